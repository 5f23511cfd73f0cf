import type { Page } from '../../src/model/page/page'
import { isRecord, tryParseJson } from '../../src/model/text/json'
import { messages } from './messages'

/**
 * The text on newer pages about variants with low stock, with `{qtyInStock}` for the number: the message that the owner
 * chose (`scarcityMessageType`), in the page's own wording (`data-localized-strings`). A product block has its own
 * settings and wording. `null` if the owner does not want it, and on older pages, where the server writes it.
 */
export function readScarcityText(element: Element, { websiteSettings }: Pick<Page, 'websiteSettings'>): string | null {
  const host = element.closest<HTMLElement>('.product-detail, [data-merchandising-settings]')
  if (!host) return null
  const { dataset } = host
  const own = dataset.merchandisingSettings
  const { storeSettings } = websiteSettings
  const ofPage = isRecord(storeSettings) ? storeSettings.merchandisingSettings : null
  const settings = own === undefined ? ofPage : tryParseJson(own)
  if (!isRecord(settings)) return null
  const { scarcityEnabledOnProductItems: onItems, scarcityEnabledOnProductBlocks: onBlocks = onItems } = settings
  if ((host.matches('.product-detail') ? onItems : onBlocks) !== true) return null
  const words = tryParseJson(dataset.visitorTranslations ?? dataset.localizedStrings ?? '')
  const number = /[123]$/.exec(String(settings.scarcityMessageType))?.[0]
  const text = isRecord(words) && words[number ? `productScarcityMessage${number}` : 'productDefaultScarcityText']
  return typeof text === 'string' && text ? text : messages.fewLeft
}
