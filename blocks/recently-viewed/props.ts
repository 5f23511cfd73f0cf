import type { PriceText } from '../../src/model/product/priceText'

export interface RecentlyViewedProps {
  /** The page's product, which is remembered and not listed; `null` on other pages. */
  readonly itemId: string | null
  /** The maximum number of products. With 0, the product is only remembered. */
  readonly most: number
  /** How prices are formatted. */
  readonly money: { readonly locale: string; readonly currency: string }
}

/** A product as it is listed, with today's price. */
export interface SeenProduct {
  readonly title: string
  readonly url: string
  /** Empty if it has no image. */
  readonly imageUrl: string
  /** `null` for a product without a visible price. */
  readonly price: PriceText | null
}
