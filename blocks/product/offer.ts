import type { ElementChanges } from '../../src/browser/elementChanges'
import { nearProduct } from '../../src/browser/servedProduct'
import type { Variant } from '../../src/model/product/Product'
import { largestQuantity } from '../../src/model/product/quantity'
import { stockOf } from '../../src/model/product/stock'
import type { Choices } from '../../src/model/product/variantPicker'
import { createButton } from './button'
import { createPrice } from './price'
import { createProductImage, galleryImages } from './productImage'
import type { PickerProps } from './props'
import type { PurchaseKinds } from './purchaseKinds'
import { createRestock } from './restock'
import { createScarcity, createScarcityNote } from './scarcity'

/** The price, stock, quantity and button of the chosen variant. */
export interface Offer {
  /** Shows a variant, or the product as served if none is chosen. Returns what screen readers announce about it. */
  readonly show: (variant: Variant | null, choices: Choices) => string
}

/** Finds the elements around the option controls that show a product's offer. */
export function createOffer(
  picker: HTMLElement,
  props: PickerProps,
  kinds: PurchaseKinds,
  changes: ElementChanges,
): Offer {
  const { product } = props
  const quantity = product.part('.product-quantity-input')
  const input = quantity?.querySelector('input')
  const served = input?.getAttribute('max') ?? null
  const prices = nearProduct(picker, product, '.product-price')
  const notes = nearProduct(picker, product, '.product-scarcity')
  const showPrice = createPrice(prices, props, changes)
  const showScarcity =
    notes.length > 0 ? createScarcity(notes, changes) : createScarcityNote(prices[0], props.scarcityText, changes)
  const showRestock = createRestock(nearProduct(picker, product, restockOf(product)), changes)
  const showImage = createProductImage(nearProduct(picker, product, galleryImages), changes)
  const showButton = createButton(product.part('.sqs-add-to-cart-button'), changes)

  const showQuantity = (stock: number, isSubscription: boolean) => {
    const hasLimit = stock > 0 && Number.isFinite(stock)
    if (input) changes.attribute(input, 'max', hasLimit ? largestQuantity(stock) : served)
    if (quantity) changes.style(quantity, 'display', isSubscription ? 'none' : null)
  }
  /** Styles of the platform's templates use these attributes. */
  const mark = (variant: Variant | null, choices: Choices) => {
    const open = product.options.filter(({ name }) => !variant && !choices[name]).map(({ name }) => name)
    changes.attribute(picker, 'data-selected-variant', variant && JSON.stringify(variant))
    changes.attribute(picker, 'data-variant-in-stock', variant && stockOf(variant) > 0 ? 'true' : null)
    changes.attribute(picker, 'data-unselected-options', JSON.stringify(open))
  }
  return {
    show(variant, choices) {
      const stock = variant ? stockOf(variant) : Number.POSITIVE_INFINITY
      const option = variant && kinds.subscriptionOf(variant)
      if (product.options.length > 0) mark(variant, choices)
      showQuantity(stock, option !== null)
      showImage(variant)
      const texts = [
        showPrice(variant, option),
        showButton(stock === 0, option),
        showScarcity(variant),
        showRestock(variant),
      ]
      return texts.filter(Boolean).join('. ')
    },
  }
}

/** The selector of the restock notifications of a product. */
function restockOf({ itemId }: PickerProps['product']): string {
  return `.product-restock-notification[data-product-id="${CSS.escape(itemId)}"]`
}
