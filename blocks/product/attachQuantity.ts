import { recordChanges } from '../../src/browser/elementChanges'
import { largestQuantity, readQuantity } from '../../src/model/product/quantity'
import type { QuantityProps } from './props'

/** Limits a quantity to the stock, and makes the plus and minus buttons of newer templates work. */
export function attachQuantity({ input, decrease, increase, stock }: QuantityProps): () => void {
  const changes = recordChanges()
  if (Number.isFinite(stock) && stock > 0) changes.attribute(input, 'max', largestQuantity(stock))

  const step = (by: number) => {
    const largest = Number(input.max) || largestQuantity(Number.POSITIVE_INFINITY)
    const quantity = (readQuantity(input.value) ?? 1) + by
    const next = String(Math.min(Math.max(quantity, 1), largest))
    if (next === input.value) return
    input.value = next
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  }
  if (decrease) changes.listen(decrease, 'click', () => step(-1))
  if (increase) changes.listen(increase, 'click', () => step(1))
  return changes.undo
}
