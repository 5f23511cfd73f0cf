import { messages } from './cartCountMessages'

const most = 100 // A3 Cart indicator: 100+ above 100 (docs/decisions.md#20)

/** The number of items in the cart as it is shown: above 100 as a sign, which screen readers announce in words. */
export function cartCount(count: number): { readonly shown: string; readonly spoken: string | null } {
  return count > most ? { shown: messages.over, spoken: messages.overSpoken } : { shown: String(count), spoken: null }
}
