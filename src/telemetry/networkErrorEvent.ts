import { errorKeyOf } from '../data/url'
import type { Page } from '../model/page/page'
import { pageUrl } from './pageUrl'
import { scrubText } from './scrub'
import { recordEvent } from './trackedEvent'

const eventType = 'system_network_error' // A8 Data layer

/**
 * Records that a request did not reach a server (A8: a network error records an analytics event). Takes the
 * page and the announcement of the data layer. Its own failure is ignored (A8), and never becomes another network error
 * (docs/decisions.md#51).
 */
export function recordNetworkError(page: Page, failure: { readonly url: string }): void {
  const url = scrubText(failure.url)
  // Not the error's own key, which contains what was removed from the URL.
  recordEvent(page, eventType, { url, errorKey: errorKeyOf(url), pageUrl: pageUrl() }).catch(() => {})
}
