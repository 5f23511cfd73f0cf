import { BlockError } from '../errors/BlockError'
import { format } from '../language/format'
import { type ProductType, productTypeOf } from '../model/enumerations/productTypes'
import { defaultCurrency } from '../model/money/currencies'
import { messages } from '../model/product/messages'
import type { PricingOption, Variant } from '../model/product/Product'
import { parseVariants, readVariants } from '../model/product/readVariants'
import { hasStock } from '../model/product/stock'
import { type Choices, type VariantOption, variantOptions } from '../model/product/variantPicker'
import { isRecord, tryParseJson } from '../model/text/json'
import { shared } from './shared'

/** A product in the server's markup. */
export interface ServedProduct {
  readonly itemId: string
  readonly type: ProductType
  /** The element with the controls of its options; `null` if it has none. */
  readonly picker: HTMLElement | null
  /** Empty for a product whose page lists none; `null` if they cannot be read. */
  readonly variants: readonly Variant[] | null
  /** In the order of their controls. */
  readonly options: readonly VariantOption[]
  /**
   * Finds a part of this product, such as its quantity: the nearest one to the element it was read from, because a
   * product may be on a page twice.
   */
  readonly part: (selector: string) => HTMLElement | null
}

type Raw = { readonly [key: string]: unknown }

/** Elements on newer pages that contain a whole product as JSON, by the attribute that contains it. */
const jsonHosts = {
  'data-context': '.product-detail[data-context]',
  'data-product': '.sqs-block-product[data-product]',
}

/** Other products inside such an element. They have neither ids nor JSON. */
const otherProducts = '.product-add-ons, .product-list-item'

/**
 * Reads the product that an element belongs to. The element, or one around it, has the product's item id
 * (`data-item-id`) or its JSON. Returns `null` if there is neither. Throws a `BlockError` if there is only JSON that
 * cannot be read.
 */
export function readServedProduct(element: Element, currency: string = defaultCurrency): ServedProduct | null {
  const closest = element.closest<HTMLElement>([...Object.values(jsonHosts), otherProducts].join())
  const host = closest && !closest.matches(otherProducts) && jsonText(closest).trim() ? closest : null
  const content = host && productJson(host)
  const itemId = ownerId(element, host) || textOf(content?.id)
  if (!itemId) {
    if (host && !content) throw unreadable(host)
    return null
  }
  const part = partFinder(element, itemId, textOf(content?.id) === itemId ? host : null)
  const picker = element.matches('.product-variants') ? (element as HTMLElement) : part('.product-variants')
  const named = part('.sqs-add-to-cart-button')?.getAttribute('data-product-type')
  const type = productTypeOf(content?.productType) ?? productTypeOf(named) ?? 'physical'
  const kinds = element.matches(purchaseKinds) ? element : part(purchaseKinds)
  const read = variantsOf([picker, kinds], content, currency)
  const variants = read && !hasStock(type) ? read.map((variant) => ({ ...variant, unlimited: true })) : read
  return {
    itemId,
    type,
    picker,
    variants,
    options: variantOptions(variants ?? [], optionNames(picker, variants)),
    part,
  }
}

/**
 * Finds parts of a product that do not have its id, such as its price: all those in the smallest element around
 * `element` that contains any. Stops at elements that contain another product.
 */
export function nearProduct(
  element: Element,
  { itemId }: Pick<ServedProduct, 'itemId'>,
  selector: string,
): readonly HTMLElement[] {
  const other = `[data-item-id]:not([data-item-id="${CSS.escape(itemId)}"])`
  for (let around = element.parentElement; around && !around.querySelector(other); around = around.parentElement) {
    const found = around.querySelectorAll<HTMLElement>(selector)
    if (found.length > 0) return [...found]
  }
  return []
}

/** The title of the product that an element is in; empty if there is none. */
export function titleNear(element: Element | undefined): string {
  const around = element?.closest('.ProductItem, .product-detail, .sqs-block-product, article, main')
  return around?.querySelector('h1, .product-title')?.textContent?.trim() ?? ''
}

/** The elements in which visitors choose between a single purchase and a subscription. */
export const purchaseKinds = '.pdp-subscriptions-and-otp'

const subscribes = 'input[value="SUBSCRIPTION"], input[value="subscription-radio"]'

/**
 * The subscription that is chosen in an element of `purchaseKinds`: `null` for a single purchase, `undefined` if the
 * variant does not offer the chosen one.
 */
