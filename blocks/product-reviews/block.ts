import { readEntryValue } from '../../src/browser/entryValue'
import { markOwn } from '../../src/browser/ownElements'
import { pageLocale } from '../../src/browser/pageLocale'
import type { Page } from '../../src/model/page/page'
import { readText } from '../../src/runtime/attributes'
import { adoptStyles } from '../../src/ui/styles'
import { drawReviews, entryName } from './drawReviews'
import css from './productReviews.css?inline'
import type { ProductReviewsProps } from './props'

/** Reads the product's id. Returns `null` if the attribute is empty. */
export function parse(element: HTMLElement, page: Page): ProductReviewsProps | null {
  const itemId = readText(element, 'data-product-reviews')
  return itemId ? { itemId, locale: pageLocale(page.settings.locale), first: null } : null
}

/**
 * Loads the newest reviews, and as many as before if the visitor comes back. If there are none, the page stays as
 * served.
 */
export async function prepare(props: ProductReviewsProps): Promise<ProductReviewsProps> {
  const { fetchReviews } = await import('./fetchReviews')
  const pages = Number(readEntryValue(entryName(props))) || 1
  const first = await fetchReviews(props.itemId, 1, pages).catch(() => null)
  return { ...props, load: fetchReviews, first }
}

/** Adds the reviews to the server's content, if there are any. */
export function attach(element: HTMLElement, props: ProductReviewsProps): () => void {
  const { first } = props
  if (!first || first.total === 0) return () => {}
  adoptStyles('product-reviews', css)
  const drawn = markOwn(drawReviews(first, props))
  element.append(drawn)
  return () => drawn.remove()
}
