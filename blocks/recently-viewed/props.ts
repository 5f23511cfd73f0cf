import type { PriceText } from '../../src/model/product/priceText'

export interface RecentlyViewedProps {
  /** The product of this page; `null` on any other page. It is remembered, and not listed. */
  readonly itemId: string | null
  /** How many are shown at most. 0 only remembers. */
  readonly most: number
  /** How prices are written. */
  readonly money: { readonly locale: string; readonly currency: string }
}

/** A product as it is listed, with today's price. */
export interface SeenProduct {
  readonly title: string
  readonly url: string
  /** Empty if it has no picture. */
  readonly imageUrl: string
  /** `null` for a product that shows none. */
  readonly price: PriceText | null
}
