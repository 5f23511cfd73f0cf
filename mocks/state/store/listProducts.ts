import type { Product } from '../../../src/model/product/Product'
import { chooseVariant, unitPriceOf } from './products'

/** A visitor's choices in a list of products, from the query of its URL. An empty string means no choice. */
export interface ListChoice {
  readonly category: string
  readonly tag: string
  readonly sort: string
}

/** The sort orders of the shop's list in addition to its default, by the value of `?sort=`. */
export const productOrders: { readonly [sort: string]: (a: Product, b: Product) => number } = {
  price: (a, b) => lowestPrice(a) - lowestPrice(b),
  'price-desc': (a, b) => lowestPrice(b) - lowestPrice(a),
  name: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }),
}

/** Reads `?category=`, `?tag=` and `?sort=`. */
export function listChoiceOf(query: URLSearchParams): ListChoice {
  const [category = '', tag = '', sort = ''] = ['category', 'tag', 'sort'].map((name) => query.get(name) ?? '')
  return { category, tag, sort }
}

/**
 * The products with a category and a tag, in the chosen order; in the shop's own order if the chosen one does not
 * exist.
 */
export function listProducts(products: readonly Product[], { category, tag, sort }: ListChoice): readonly Product[] {
  const found = products.filter(
    (product) =>
      (category === '' || product.categories.includes(category)) && (tag === '' || product.tags.includes(tag)),
  )
  const order = Object.hasOwn(productOrders, sort) ? productOrders[sort] : undefined
  return order ? found.toSorted(order) : found
}

function lowestPrice(product: Product): number {
  const skus = product.structuredContent.variants.map(({ sku }) => sku)
  const choices = (skus.length > 0 ? skus : [null]).flatMap((sku) => chooseVariant(product, sku) ?? [])
  return Math.min(...choices.map((choice) => unitPriceOf(choice)))
}
