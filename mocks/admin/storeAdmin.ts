import type { Product } from '../../src/model/product/Product'
import { productTypes } from '../fixtures/products/createProduct'
import { nearest } from '../http/nearest'
import type { MockState } from '../state/MockState'
import { isOpen } from '../state/store/carts'
import { resolveEntries } from '../state/store/describeCart'
import { allProducts, typeOf } from '../state/store/products'
import type { CouponRule, Price, Store } from '../state/store/Store'
import { availableOf } from '../state/store/stock'
import { readStoreOrder, type VariantChange } from './readStoreOrder'

/** The shop as `GET /__mock/store` shows it: what `PUT` can change, and what was sold. */
export function storeReport(store: Store, now: number): object {
  return {
    clockOffsetMs: store.clockOffsetMs,
    time: new Date(now + store.clockOffsetMs).toISOString(),
    minimumSubtotalCents: store.minimumSubtotalCents,
    expressCheckout: store.expressCheckout,
    variants: Object.fromEntries(sellablesOf(store).map((one) => [one.key, reportOf(store, one)])),
    coupons: store.coupons,
    orders: store.orders,
    restockSignUps: store.restockSignUps,
  }
}

/**
 * Carries out a `PUT /__mock/store`: all changes, or none if any of them is invalid. Returns what is
 * wrong, or null.
 */
export function changeStore(state: MockState, body: unknown, now: number): string | null {
  const { store } = state
  const order = readStoreOrder(body)
  if (typeof order === 'string') return order
  const sellables = sellablesOf(store)
  const unknown = Object.keys(order.variants).find((key) => !sellables.some((one) => one.key === key))
  if (unknown !== undefined) return unknownKey(store, unknown)
  const endless = sellables.find(({ key, hasStock }) => !hasStock && typeof order.variants[key]?.stock === 'number')
  if (endless !== undefined) return `${endless.title} never sells out, so it has no stock.`
  const raised = sellables.find((one) => isRaised(changedPrice(store, one, order.variants[one.key] ?? {})))
  if (raised !== undefined) return `The variant ${raised.key}: saleCents must not be above priceCents.`
  store.clockOffsetMs = order.clockOffsetMs ?? store.clockOffsetMs
  store.minimumSubtotalCents = order.minimumSubtotalCents ?? store.minimumSubtotalCents
  store.expressCheckout = order.expressCheckout ?? store.expressCheckout
  for (const one of sellables) {
    const change = order.variants[one.key]
    if (change?.isDeleted === true) keepPrice(state, one.id, now + store.clockOffsetMs)
    if (change !== undefined) changeSellable(store, one, change)
  }
  for (const [code, coupon] of Object.entries(order.coupons)) changeCoupon(store, code.trim().toUpperCase(), coupon)
  return null
}

/** What can be sold: a variant, by its SKU, or a product without variants, by the last part of its URL. */
interface Sellable {
  readonly key: string
  readonly id: string
  readonly title: string
  /** Downloads, gift cards and paywalls have no stock (docs/decisions.md#16). */
  readonly hasStock: boolean
  readonly options: { readonly [name: string]: string }
  readonly price: Price
}

function sellablesOf(store: Store): readonly Sellable[] {
  return allProducts(store).flatMap(sellablesIn)
}

function sellablesIn(product: Product): readonly Sellable[] {
  const { title, urlId, structuredContent } = product
  const hasStock = [productTypes.physical, productTypes.service].some((type) => type === typeOf(product))
  if (structuredContent.variants.length === 0) {
    const { priceCents = 0, salePriceCents = 0, onSale } = structuredContent
    return [
      {
        key: urlId,
        id: product.id,
        title,
        hasStock,
        options: {},
        price: { cents: priceCents, saleCents: onSale ? salePriceCents : null },
      },
    ]
  }
  return structuredContent.variants.map(({ id, sku, attributes, price, salePrice, onSale }) => {
    return {
      key: sku,
      id,
      title,
      hasStock,
      options: attributes,
      price: { cents: price, saleCents: onSale ? salePrice : null },
    }
  })
}

function priceOf(store: Store, { id, price }: Sellable): Price {
  return Object.hasOwn(store.prices, id) ? (store.prices[id] ?? price) : price
}

function reportOf(store: Store, one: Sellable): object {
  const { cents, saleCents } = priceOf(store, one)
  return {
    product: one.title,
    options: one.options,
    stock: availableOf(store, one.id) ?? 'unlimited',
    sold: store.sold[one.id] ?? 0,
    priceCents: cents,
    saleCents,
    isDeleted: store.deleted[one.id] === true,
  }
}

/** The price after a change, if it is changed. */
function changedPrice(store: Store, one: Sellable, { priceCents, saleCents }: VariantChange): Price | null {
  if (priceCents === undefined && saleCents === undefined) return null
  const price = priceOf(store, one)
  return { cents: priceCents ?? price.cents, saleCents: saleCents === undefined ? price.saleCents : saleCents }
}

function isRaised(price: Price | null): boolean {
  return price !== null && price.saleCents !== null && price.saleCents > price.cents
}

/** Stores the current price of what is being deleted in all open carts, because they go on showing its last price. */
function keepPrice({ store, carts }: MockState, id: string, now: number): void {
  const lines = Object.values(carts).flatMap((cart) => (isOpen(cart, now) ? resolveEntries(store, cart) : []))
  for (const { entry, choice, unitCents } of lines) if (choice?.stockId === id) entry.unitCents = unitCents
}

function changeSellable(store: Store, one: Sellable, change: VariantChange): void {
  const { id } = one
  const { stock, isDeleted } = change
  if (stock !== undefined) {
    store.unlimited[id] = stock === 'unlimited'
    if (stock !== 'unlimited') store.stock[id] = stock
  }
  const price = changedPrice(store, one, change)
  if (price !== null) store.prices[id] = price
  if (isDeleted !== undefined) store.deleted[id] = isDeleted
}

function changeCoupon(store: Store, code: string, coupon: Omit<CouponRule, 'promoCode'> | null): void {
  if (coupon === null) delete store.coupons[code]
  else store.coupons[code] = { ...coupon, promoCode: code }
}

function unknownKey(store: Store, key: string): string {
  const product = allProducts(store).find(({ urlId }) => urlId === key)
  const skus = product?.structuredContent.variants.map(({ sku }) => sku) ?? []
  if (skus.length > 0) return `"${key}" is sold as ${skus.join(', ')}. Use these SKUs.`
  const suggestion = nearest(
    key,
    sellablesOf(store).map((one) => one.key),
  )
  const hint = suggestion === null ? 'GET /__mock/store lists them.' : `Did you mean "${suggestion}"?`
  return `The shop has no variant "${key}". ${hint}`
}
