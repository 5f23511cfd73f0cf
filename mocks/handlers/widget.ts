import { eventsCollection } from '../fixtures/calendar'
import { pastEvent, type SiteEvent, siteEvents } from '../fixtures/site'
import { declined, ok } from '../http/Answer'
import { jsonMember, textMember } from '../http/body'
import type { Operation } from '../http/Operation'
import { eventItem, type SummarySettings, summaryContent } from '../site/markup/summary'
import { shopTime } from '../state/store/clock'

const summaryEventsType = 'summary-events'
const eventsCollectionType = 10
const mostItems = 30
const designs: readonly string[] = ['list', 'carousel', 'autogrid', 'autocolumns']

/** Server-rendered content of a widget (B7). */
export const widgetOperations: readonly Operation[] = [
  {
    id: 'GetWidgetRendering',
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    group: 'site',
    crumb: 'required',
    answer: ({ body, backend }) => {
      const widget = jsonMember(body.value, 'widgetJSON')
      if (textMember(widget, 'type') === '') {
        return declined({ errorKey: 'WIDGET_UNREADABLE', status: 422, message: 'widgetJSON needs type, id and value.' })
      }
      const isEvents = textMember(widget, 'type') === summaryEventsType
      const collectionId = textMember(body.value, 'collectionId')
      if (isEvents && collectionId === '') {
        return declined({
          errorKey: 'COLLECTION_MISSING',
          status: 422,
          message: 'Event summaries need a collectionId.',
        })
      }
      // Without content, a page keeps what it has: the events of the page's own collection are unknown here.
      if (isEvents && collectionId !== eventsCollection.id) return ok({ html: '' })
      const settings = settingsOf(jsonMember(widget, 'value'), collectionId)
      const events = eventsOf(settings, new Date(shopTime(backend)).toISOString())
      return ok({ html: summaryContent(settings, events.map(eventItem)).text })
    },
  },
]

function settingsOf(value: unknown, collectionId: string): SummarySettings & { readonly pageSize: number } {
  const design = textMember(value, 'design')
  const { pageSize } = (value ?? {}) as { readonly pageSize?: unknown }
  return {
    design: (designs.includes(design) ? design : 'list') as SummarySettings['design'],
    collectionId,
    collectionType: eventsCollectionType,
    headerText: textMember(value, 'headerText'),
    pageSize: typeof pageSize === 'number' ? Math.min(Math.max(Math.trunc(pageSize), 1), mostItems) : mostItems,
    // Real blocks contain both `upcoming` and `Upcoming`.
    showPastOrUpcomingEvents:
      textMember(value, 'showPastOrUpcomingEvents').toLowerCase() === 'past' ? 'past' : 'upcoming',
  }
}

function eventsOf(settings: SummarySettings & { readonly pageSize: number }, now: string): readonly SiteEvent[] {
  const isPast = settings.showPastOrUpcomingEvents === 'past'
  const today = now.slice(0, 10)
  return [pastEvent, ...siteEvents].filter(({ date }) => date < today === isPast).slice(0, settings.pageSize)
}
