import type { Product } from '../../src/model/product/Product'
import { moneyOf } from '../fixtures/products/createProduct'
import { shop } from '../fixtures/shop'
import { siteHeader, websiteId } from '../fixtures/site'
import { type Answer, ok } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'
import { listChoiceOf, listProducts } from '../state/store/listProducts'
import { publishedProducts } from '../state/store/products'

const productsCollection = 13 // B3 Collection types

/** What `?format=json` adds to the pages of the shop: the data that they are rendered from. */
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

function collectionJson(call: Call): Answer {
  const { searchParams } = call.url
  const page = Number(searchParams.get('page') ?? 1)
  const all = listProducts(publishedProducts(call.backend.state.store), listChoiceOf(searchParams))
  const first = (page - 1) * shop.mostProducts
  if (!isShop(call) || !Number.isInteger(page) || page < 1 || (page > 1 && first >= all.length)) return pageNotFound()
  const hasNext = all.length > first + shop.mostProducts
  return ok({
    ...siteOf(call),
    collection: collectionOf(call),
    items: all.slice(first, first + shop.mostProducts),
    pagination: {
      pageSize: shop.mostProducts,
      nextPage: hasNext,
      nextPageUrl: hasNext ? `${shop.path}?page=${page + 1}` : null,
    },
  })
}

function itemJson(call: Call): Answer {
  const all = publishedProducts(call.backend.state.store)
  const index = all.findIndex(({ urlId }) => urlId === call.params.item)
  const item = all[index]
  if (!isShop(call) || item === undefined) return pageNotFound()
  const pagination = { prevItem: linkTo(all[index - 1]), nextItem: linkTo(all[index + 1]) }
  return ok({ ...siteOf(call), collection: collectionOf(call), item, pagination })
}

function isShop({ params }: Call): boolean {
  return `/${params.collection}` === shop.path
}

const siteOf = ({ backend }: Call) => ({
  website: { id: websiteId, identifier: 'skerry-island', siteTitle: siteHeader.siteTitle, baseUrl: '' },
  websiteSettings: {
    storeSettings: {
      selectedCurrency: shop.currency,
      measurementStandard: shop.measurementStandard,
      multipleQuantityAllowedForServices: shop.multipleQuantityAllowedForServices,
      minimumOrderSubtotalEnabled: true,
      minimumOrderSubtotal: moneyOf(shop.minimumSubtotalCents),
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
