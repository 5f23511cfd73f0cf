import { readCurrency } from '../page/selectedCurrency'
import type { Cart } from './Cart'

/**
 * The currency of a cart's prices: its own, or the store's if the server has no cart yet or names no currency (A3
 * Shopping cart).
 */
export function cartCurrency({ id, currency }: Pick<Cart, 'id' | 'currency'>, storeCurrency: string): string {
  return (id && readCurrency(currency)) || storeCurrency
}
