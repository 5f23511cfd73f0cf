import type { PricingOption, Product, StructuredContent, Variant } from '../../../src/model/product/Product'
import { products } from '../../fixtures/products'
import { moneyOf, productTypes } from '../../fixtures/products/createProduct'
import type { Price, Store } from './Store'
import { availableOf } from './stock'

const published = 1 // B3 Item publication status

/** The published products, with current stock and prices, in the shop's order. */
export function publishedProducts(store: Store): readonly Product[] {
  return products.filter((product) => isSold(store, product)).map((product) => currentProduct(store, product))
}

/** Whether a product is published, and neither the product nor all of its variants are deleted. */
function isSold({ deleted }: Store, { id, workflowState, structuredContent }: Product): boolean {
  const { variants } = structuredContent
  if (workflowState !== published || deleted[id] === true) return false
  return variants.length === 0 || variants.some((variant) => deleted[variant.id] !== true)
}

/** Everything that can be for sale: the shop's own products, and those of the pages that the server has served. */
export function allProducts({ learned }: Store): readonly Product[] {
  return [...products, ...Object.values(learned)]
}

/**
 * Adds a product of a page, unless the shop has one with its id. The latest page with its variants takes precedence;
 * units that were sold stay sold.
 */
export function addProduct(store: Store, product: Product): void {
  const { variants } = product.structuredContent
  if (products.some(({ id }) => id === product.id)) return
  if (variants.length === 0 && Object.hasOwn(store.learned, product.id)) return
  const before = store.learned[product.id]?.structuredContent.variants ?? []
  store.learned[product.id] = product
  for (const { id, unlimited, qtyInStock } of variants) {
    const known = before.find((variant) => variant.id === id)
    // Sold units stay sold, and stock that QA has set stays set, unless the page has been edited.
    const isEdited = known !== undefined && (known.unlimited !== unlimited || known.qtyInStock !== qtyInStock)
    const isLimitedByQa = store.unlimited[id] === false
    if (unlimited && (isEdited || !isLimitedByQa)) delete store.stock[id]
    else if (isEdited) store.stock[id] = qtyInStock
    else store.stock[id] ??= qtyInStock
  }
}

/** A published product by its id or the last part of its URL. */
export function findProduct(store: Store, idOrUrlId: string): Product | null {
  const product = allProducts(store).find(({ id, urlId }) => id === idOrUrlId || urlId === idOrUrlId)
  return product && isSold(store, product) ? currentProduct(store, product) : null
}

/** What a visitor buys: a variant of a product, or the product itself if it has no variants. */
export interface Choice {
  readonly product: Product
  readonly variant: Variant | null
  /** The id under which stock and sales are counted. */
  readonly stockId: string
  readonly sku: string | null
}

/**
 * The variant with an SKU. A product with one variant needs no SKU. Null if no variant has the SKU, or if it is missing
 * and there are several variants.
 */
export function chooseVariant(product: Product, sku: string | null): Choice | null {
  const { variants } = product.structuredContent
  if (variants.length === 0) return sku === null ? { product, variant: null, stockId: product.id, sku: null } : null
  const variant = sku === null ? onlyOf(variants) : variants.find((one) => one.sku === sku)
  return variant ? { product, variant, stockId: variant.id, sku: variant.sku } : null
}

/** The price of one unit in hundredths: the sale price if there is one. */
export function unitPriceOf({ product, variant }: Choice, subscriptionOptionId: string | null = null): number {
  const option = variant?.pricingOptions?.find(({ id }) => id === subscriptionOptionId)
  if (option) return centsOf(option.onSale ? option.salePriceMoney.value : option.priceMoney.value)
  if (variant) return variant.onSale ? variant.salePrice : variant.price
  const { onSale, salePriceCents = 0, priceCents = 0 } = product.structuredContent
  return onSale ? salePriceCents : priceCents
}

/** The price of one unit without a sale, in hundredths. */
export function listPriceOf({ product, variant }: Choice, subscriptionOptionId: string | null = null): number {
  const option = variant?.pricingOptions?.find(({ id }) => id === subscriptionOptionId)
  if (option) return centsOf(option.priceMoney.value)
  return variant?.price ?? product.structuredContent.priceCents ?? 0
}

/** The data about a choice that is stored in a cart's line. */
export function itemTypeAndPrice(choice: Choice, subscriptionOptionId: string | null) {
  const { product } = choice
  const unitCents = unitPriceOf(choice, subscriptionOptionId)
  return { productName: product.title, productType: typeOf(product), unitCents }
}

/** Whether a product is sold out. Downloads, gift cards and paywalls never are (docs/decisions.md#16). */
export function isSoldOut({ structuredContent }: Product): boolean {
  const { variants } = structuredContent
  return variants.length > 0 && variants.every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock <= 0)
}

/** The number of a product's type. */
export function typeOf(product: Product): number {
  return Number(product.structuredContent.productType)
}

/** Whether a type of product is shipped. */
export function isShipped(productType: number): boolean {
  return productType === productTypes.physical
}

function currentProduct(store: Store, product: Product): Product {
  const content = product.structuredContent
  const variants = content.variants
    .filter(({ id }) => store.deleted[id] !== true)
    .map((variant) => currentVariant(store, variant, content.isSubscribable))
  return { ...product, structuredContent: { ...content, ...ownPriceOf(store, product.id), variants } }
}

function currentVariant(store: Store, variant: Variant, isSubscribable: boolean): Variant {
  const available = availableOf(store, variant.id)
  const price = Object.hasOwn(store.prices, variant.id) ? store.prices[variant.id] : undefined
  return {
    ...variant,
    ...(price && changedPrice(price)),
    // A subscription is charged at the price of its option, which is that of the variant.
    ...(price && isSubscribable && { pricingOptions: variant.pricingOptions?.map((one) => repriced(one, price)) }),
    unlimited: available === null,
    qtyInStock: available ?? (variant.unlimited ? variant.qtyInStock : 0),
  }
}

function changedPrice({ cents, saleCents }: Price): Partial<Variant> {
  return {
    price: cents,
    priceMoney: moneyOf(cents),
    salePrice: saleCents ?? 0,
    salePriceMoney: moneyOf(saleCents ?? 0),
    onSale: saleCents !== null,
  }
}

function repriced(option: PricingOption, { cents, saleCents }: Price): PricingOption {
  return {
    ...option,
    priceMoney: moneyOf(cents),
    salePriceMoney: moneyOf(saleCents ?? 0),
    onSale: saleCents !== null,
  }
}

function ownPriceOf(store: Store, id: string): Partial<StructuredContent> {
  const price = Object.hasOwn(store.prices, id) ? store.prices[id] : undefined
  if (price === undefined) return {}
  const saleCents = price.saleCents ?? 0
  return {
    priceCents: price.cents,
    priceMoney: moneyOf(price.cents),
    salePriceCents: saleCents,
    salePriceMoney: moneyOf(saleCents),
    onSale: price.saleCents !== null,
  }
}

function onlyOf<Thing>(list: readonly Thing[]): Thing | undefined {
  return list.length === 1 ? list[0] : undefined
}

function centsOf(value: string): number {
  return Math.round(Number(value) * 100)
}
