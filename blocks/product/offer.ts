import type { ElementChanges } from '../../src/browser/elementChanges'
import { nearProduct } from '../../src/browser/servedProduct'
import type { Variant } from '../../src/model/product/Product'
import { largestQuantity } from '../../src/model/product/quantity'
import { stockOf } from '../../src/model/product/stock'
import type { Choices } from '../../src/model/product/variantPicker'
import { createPrice } from './price'
import type { PickerProps } from './props'
import { createScarcity } from './scarcity'
import { createSoldOut } from './soldOut'

/** What a visitor is offered: price, stock, quantity and button of the variant that is chosen. */
export interface Offer {
  /** Shows a variant, or the product as served if none is chosen. Returns what screen readers say about it. */
  readonly show: (variant: Variant | null, choices: Choices) => string
}

/** Finds what shows the offer of a product around the controls of its options. */
export function createOffer(picker: HTMLElement, props: PickerProps, changes: ElementChanges): Offer {
  const { product } = props
  const quantity = product.part('.product-quantity-input')?.querySelector('input')
  const served = quantity?.getAttribute('max') ?? null
  const showPrice = createPrice(nearProduct(picker, product, '.product-price'), props, changes)
  const showScarcity = createScarcity(nearProduct(picker, product, '.product-scarcity'), changes)
  const showSoldOut = createSoldOut(product.part('.sqs-add-to-cart-button'), changes)

  return {
    show(variant, choices) {
      const stock = variant ? stockOf(variant) : Number.POSITIVE_INFINITY
      // Styles of the platform's templates use these three.
      changes.attribute(picker, 'data-selected-variant', variant && JSON.stringify(variant))
      changes.attribute(picker, 'data-variant-in-stock', variant && stock > 0 ? 'true' : null)
      const open = product.options.filter(({ name }) => !choices[name]).map(({ name }) => name)
      changes.attribute(picker, 'data-unselected-options', JSON.stringify(open))
      const hasLimit = stock > 0 && Number.isFinite(stock)
      if (quantity) changes.attribute(quantity, 'max', hasLimit ? largestQuantity(stock) : served)
      const texts = [showPrice(variant), showSoldOut(stock === 0), showScarcity(variant)]
      return texts.filter(Boolean).join('. ')
    },
  }
}