export function readSubscription(kinds: Element | null, variant: Variant | null): PricingOption | null | undefined {
  if (!kinds?.querySelector<HTMLInputElement>(subscribes)?.checked) return null
  const frequency = kinds.querySelector<HTMLSelectElement>('select.subscription-frequency')
  return variant?.pricingOptions?.[Math.max(frequency?.selectedIndex ?? 0, 0)]
}

/** What is chosen in the controls of a product: empty text for options without a choice. */
export function readChoices({ picker, options }: Pick<ServedProduct, 'picker' | 'options'>): Choices {
  return Object.fromEntries(
    options.map(({ name }) => {
      const { select, radios } = optionControls(picker, name)
      return [name, select?.value || radios.find(({ checked }) => checked)?.value || '']
    }),
  )
}

/** The controls of an option. Templates show either its select or its radio buttons; a page may have both. */
export interface OptionControls {
  readonly select: HTMLSelectElement | null
  readonly radios: readonly HTMLInputElement[]
}

/** Finds the controls of an option of a product. */
export function optionControls(picker: Element | null, name: VariantOption['name']): OptionControls {
  const own = `[data-variant-option-name="${CSS.escape(name)}"]`
  return {
    select: picker?.querySelector<HTMLSelectElement>(`select${own}, ${own} select`) ?? null,
    radios: [...(picker?.querySelectorAll<HTMLInputElement>(`${own} input[type="radio"]`) ?? [])],
  }
}

/** The JSON of a product in the attribute of its element; `null` if there is none that can be read. */
function productJson(host: HTMLElement): Raw | null {
  const value = parsedOnce(host, jsonText(host), 'product', (text) => {
    const parsed = tryParseJson(text)
    return isRecord(parsed) && isRecord(parsed.product) ? parsed.product : parsed
  })
  return isRecord(value) ? value : null
}

function jsonText(host: HTMLElement): string {
  return host.getAttribute(jsonAttribute(host)) ?? ''
}

function jsonAttribute(host: HTMLElement): keyof typeof jsonHosts {
  return host.matches(jsonHosts['data-context']) ? 'data-context' : 'data-product'
}

function unreadable(host: HTMLElement): BlockError {
  return new BlockError(format(messages.invalidJson, { attribute: jsonAttribute(host) }))
}

/**
 * The item id of an element, or of the product that it is part of. An id outside the element with the JSON does not
 * count.
 */
function ownerId(element: Element, host: Element | null): string {
  const owner = element.closest(`[data-item-id], ${otherProducts}`)
  return !host || host.contains(owner) ? textOf(owner?.getAttribute('data-item-id')) : ''
}

/** The variants in an attribute of older pages, or in the JSON of newer ones. */
function variantsOf(
  parts: readonly (Element | null)[],
  content: Raw | null,
  currency: string,
): readonly Variant[] | null {
  for (const one of parts) {
    const attribute = one?.getAttribute('data-variants')
    if (one && typeof attribute === 'string') {
      return parsedOnce(one, attribute, currency, (text) => parseVariants(text, currency))
    }
  }
  return content?.variants === undefined ? [] : readVariants(content.variants, currency)
}

/** The names of options in the order of their controls, followed by those without controls. */
function optionNames(picker: HTMLElement | null, variants: readonly Variant[] | null): readonly string[] {
  const named = (variants ?? []).flatMap(({ attributes }) => Object.keys(attributes))
  const drawn = [...(picker?.querySelectorAll('[data-variant-option-name]') ?? [])].map(
    (control) => control.getAttribute('data-variant-option-name') ?? '',
  )
  return [...new Set([...drawn.filter((name) => named.includes(name)), ...named])]
}

function partFinder(element: Element, itemId: string, host: HTMLElement | null): ServedProduct['part'] {
  if (host) return (selector) => host.querySelector<HTMLElement>(selector)
  return (selector) => {
    const own = `:is(${selector})[data-item-id="${CSS.escape(itemId)}"]`
    for (let around = element.parentElement; around; around = around.parentElement) {
      const found = around.querySelector<HTMLElement>(own)
      if (found) return found
    }
    return nearProduct(element, { itemId }, selector)[0] ?? null
  }
}

/**
 * Parses the text of an attribute once, however often it is read, because it may contain 10,000 variants. `use` says
 * how it is read, for example in which currency.
 */
function parsedOnce<Value>(element: Element, text: string, use: string, parse: (text: string) => Value): Value {
  const known = shared(
    'parsedProducts',
    () => new WeakMap<Element, { readonly text: string; readonly use: string; readonly value: unknown }>(),
  )
  const last = known.get(element)
  // Only this module parses product attributes, and always in the same way for an element.
  if (last?.text === text && last.use === use) return last.value as Value
  const value = parse(text)
  known.set(element, { text, use, value })
  return value
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
