import type { Product } from '../../src/model/product/Product'
import { moneyOf } from '../fixtures/products/createProduct'
import { shop } from '../fixtures/shop'
import { siteHeader, websiteId } from '../fixtures/site'
import { type Answer, ok } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'
import { listChoiceOf, listProducts } from '../state/store/listProducts'
import { publishedProducts } from '../state/store/products'

const productsCollection = 13 // B3 Collection types

/** The answers that `?format=json` adds to the pages of the shop: the data that they are rendered from. */
export const pageJsonOperations: readonly Operation[] = [
  {
    id: 'GetCollectionJson',
    method: 'GET',
    path: '/{collection}',
    format: 'json',
    group: 'commerce',
    crumb: 'none',
    answer: collectionJson,
  },
  {
    id: 'GetItemJson',
    method: 'GET',
    path: '/{collection}/p/{item}',
    format: 'json',
    group: 'commerce',
    crumb: 'none',
    answer: itemJson,
  },
]

/** The shop's list. It fits on the first page, because it has fewer products than a page may have. */
function collectionJson(call: Call): Answer {
  const { searchParams } = call.url
  if (Number(searchParams.get('page') ?? 1) !== 1) return pageNotFound()
  return ok({
    ...siteOf(call),
    collection: collectionOf(call),
    items: listProducts(publishedProducts(call.backend.state.store), listChoiceOf(searchParams)),
    pagination: { pageSize: shop.mostProducts, nextPage: false, nextPageUrl: null },
  })
}

function itemJson(call: Call): Answer {
  const all = publishedProducts(call.backend.state.store)
  const index = all.findIndex(({ urlId }) => urlId === call.params.item)
  const item = all[index]
  if (item === undefined) return pageNotFound()
  const pagination = { prevItem: linkTo(all[index - 1]), nextItem: linkTo(all[index + 1]) }
  return ok({ ...siteOf(call), collection: collectionOf(call), item, pagination })
}

const siteOf = ({ backend }: Call) => ({
  website: { id: websiteId, identifier: 'skerry-island', siteTitle: siteHeader.siteTitle, baseUrl: '' },
  websiteSettings: {
    storeSettings: {
      selectedCurrency: shop.currency,
      measurementStandard: shop.measurementStandard,
      multipleQuantityAllowedForServices: shop.multipleQuantityAllowedForServices,
      minimumOrderSubtotalEnabled: true,
      minimumOrderSubtotal: moneyOf(backend.state.store.minimumSubtotalCents),
      expressCheckout: backend.state.store.expressCheckout,
    },
  },
})

function collectionOf({ backend }: Call) {
  const all = publishedProducts(backend.state.store)
  const unique = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]
  return {
    id: shop.collectionId,
    title: shop.title,
    fullUrl: shop.path,
    urlId: shop.path.slice(1),
    type: productsCollection,
    typeName: 'products',
    itemCount: all.length,
    categories: unique(all.map(({ categories }) => categories)),
    tags: unique(all.map(({ tags }) => tags)),
  }
}

function linkTo(product: Product | undefined) {
  return product ? { id: product.id, title: product.title, fullUrl: product.fullUrl } : null
}

function pageNotFound(): Answer {
  return { status: 404, json: { error: 'There is no such page.' } }
}
