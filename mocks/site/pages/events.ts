import { type CalendarEvent, eventAt, eventsBetween, eventsCollection, regulars } from '../../fixtures/calendar'
import { siteEvents } from '../../fixtures/site'
import { html } from '../html'
import { textBlock } from '../markup/block'
import { collectionCalendar, eventMeta } from '../markup/calendar'
import { imageBlock } from '../markup/imageBlocks'
import { tockBlock } from '../markup/reservation'
import { pageTypes, type SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { eventWords, spokenDate, upcoming } from './eventList'
import { pageHead, section } from './parts'

const collectionId = eventsCollection.id
const bookedSlug = 'loaf-class' // the only event with a limit
const monthMs = 31 * 86_400_000

/** The list of events, and a page for each. */
export const eventPages: readonly SitePage[] = [
  {
    path: '/events',
    title: 'What’s on',
    summary: 'The seal count, the lighthouse open day, the harbour concert, and what happens every week.',
    blocks: ['calendar'],
    pageType: pageTypes.collection,
    collectionId,
    body: (
      visit,
    ) => html`${pageHead('What’s on', 'Three days of the year when we lay out more chairs than we own, and the smaller ones in between.')}
      ${section('events', upcoming(visit, 'h2'))}
      ${section(
        'events-calendar',
        html`<h2>Month by month</h2>
        ${collectionCalendar(visit, eventsBetween(visit.now, visit.now + monthMs))}`,
      )}`,
  },
  ...siteEvents.map(({ title, date, url }, index): SitePage => {
    const words = eventWords[url]
    return {
      path: url,
      title,
      summary: words?.line ?? title,
      blocks: words ? ['image', ...(words.more ? [words.more.name] : [])] : [],
      pageType: pageTypes.item,
      collectionId,
      item: { id: `5f0c0000000000000000e00${index + 1}`, title, recordType: 12 },
      body: (visit) => html`${pageHead(title, words?.line, spokenDate(date))}
      ${section(
        'article',
        html`${words && imageBlock(`e00${index + 1}`, words.scene, '', { sizes: '(min-width: 60em) 56rem, 92vw', isFirst: true })}
        <div class="prose">${textBlock(
          `e01${index + 1}`,
          words?.text.map((text) => html`<p>${text}</p>`),
        )}
        ${dayOf(url, visit).map((event) => eventMeta(visit, event))}
        ${words?.more && html`<h2>${words.more.title}</h2>${words.more.content}`}
        <p><a href="${visit.href('/events')}">Back to what’s on</a></p></div>`,
      )}`,
    }
  }),
  ...regulars.map(({ slug, title, rule, text }, index): SitePage => {
    const path = `${eventsCollection.path}/${slug}`
    return {
      path,
      title,
      summary: text,
      blocks: slug === bookedSlug ? ['reservation'] : [],
      pageType: pageTypes.item,
      collectionId,
      item: { id: `5f0c0000000000000000e10${index + 1}`, title, recordType: 12 },
      isUnlisted: true, // each of its days would be a page of its own
      body: (visit) => html`${pageHead(title, text, rule)}
      ${section(
        'article',
        html`<div class="prose">${dayOf(path, visit).map((event) => eventMeta(visit, event))}
        ${slug === bookedSlug && html`<h2>Keep a place</h2><p>There are eight, at one table.</p>${tockBlock('e022', 'events')}`}
        <p><a href="${visit.href('/events')}">Back to what’s on</a></p></div>`,
      )}`,
    }
  }),
]

/** The day that the URL names, else the next one. */
function dayOf(path: string, { query, now }: Visit): readonly CalendarEvent[] {
  const event = eventAt(path, query.get('on'))
  const next = eventsBetween(now, now + 2 * monthMs).find(({ fullUrl }) => fullUrl.startsWith(`${path}?`))
  return event ? [event] : next ? [next] : []
}
