import type { Product } from '../../src/model/product/Product'
import { type Answer, declined, ok } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'
import { itemNotFound } from '../state/store/additions'
import { findProduct, publishedProducts } from '../state/store/products'
import { quickViewHtml } from './quickViewHtml'

const path = '/api/commerce/products/{id}'

/** Single products. */
export const productOperations: readonly Operation[] = [
  {
    id: 'GetProduct',
    method: 'GET',
    path,
    group: 'commerce',
    crumb: 'none',
    answer: withProduct((product) => ok(product)),
  },
  {
    id: 'GetProductStock',
    method: 'GET',
    path: `${path}/stock`,
    group: 'commerce',
    crumb: 'none',
    answer: withProduct(({ id, structuredContent }) => {
      const variants = structuredContent.variants.map(({ id: variantId, sku, unlimited, qtyInStock }) => {
        return { id: variantId, sku, unlimited, qtyInStock }
      })
      return ok({ itemId: id, variants })
    }),
  },
  {
    id: 'GetQuickView',
    method: 'GET',
    path: `${path}/quick-view`,
    group: 'commerce',
    crumb: 'none',
    answer: withProduct((product, { backend }) => {
      const all = publishedProducts(backend.state.store)
      const index = all.findIndex(({ id }) => id === product.id)
      // A product of a served page is not in the shop's list, so it has no neighbours.
      const [previousId, nextId] = index < 0 ? [null, null] : [all[index - 1]?.id ?? null, all[index + 1]?.id ?? null]
      return ok({
        item: product,
        html: quickViewHtml(product, backend.state.store.expressCheckout),
        previousId,
        nextId,
      })
    }),
  },
]

/** An operation on the published product that a request's path names. */
export function withProduct(answer: (product: Product, call: Call) => Answer): Operation['answer'] {
  return (call) => {
    const product = findProduct(call.backend.state.store, call.params.id ?? '')
    return product === null ? declined(itemNotFound()) : answer(product, call)
  }
}
