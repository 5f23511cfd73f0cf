import { post } from '../../src/data/request'
import { isRecord } from '../../src/model/text/json'
import { sanitiseHtml } from '../../src/ui/html'
import type { EventsQuery } from './props'

/**
 * Has the server render a summary of events (B7 GetWidgetRendering, docs/decisions.md#83). Returns its
 * sanitised content, or `null` for a response without content. Rejects with a `RequestError`.
 */
export async function fetchEvents(query: EventsQuery, signal: AbortSignal): Promise<DocumentFragment | null> {
  const { collectionId, id, value } = query
  const form = { widgetJSON: { type: 'summary-events', id, value }, collectionId }
  const answer = await post('/api/widget/GetWidgetRendering', { form, signal })
  const html = isRecord(answer) && typeof answer.html === 'string' ? answer.html.trim() : ''
  if (html === '') return null
  const content = await sanitiseHtml(html)
  return content.firstElementChild ? content : null
}
