import { mayStore, onConsentChange } from '../../src/browser/consent'
import { isInEditor } from '../../src/browser/isInEditor'
import { markOwn } from '../../src/browser/ownElements'
import { pageLocale } from '../../src/browser/pageLocale'
import { productRecordType } from '../../src/model/enumerations/productTypes'
import type { Page } from '../../src/model/page/page'
import { selectedCurrency } from '../../src/model/page/selectedCurrency'
import { readInteger } from '../../src/runtime/attributes'
import { adoptStyles } from '../../src/ui/styles'
import { drawSeen } from './drawSeen'
import { placeWithoutShift } from './placeWithoutShift'
import type { RecentlyViewedProps } from './props'
import css from './recentlyViewed.css?inline'
import { forgetProducts, rememberProduct, seenProducts } from './seenProducts'

const mostShown = 4 // docs/decisions.md#72

/** Reads the page's product. Returns `null` in the editor, where owners are not visitors. */
export function parse(element: HTMLElement, page: Page): RecentlyViewedProps | null {
  if (isInEditor()) return null
  const { pageType, item } = page
  const isProduct = pageType === 'item' && Number(item?.recordType) === productRecordType
  return {
    itemId: (isProduct && item?.id) || null,
    most: Math.max(readInteger(element, 'data-recently-viewed', mostShown), 0),
    money: { locale: pageLocale(page.settings.locale), currency: selectedCurrency(page) },
  }
}

/**
 * Remembers the page's product and lists those seen before it, as long as the visitor consents. Consent may be given
 * and withdrawn while the page is open.
 */
export function attach(element: HTMLElement, props: RecentlyViewedProps): () => void {
  const { itemId } = props
  let close: (() => void) | null = null
  const follow = () => {
    if (mayStore() === (close !== null)) return
    close?.()
    close = null
    if (!mayStore()) return
    const others = seenProducts().filter((id) => id !== itemId)
    if (itemId) rememberProduct(itemId)
    close = list(element, others, props)
  }
  follow()
  const stopListening = onConsentChange(follow)
  return () => {
    stopListening()
    close?.()
  }
}

/** Lists products when they have loaded. Returns a function that removes them. */
function list(element: HTMLElement, ids: readonly string[], props: RecentlyViewedProps): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const load = async () => {
    const { fetchSeen } = await import('./fetchSeen')
    const { products, gone } = await fetchSeen(ids, props, signal)
    if (signal.aborted) return
    forgetProducts(gone)
    if (products.length === 0) return
    adoptStyles('recently-viewed', css)
    const drawn = markOwn(drawSeen(products))
    const stopWaiting = placeWithoutShift(element, drawn)
    signal.addEventListener('abort', () => {
      stopWaiting()
      drawn.remove()
    })
  }
  if (props.most > 0 && ids.length > 0) load().catch(reportError)
  return () => controller.abort()
}
