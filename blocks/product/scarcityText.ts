import type { Page } from '../../src/model/page/page'
import { isRecord, tryParseJson } from '../../src/model/text/json'
import { messages } from './messages'

/**
 * What a newer page says about variants of which few are left, with `{qtyInStock}` for their number: the message that
 * the owner has chosen (`scarcityMessageType`), in the words of the page (`data-localized-strings`). `null` on pages
 * whose owner does not want it, and on older ones, where the server writes it.
 */
export function readScarcityText(element: Element, { websiteSettings }: Pick<Page, 'websiteSettings'>): string | null {
  const detail = element.closest('.product-detail')
  const { storeSettings } = websiteSettings
  const settings = isRecord(storeSettings) ? storeSettings.merchandisingSettings : null
  if (!detail || !isRecord(settings) || settings.scarcityEnabledOnProductItems !== true) return null
  const words = tryParseJson(detail.getAttribute('data-localized-strings') ?? '')
  const number = /[123]$/.exec(String(settings.scarcityMessageType))?.[0]
  const text = isRecord(words) && words[number ? `productScarcityMessage${number}` : 'productDefaultScarcityText']
  return typeof text === 'string' && text ? text : messages.fewLeft
}
