import type { Figure } from '../Figure'
import type { Lab } from '../lab'
import { documentOf } from '../markup'
import { median, takeInTurns } from '../statistics'

const rounds = 5

const json = (data: object) => `data-block-json='${JSON.stringify(data)}'`
const block = (kind: string, content: string, attributes = '') =>
  `<div class="sqs-block sqs-block-${kind}" ${attributes}><div class="sqs-block-content">${content}</div></div>`
const seasons = {
  chartType: 1009,
  dataTable: [
    ['', 'Boats', 'Dogs'],
    ['May', 58, 44],
    ['June', 60, 63],
    ['July', 62, 88],
  ],
}
const place = { location: { mapLat: 57.2814, mapLng: -6.0713, addressTitle: 'The Bakehouse' } }
const items = '<div class="summary-item"><a href="/a">The night of the two lights</a></div>'.repeat(6)

/** One block of each kind, in the platform's markup; the text is for what every page with a block costs. */
const markup: { readonly [name: string]: string } = {
  text: block('html', '<p>Nine to five</p>'),
  audio: block('audio', '<div class="sqs-audio-embed" data-url="/bell.mp3" data-title="The bell buoy"></div>'),
  button: block('button', '<a class="sqs-block-button-element" href="/boats">To the boats</a>'),
  // There is no server here: it says that the month could not be loaded.
  calendar: block('calendar', '', json({ collectionId: '5f0c0000000000000000c017' })),
  chart: block('chart', '', json(seasons)),
  embed: block('embed', '', json({ html: '<p>High water at six</p>' })),
  event:
    '<article data-block-type="event" id="seal-count"><h3>Seal count</h3><time datetime="2027-06-13T09:00">9.00</time></article>',
  like: '<span data-block-type="like" data-item-id="5f0c" data-like-count="3"><span class="like-count"></span></span>',
  map: block('map', '', json(place)),
  marquee: block(
    'marquee',
    '<div class="Marquee"><div class="Marquee-measure"><p class="Marquee-item">Low water at six</p></div><p><svg class="Marquee-svg"></svg><span class="v6-visually-hidden"></span></p></div>',
  ),
  menu: block(
    'menu',
    '<div class="menu-wrapper"><div><label class="js-menu-select-labels">Lunch</label><label class="js-menu-select-labels">Supper</label></div><div class="js-menu">Soup</div><div class="js-menu">Haddock</div></div>',
  ),
  search: block(
    'search',
    '<div class="sqs-search-ui-text-input" data-preview="true"><input class="search-input" type="search" aria-label="Search"></div>',
  ),
  share: '<span class="squarespace-social-buttons inline-style" data-full-url="/boats" data-title="The boats"></span>',
  summary: block(
    'summary-v2',
    `<div class="summary-item-list">${items}</div>`,
    json({ design: 'autogrid', columnWidth: 220, gutter: 24 }),
  ),
}
const names = Object.keys(markup)
const added = names.filter((name) => name !== 'text')

/** What one small block adds to a page that has the runtime already. */
export const blocks: Figure = {
  name: 'blocks',
  title: 'One block of each kind: script of the main thread beyond that of a page with a text',
  async measure(lab) {
    for (const name of names) {
      const tag = '<script type="module" src="/dist/skerry.mjs"></script>'
      lab.server.put(pathOf(name), documentOf(markup[name] ?? '', tag))
    }
    const taken = await takeInTurns(names, rounds, (name) => load(lab, name))
    const of = (name: string, key: 'scriptMs' | 'bytes' | 'files') => median((taken[name] ?? []).map((one) => one[key]))
    return {
      unit: 'ms',
      rows: added.map((name) => ({
        name,
        value: Math.max(0, of(name, 'scriptMs') - of('text', 'scriptMs')),
        more: {
          'kB more': ((of(name, 'bytes') - of('text', 'bytes')) / 1000).toFixed(1),
          'files more': String(of(name, 'files') - of('text', 'files')),
        },
      })),
      goals: [],
    }
  },
}

function pathOf(name: string): string {
  return `/block-${name}.html`
}

async function load(lab: Lab, name: string) {
  const bench = await lab.open(pathOf(name))
  const { page } = bench
  await page.waitForFunction(
    (wanted) => {
      type Inspected = { inspect(): { blocks: { name: string; state: string }[] } }
      const skerry = (globalThis as unknown as Record<symbol, Inspected | undefined>)[Symbol.for('skerry')]
      const blocks = skerry?.inspect().blocks ?? []
      return blocks.some(({ name, state }) => name === wanted && (state === 'mounted' || wanted === 'html'))
    },
    name === 'text' ? 'html' : name,
  )
  await bench.quiet()
  const { scriptMs } = await bench.read()
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  )
  await bench.close()
  return { scriptMs, bytes: fetched.reduce((total, bytes) => total + bytes, 0), files: fetched.length }
}
