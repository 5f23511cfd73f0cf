import { pageLocale } from '../../src/browser/pageLocale'
import { purchaseKinds, readServedProduct } from '../../src/browser/servedProduct'
import { BlockError } from '../../src/errors/BlockError'
import type { Page } from '../../src/model/page/page'
import { selectedCurrency } from '../../src/model/page/selectedCurrency'
import { stockOf } from '../../src/model/product/stock'
import { parsePlan } from '../../src/model/product/subscription'
import { readBoolean, readText } from '../../src/runtime/attributes'
import { attachPicker } from './attachPicker'
import { attachQuantity } from './attachQuantity'
import { messages } from './messages'
import type { ProductProps } from './props'
import { readScarcityText } from './scarcityText'

/**
 * Reads the options or the quantity of a product. Returns `null` if there is nothing to choose. Throws a `BlockError`
 * if the variants cannot be read.
 */
export function parse(element: HTMLElement, page: Page): ProductProps | null {
  const product = readServedProduct(element, selectedCurrency(page))
  if (!product) return null
  const { variants, options, picker } = product
  const hasOptions = options.length > 0 && picker !== null
  const kinds = element.matches(purchaseKinds) ? element : product.part(purchaseKinds)
  if (element.matches('.product-quantity-input')) {
    const isLimitedByOptions = hasOptions || kinds !== null // they determine the variant
    return readQuantityField(element, isLimitedByOptions ? [] : (variants?.map(stockOf) ?? []))
  }
  if (!variants) throw new BlockError(messages.invalidVariants)
  // With options, the picker is the block; without options, the choice of a subscription is.
  const isFirst = hasOptions !== (element === kinds)
  if (!isFirst) return null
  const subscription = {
    isSubscribable: readBoolean(element, 'data-is-subscribable'),
    subscriptionPlan: parsePlan(readText(element, 'data-subscription-plan')),
  }
  return {
    kind: 'picker',
    product,
    variants,
    kinds,
    subscription,
    scarcityText: readScarcityText(element, page),
    locale: pageLocale(page.settings.locale),
  }
}

/** Starts the behaviour of the options or the quantity. */
export function attach(element: HTMLElement, props: ProductProps): () => void {
  return props.kind === 'picker' ? attachPicker(element, props) : attachQuantity(props)
}

function readQuantityField(element: HTMLElement, stocks: readonly number[]): ProductProps | null {
  const input = element.querySelector<HTMLInputElement>('input')
  const decrease = element.querySelector<HTMLElement>('.decrease-button')
  const increase = element.querySelector<HTMLElement>('.increase-button')
  const stock = stocks.length === 1 ? stocks[0]! : Number.POSITIVE_INFINITY
  const isPlain = !decrease && !increase && stock === Number.POSITIVE_INFINITY
  return input && !isPlain ? { kind: 'quantity', input, decrease, increase, stock } : null
}
