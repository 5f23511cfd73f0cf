import { type CalendarEvent, eventsCollection } from '../../fixtures/calendar'
import { type Html, html } from '../html'
import type { Visit } from '../Visit'
import { block } from './block'

/** A calendar block as the platform renders it: the id of its collection, without visible content. */
export function calendarBlock(id: string): Html {
  return block('calendar', id, null, { 'data-block-json': JSON.stringify({ collectionId: eventsCollection.id }) })
}

/** The calendar of a collection's own page, and a list for visitors without scripts. */
export function collectionCalendar(visit: Visit, events: readonly CalendarEvent[]): Html {
  const items = events.map(
    ({ title, fullUrl, startDate }) =>
      html`<li><a href="${visit.href(fullUrl)}">${title}</a>, ${spokenTime(startDate)}</li>`,
  )
  return html`<div class="sqs-events-collection-calendar" data-collection-id="${eventsCollection.id}"></div>
  <noscript><ul>${items}</ul></noscript>`
}

/** A day and time in the site's time zone, as text. */
export function spokenTime(time: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: eventsCollection.timeZone,
  }).format(time)
}

/**
 * The time and place of an event, and links to add it to a calendar, as the platform writes them on the event's page.
 */
export function eventMeta(visit: Visit, { fullUrl, startDate }: CalendarEvent): Html {
  const file = `${fullUrl}${fullUrl.includes('?') ? '&' : '?'}format=ical`
  return html`<ul class="eventitem-meta event-meta plain-list">
          <li class="eventitem-meta-item eventitem-meta-date"><time class="event-date" datetime="${new Date(startDate).toISOString()}">${spokenTime(startDate)}</time></li>
          <li class="eventitem-meta-item eventitem-meta-export"><a class="eventitem-meta-export-ical" href="${visit.href(file)}">ICS</a></li>
        </ul>`
}
