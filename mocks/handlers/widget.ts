import { siteEvents } from '../fixtures/site'
import { declined, ok } from '../http/Answer'
import { jsonMember, textMember } from '../http/body'
import type { Operation } from '../http/Operation'

const summaryEventsType = 'summary-events'

/** Server-rendered content of a widget (B7). */
export const widgetOperations: readonly Operation[] = [
  {
    id: 'GetWidgetRendering',
    method: 'POST',
    path: '/api/widget/GetWidgetRendering',
    group: 'site',
    crumb: 'required',
    answer: ({ body }) => {
      const widget = jsonMember(body.value, 'widgetJSON')
      if (textMember(widget, 'type') === '') {
        return declined({ errorKey: 'WIDGET_UNREADABLE', status: 422, message: 'widgetJSON needs type, id and value.' })
      }
      const isEvents = textMember(widget, 'type') === summaryEventsType
      if (isEvents && textMember(body.value, 'collectionId') === '') {
        return declined({
          errorKey: 'COLLECTION_MISSING',
          status: 422,
          message: 'Event summaries need a collectionId.',
        })
      }
      return ok({ html: eventsHtml() })
    },
  },
]

function eventsHtml(): string {
  const items = siteEvents.map(
    ({ title, date, url }) =>
      `<div class="summary-item summary-item-record-type-event"><a class="summary-title-link" href="${url}">${title}</a>` +
      `<time class="summary-metadata-item--date" datetime="${date}">${date}</time></div>`,
  )
  return `<div class="summary-item-list-container"><div class="summary-item-list">${items.join('')}</div></div>`
}
