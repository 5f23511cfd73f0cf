import { format } from '../../src/language/format'
import type { LineIdentity, LinePreview } from '../../src/model/cart/cartOperation'
import { productTypes } from '../../src/model/enumerations/productTypes'
import { parseCents } from '../../src/model/money/cents'
import type { Variant } from '../../src/model/product/Product'
import { currentPrice } from '../../src/model/product/prices'
import { maxQuantity, readQuantity } from '../../src/model/product/quantity'
import { parseVariants } from '../../src/model/product/readVariants'
import { chosenVariant, type VariantOption, variantOptions } from '../../src/model/product/variantPicker'
import { readText } from '../../src/runtime/attributes'
import { messages } from './messages'
import type { AddToCartProps } from './props'

/** What a visitor buys with one press. */
export interface Order {
  readonly line: LineIdentity
  readonly quantity: number
  readonly preview: LinePreview
}

/** Reads what is chosen for the product of a button. Returns a message for the visitor if something is missing. */
export function readOrder(button: HTMLElement, props: AddToCartProps): Order | string {
  const { itemId, subscriptionOptionId } = props
  const picker = controlOf(button, '.product-variants', itemId)
  const variants = (picker && parseVariants(readText(picker, 'data-variants'))) ?? []
  const options = variantOptions(variants)
  const choices = Object.fromEntries(options.map(({ name }) => [name, choiceOf(picker, name)]))
  const missing = options.find(({ name }) => !choices[name])
  if (missing) return format(messages.chooseOption, { option: missing.name })
  const variant = options.length > 0 ? chosenVariant(variants, options, choices) : (variants[0] ?? null)
  if (!variant && options.length > 0) return messages.notOffered

  const field = controlOf(button, '.product-quantity-input', itemId)?.querySelector('input')
  const quantity = field ? readQuantity(field.value) : 1
  if (quantity === null) return format(messages.quantityInvalid, { minimum: 1, maximum: maxQuantity })
  const line = { itemId, sku: variant?.sku || null, additionalFields: null, subscriptionOptionId }
  return { line, quantity, preview: previewOf(button, props, variant) }
}

/** The part of the product with this item id that is nearest to the button: the same product may be on a page twice. */
function controlOf(button: HTMLElement, selector: string, itemId: string): HTMLElement | null {
  const own = `${selector}[data-item-id="${CSS.escape(itemId)}"]`
  for (let around = button.parentElement; around; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>(own)
    if (found) return found
  }
  return null
}

/** The value that is chosen in an option's select, or in its radio buttons. Templates show either. */
function choiceOf(picker: Element | null, name: VariantOption['name']): string {
  const own = `[data-variant-option-name="${CSS.escape(name)}"]`
  const select = picker?.querySelector<HTMLSelectElement>(`select${own}`)
  const radio = picker?.querySelector<HTMLInputElement>(`${own} input:checked`)
  return select?.value || radio?.value || ''
}

/** How the line looks in the cart until the server has answered. */
function previewOf(button: HTMLElement, { type }: AddToCartProps, variant: Variant | null): LinePreview {
  const product = button.closest('.ProductItem, .product-detail, .sqs-block-product, article, main')
  const purchasePriceCents = variant ? parseCents(currentPrice(variant).value) || 0 : 0
  return {
    productName: product?.querySelector('h1, .product-title')?.textContent?.trim() ?? '',
    productType: productTypes[type],
    fullUrl: location.pathname,
    imageUrl: null,
    purchasePriceCents,
    nonSalePriceCents: variant?.price ?? purchasePriceCents,
    chosenVariant: variant,
  }
}
