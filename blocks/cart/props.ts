import type { CartClient } from '../../src/data/cart/CartClient'
import type { Rows } from './view/rows'

/** The page's cart and the shop's settings. */
export interface CartProps {
  /** Loaded before the view is drawn. */
  readonly client?: CartClient
  /** How lines are animated. Nothing is animated without it. */
  readonly rowKit?: Rows | undefined
  readonly settings: CartSettings
  /** Whether the server has drawn a cart, not only an empty root. */
  readonly isServed: boolean
}

/** The shop's settings on this page. */
export interface CartSettings {
  /** The locale for the names of countries. */
  readonly locale: string
  /** The locale for amounts. */
  readonly moneyLocale: string
  /** The currency of a visitor without a cart. */
  readonly currency: string
  /** The URL that an empty cart links to. */
  readonly continueUrl: string
  readonly checkoutUrl: string
  /** The minimum subtotal of an order; 0 for no minimum. */
  readonly minimumSubtotalCents: number
  /** The store's `multipleQuantityAllowedForServices`. */
  readonly allowsSeveralServices: boolean
}
