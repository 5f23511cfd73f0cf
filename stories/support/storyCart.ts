import { products } from '../../mocks/fixtures/products/index'
import type { Answer, CartClient } from '../../src/data/cart/CartClient'
import { createCart } from '../../src/data/cart/createCart'
import type { Cart, CartEntry } from '../../src/model/cart/Cart'
import type { CartOperation } from '../../src/model/cart/cartOperation'
import { emptyCart } from '../../src/model/cart/emptyCart'
import { productTypeOf, productTypes } from '../../src/model/enumerations/productTypes'

/** One cart line for each of these products of the demo shop. */
export function entriesOf(urlIds: readonly string[], change: Partial<CartEntry> = {}): CartEntry[] {
  return urlIds.map((urlId, index) => {
    const product = products.find((one) => one.urlId === urlId)
    const variant = product?.structuredContent.variants[0]
    const price = variant?.price ?? 1200
    const purchasePriceCents = variant?.onSale ? variant.salePrice : price
    const quantity = change.quantity ?? 1
    return {
      id: `${urlId}${index}`,
      itemId: `${urlId}${index}`,
      productName: product?.title ?? urlId,
      productType: productTypes[productTypeOf(product?.structuredContent.productType) ?? 'physical'],
      fullUrl: product?.fullUrl ?? '',
      imageUrl: product?.assetUrl ?? null,
      quantity,
      purchasePriceCents,
      nonSalePriceCents: price,
      subTotal: purchasePriceCents * quantity,
      chosenVariant: variant ?? null,
      additionalFields: null,
      subscriptionOptionId: null,
      ...change,
    }
  })
}

/** A cart with these lines and other given properties. */
export function cartWith(entries: readonly CartEntry[], more: Partial<Cart> = {}): Cart {
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0)
  const totalQuantity = entries.reduce((sum, { quantity }) => sum + quantity, 0)
  const totals = { subtotalCents, grandTotalCents: subtotalCents, totalQuantity }
  return { ...emptyCart, id: 'story', entries, requiresShipping: entries.length > 0, ...totals, ...more }
}

/** A client of a cart. By default the cart is already loaded, and every change stays pending. */
export function clientOf(
  cart: Cart | null,
  send: (operation: CartOperation) => Promise<Answer> = () => new Promise(() => {}),
  load: () => Promise<Cart | null> = () => Promise.resolve(cart),
): CartClient {
  const client = createCart({
    send,
    load,
    mayExist: () => true,
    createKey: () => crypto.randomUUID(),
    pause: () => new Promise(() => {}),
    journal: { read: () => [], write: () => {}, readRefused: () => new Map(), refuse: () => {} },
    onCommit: () => {},
  })
  void client.refresh()
  return client
}
