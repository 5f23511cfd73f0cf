import { pageAddress } from '../../src/browser/pageAddress'
import { get } from '../../src/data/request'
import { isRequestError } from '../../src/errors/RequestError'
import { safeRedirect } from '../../src/model/address/redirect'
import type { Money } from '../../src/model/money/Money'
import { showMoney } from '../../src/model/money/shownMoney'
import type { StructuredContent } from '../../src/model/product/Product'
import { type PriceText, productPriceText } from '../../src/model/product/priceText'
import { readPrice as readMoney, readVariants } from '../../src/model/product/readVariants'
import { isRecord, textOf } from '../../src/model/text/json'
import type { RecentlyViewedProps, SeenProduct } from './props'

/** The products seen before that could be loaded. */
export interface SeenAnswer {
  readonly products: readonly SeenProduct[]
  /** The ids of products that are no longer sold. */
  readonly gone: readonly string[]
}

/**
 * Loads products with today's prices, at most `most`, in the order of their ids. Those no longer sold are
 * replaced by the next ones; those that fail to load are skipped. Never rejects.
 */
export async function fetchSeen(
  ids: readonly string[],
  { most, money }: Pick<RecentlyViewedProps, 'most' | 'money'>,
  signal: AbortSignal,
): Promise<SeenAnswer> {
  const products: SeenProduct[] = []
  const gone: string[] = []
  let next = 0
  while (products.length < most && next < ids.length && !signal.aborted) {
    const batch = ids.slice(next, next + most - products.length)
    next += batch.length
    const answers = await Promise.all(batch.map((id) => fetchProduct(id, signal)))
    answers.forEach((answer, index) => {
      const product = answer === 'gone' ? null : readProduct(answer, money)
      if (product) products.push(product)
      else if (answer === 'gone') gone.push(batch[index]!)
    })
    // Does not send twelve requests to a server that does not respond.
    if (answers.includes(null)) break
  }
  return { products, gone }
}

/** The response for one product; `gone` if there is no such product, `null` if the request failed. */
async function fetchProduct(id: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await get(`/api/commerce/products/${encodeURIComponent(id)}`, { signal })
  } catch (error) {
    const isGone = isRequestError(error) && (error.errorKey === 'ITEM_NOT_FOUND' || error.status === 404)
    return isGone ? 'gone' : null
  }
}

/** Reads a product. Returns `null` without a title or a page on this site. */
export function readProduct(answer: unknown, money: RecentlyViewedProps['money']): SeenProduct | null {
  const { title, fullUrl, assetUrl, structuredContent } = isRecord(answer) ? answer : {}
  const url = safeRedirect(textOf(fullUrl), pageAddress())
  if (!textOf(title) || !url) return null
  return {
    title: textOf(title),
    url,
    imageUrl: safeRedirect(textOf(assetUrl), pageAddress()) ?? '',
    price: isRecord(structuredContent) ? readPrice(structuredContent, money) : null,
  }
}

/** The text of the price, from JSON in which any part may be missing. */
function readPrice(
  content: { readonly [key: string]: unknown },
  { locale, currency }: RecentlyViewedProps['money'],
): PriceText | null {
  const variants = readVariants(content.variants, currency) ?? []
  // The price of a digital product, which has no variants.
  const priceMoney = readMoney(content.priceMoney, content.priceCents, currency)
  const salePriceMoney = readMoney(content.salePriceMoney, content.salePriceCents, currency)
  const write = (price: Money) => showMoney(price, { locale })
  try {
    // The cast holds for the parts read above; errors in the rest are caught.
    return productPriceText(
      { ...(content as unknown as StructuredContent), variants, priceMoney, salePriceMoney },
      write,
    )
  } catch {
    return null // an invalid amount or plan
  }
}
