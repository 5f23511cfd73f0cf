import { eventsCollection } from '../../../fixtures/calendar'
import { html } from '../../html'
import { calendarBlock } from '../../markup/calendar'
import { tourDatesBlock } from '../../markup/tourDates'
import type { BlockPage } from './BlockPage'

/** The page of calendars. */
export const calendar: BlockPage = {
  name: 'calendar',
  title: 'Calendar',
  summary: 'The events of a collection, month by month.',
  blocks: ['calendar'],
  tries: [
    'Press Tab until a day has the focus, then use the arrow keys, Home and End, and Page Up and Page Down, with Shift for years.',
    'Choose a day: its events are listed. Choose it again to list the whole month.',
    'Save an event: you get a file for your calendar app.',
    'Set your computer to another time zone: days stay in the island’s zone, and each event also shows your local time.',
    'Choose overtaking and go back and forth quickly: the calendar always shows the events of the month in its heading.',
    'Make the window narrow: dots replace the titles. The height of the box stays the same.',
  ],
  scenarios: [
    ...(['slow', 'verySlow', 'overtaking', 'offline', 'serverError', 'notFound', 'notJson', 'neverAnswers'] as const),
    ...(['hostileEvents', 'noEvents', 'crowdedEvents'] as const),
  ],
  examples: () => [
    {
      title: 'As on hosted pages',
      note: 'The current month, in the island’s time zone.',
      content: calendarBlock('x1801'),
    },
    {
      title: 'In markup of your own',
      note: 'Visitors without scripts see only the list.',
      content: html`<div data-block-type="calendar" data-collection-id="${eventsCollection.id}"><ul>
        <li><a href="/events/bread-club">Bread club</a>, every Thursday at half past six</li>
        <li><a href="/events/loaf-class">First loaf</a>, the first Saturday of the month</li>
      </ul></div>`,
    },
  ],
}

/** The page of events in custom markup. */
export const event: BlockPage = {
  name: 'event',
  title: 'Event',
  summary: 'A date that visitors save in their own calendar.',
  blocks: ['event'],
  tries: ['Save each event and open the file: it has the time in the island’s zone, the place and the URL.'],
  examples: () => [
    {
      title: 'With a time',
      note: 'Without scripts the link opens the page of the event.',
      content: html`<article data-block-type="event" id="seal-count-2027">
        <h3><a href="/events/seal-count">Seal count</a></h3>
        <p><time datetime="2027-06-13T10:00">13 June 2027, 10 am</time> to <time datetime="2027-06-13T16:00">4 pm</time>, <span data-event-place>The slip, Skerry Island</span></p>
        <p><a data-event-file href="/events/seal-count">Add to calendar</a></p>
      </article>`,
    },
    {
      title: 'Whole days',
      content: html`<article data-block-type="event" id="winter-fair">
        <h3>Winter fair</h3>
        <p><time datetime="2026-12-19">19</time> to <time datetime="2026-12-20">20 December 2026</time></p>
        <p><a data-event-file href="/events">Add to calendar</a></p>
      </article>`,
    },
  ],
}

/** The page of tour dates. */
export const tourDates: BlockPage = {
  name: 'tour-dates',
  title: 'Tour dates',
  summary: 'Where a band plays, from a provider of tour dates.',
  blocks: ['tour-dates'],
  tries: [
    'The provider is a stand-in. Its dates move with the clock, so some are always upcoming.',
    html`On a site that asks for consent, nothing is requested from another company before you press the button: <a href="?tour=foreign&amp;cookies=restrictive">?tour=foreign&amp;cookies=restrictive</a>. That provider does not exist.`,
    'Show more dates: the focus moves to the first new one.',
    'Choose offline: a message replaces the dates, and you can try again.',
    'Whatever the response, nothing below moves.',
  ],
  scenarios: [
    ...(['slow', 'verySlow', 'offline', 'serverError', 'notFound', 'notJson', 'neverAnswers'] as const),
    ...(['hostileEvents', 'noEvents', 'crowdedEvents'] as const),
  ],
  examples: () => [
    { title: 'As on hosted pages', note: 'Upcoming dates.', content: tourDatesBlock('x1901') },
    { title: 'Past dates', note: 'The latest first.', content: tourDatesBlock('x1902', { timeframe: 'past' }) },
    {
      title: 'No dates',
      note: 'In the summer of 1999 the band did not exist.',
      content: tourDatesBlock('x1903', {
        timeframe: 'range',
        startDate: Date.UTC(1999, 5, 1),
        endDate: Date.UTC(1999, 7, 31),
      }),
    },
    {
      title: 'In markup of your own',
      content: html`<div data-block-type="tour-dates" data-block-json="${JSON.stringify({ artistId: 'id_1305' })}"></div>`,
    },
  ],
}
