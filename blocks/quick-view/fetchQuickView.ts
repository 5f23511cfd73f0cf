import { announce } from '../../src/data/announcements'
import { messages as dataMessages } from '../../src/data/messages'
import { get } from '../../src/data/request'
import { isUnanswered } from '../../src/errors/NetworkError'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { recordQuickView } from '../../src/telemetry/census'
import { sanitiseHtml } from '../../src/ui/html'
import { messages } from './messages'
import type { QuickViewContent } from './props'

/**
 * Loads the content of a product's quick view, and counts the view (B7 RecordQuickView, ViewContent). Rejects with an
 * error whose message is for the visitor.
 */
export async function fetchQuickView(itemId: string, page: Page, signal: AbortSignal): Promise<QuickViewContent> {
  const answer = await get(`/api/commerce/products/${encodeURIComponent(itemId)}/quick-view`, { signal }).catch(
    (error: unknown) => {
      throw isUnanswered(error) ? new Error(messages.offline) : error
    },
  )
  const { item, html } = isRecord(answer) ? answer : {}
  const title = isRecord(item) && typeof item.title === 'string' ? item.title : ''
  if (typeof html !== 'string' || html.trim() === '') throw new Error(dataMessages.unknown)
  const content = await sanitiseHtml(html)
  recordQuickView(page, itemId)
  announce('product viewed', { itemId, title })
  return { title, content }
}
