import type { BlockName } from '../../blockNames'
import { siteEvents } from '../../fixtures/site'
import { type Html, html } from '../html'
import { tourDatesBlock } from '../markup/tourDates'
import type { Visit } from '../Visit'

export interface EventWords {
  readonly scene: string
  readonly line: string
  readonly text: readonly string[]
  /** A heading and a block below the text. */
  readonly more?: { readonly title: string; readonly name: BlockName; readonly content: Html }
}

/** The image and text of each event, by its URL. */
export const eventWords: { readonly [url: string]: EventWords } = {
  '/events/seal-count': {
    scene: 'seals-low-tide',
    line: 'Bring binoculars and a strong opinion on what counts as one seal.',
    text: [
      'Once a year we count every seal on the Sleepers, twice, from two sides, and then argue about the difference. The numbers go to the people who keep such numbers. The argument stays here.',
      'We meet at the slip an hour before low water. Finlay hands out clickers and a sheet with the rules. Rule one: a head in the water is a seal. Rule two: a rock is not a seal, however much it looks at you.',
      'Soup at one. Dogs, and people who cannot whisper, are asked to help with the soup.',
    ],
  },
  '/events/lighthouse-open-day': {
    scene: 'lamp-lens',
    line: 'Every door in the tower open, and every one of the 131 steps yours.',
    text: [
      'One day in July we unlock the doors that are shut for the rest of the year: the oil store, the weight shaft, and the little balcony under the lamp that the insurers would prefer not to hear about.',
      'Tobias polishes the lens at two o’clock and explains each ring as he goes. It takes an hour and nobody has ever left early, though to be fair he has the key.',
      'The tower takes ten people at a time. Tickets for the climb are free and handed out on the first boat.',
    ],
  },
  '/events/harbour-concert': {
    scene: 'harbour',
    line: 'A quartet, a quay, and a tide table in place of a programme.',
    text: [
      'The Slack Tide are four people from Arden, who sit on fish boxes at the end of the quay. The audience sits on everything else. They start when the water reaches the third step and stop when it reaches the sixth.',
      'Bring a cushion and something to throw over your shoulders. The bakehouse stays open until the last note and sells whatever it has left by weight.',
      'If it rains we move into the boat shed, where the sound is better and the smell is worse.',
    ],
    more: { title: 'Where else they play', name: 'tour-dates', content: tourDatesBlock('e021') },
  },
}

/** A date as text, such as 14 June 2026. */
export function spokenDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** The list of upcoming events. */
export function upcoming(visit: Visit, level: 'h2' | 'h3' = 'h3'): Html {
  return html`<ol class="event-list">
            ${siteEvents.map(({ title, date, url }) => {
              const link = html`<a href="${visit.href(url)}">${title}</a>`
              return html`<li class="event">
              <time class="event-date" datetime="${date}"><span class="event-day">${Number(date.slice(8))}</span> <span class="event-month">${spokenDate(date).split(' ')[1]?.slice(0, 3)}</span></time>
              <div>${level === 'h2' ? html`<h2 class="event-title">${link}</h2>` : html`<h3 class="event-title">${link}</h3>`}<p>${eventWords[url]?.line}</p></div>
            </li>`
            })}
          </ol>`
}
