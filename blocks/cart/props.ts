import type { CartClient } from '../../src/data/cart/CartClient'
import type { Rows } from './view/rows'

/** The cart of the page, and how the shop sells. */
export interface CartProps {
  /** Loaded before the view is drawn. */
  readonly client?: CartClient
  /** How lines enter and leave. Nothing moves without it. */
  readonly rowKit?: Rows | undefined
  readonly settings: CartSettings
  /** Whether the server has drawn a cart, and not only an empty root. */
  readonly isServed: boolean
}

/** What the page says of its shop. */
export interface CartSettings {
  /** The language tag by which countries are named. */
  readonly locale: string
  /** The language tag by which amounts are written. */
  readonly moneyLocale: string
  /** The currency of a visitor without a cart. */
  readonly currency: string
  /** Where an empty cart leads. */
  readonly continueUrl: string
  readonly checkoutUrl: string
  /** The least subtotal of an order; 0 if any will do. */
  readonly minimumSubtotalCents: number
  /** The store's `multipleQuantityAllowedForServices`. */
  readonly allowsSeveralServices: boolean
}
