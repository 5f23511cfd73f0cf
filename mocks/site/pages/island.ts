import { html } from '../html'
import { albumBlock } from '../markup/audio'
import { buttonBlock, textBlock } from '../markup/block'
import { imageBlock } from '../markup/imageBlocks'
import type { SitePage } from '../SitePage'
import { pageHead, section } from './parts'

const people: readonly (readonly [name: string, role: string, text: string, account?: string])[] = [
  [
    'Una Rourke',
    'Skipper',
    'Came to fix the ferry in 2011 and is still fixing it. At seven she says whether there is a boat. There is no appeal.',
    'skerrylight',
  ],
  [
    'Ines Hale',
    'Baker',
    'Up at three, in bed by eight, never wrong about rye. Believes the oven has moods and has written them down.',
  ],
  [
    'Tobias Hale',
    'Keeper of the lamp',
    'Was a bank clerk, and keeps the log like one. Has climbed the tower about nine thousand times, or forty Everests, as he will mention.',
  ],
  [
    'Finlay Hale',
    'Apprentice to everyone',
    'Fifteen. Washes up, ties up, counts seals. Plans to leave for the city and be back by the weekend.',
  ],
]

const years = [
  [
    '1868',
    'The tower is built in two summers, from granite that came out in the same boats as the masons. Neither wanted to be here.',
  ],
  [
    '1911',
    'The keepers build an oven in the oil store, against regulations. The inspector is given a loaf. There is no report.',
  ],
  ['1987', 'The lamp is put on a timer and the last keeper rows home with two goats.'],
  ['2009', 'The board turns the light off for good. We turn it on again.'],
  ['2011', 'A ferry is bought for the price of her engine. The engine turns out to have been overpriced.'],
  ['Today', 'Four people, one lamp, eleven hours of light, and bread on the first boat.'],
] as const

const sounds = [
  { url: '/media/the-slip.wav', title: 'The slip at six' },
  { url: '/media/bell-buoy.wav', title: 'Bell buoy, from the boat' },
  { url: '/media/low-water.wav', title: 'Low water' },
]

/** The page about the island and its keepers. */
export const island: SitePage = {
  path: '/island',
  title: 'The island',
  summary: 'Half a square mile of rock, a tower of 131 steps, and the four people who keep both.',
  blocks: ['audio', 'button', 'follow', 'image'],
  collectionId: '5f0c0000000000000000c011',
  look: 'wide',
  body: (
    visit,
  ) => html`${pageHead('Half a square mile, most of it up', 'You can walk round Skerry in fifty minutes, or in a day if you do it properly. There is one path, one gate, and one rule: shut the gate.', 'The island')}
      ${section('chart', imageBlock('i001', 'island-chart', 'Surveyed by rowing boat. Soundings in fathoms; the biscuit crumbs are later.', { sizes: '(min-width: 75em) 70rem, 94vw', isFirst: true }))}
      ${section(
        'story',
        html`<div class="split split--text">
          <div class="prose">
            <h2>How we come to be here</h2>
            ${textBlock('i002', html`<p>A skerry is a rock that the sea has not finished with. Ours has a lighthouse on it because of the sleepers: three reefs to the west that lie just under the water, and that took eleven ships in the years before there was a light and none in the years since.</p><p>The lighthouse board automated the lamp, then outlived its use for it. Satellites do that work now. But the fishermen at Arden wrote to say they would rather steer by something they could see, and so would we. The board, to its credit, posted us the keys.</p><p>The bakehouse pays for the boat, the boat pays for the flour, and the light is paid for by people we have mostly never met. It is not a business plan. It has worked for seventeen years.</p>`)}
          </div>
          ${imageBlock('i003', 'oilskins', 'The hall, on one of the days that need it.', { sizes: '(min-width: 56em) 28rem, 92vw' })}
        </div>`,
      )}
      ${section(
        'people',
        html`<h2>Who you’ll meet</h2>
        <ul class="people">
          ${people.map(([name, role, text, account]) => html`<li class="person"><h3>${name}</h3><p class="kicker">${role}</p><p>${text}</p>${account && html`<div class="squarespace-follow-button" data-username="${account}"></div>`}</li>`)}
        </ul>`,
      )}
      ${section(
        'sounds',
        html`<div class="split">
          <div>
            <h2>With your eyes shut</h2>
            <p>Half of what people write in the visitors’ book is about the noise, or about how little of it there is. Finlay went round with a microphone.</p>
          </div>
          ${albumBlock('i005', 'Sounds of the slip', 'Finlay Hale', sounds)}
        </div>`,
      )}
      ${section(
        'years',
        html`<h2>A short history of staying</h2>
        <dl class="years">
          ${years.map(([year, text]) => html`<div><dt>${year}</dt><dd>${text}</dd></div>`)}
        </dl>
        ${buttonBlock('i004', { href: visit.href('/questions'), label: 'Before you come over' })}`,
      )}`,
}
