import type { Product, Variant } from '../../src/model/product/Product'
import { moneyOf, productRecordType, productTypes } from '../fixtures/products/createProduct'
import { jsonOr, member, textMember } from '../http/body'
import { type Element, textOf } from './htmlTree'

/** A page's data about a product, in the JSON of newer pages or in the attributes of older ones. */
interface Mention {
  readonly id: string
  readonly content: unknown
}

/**
 * Finds the products that a page sells, so that the shop can sell the products of any page the server serves. They have
 * the variants, prices and stock that the page names, and the page's title if they have none. A product without a price
 * is free.
 */
export function findProducts(elements: readonly Element[]): readonly Product[] {
  const title = elements.find(({ tagName }) => tagName === 'title')
  const fallback = (title && textOf(title).trim()) || 'Product'
  const found = new Map<string, Product>()
  // The first mention with variants is used, and a mention without variants only if there is no other.
  for (const mention of elements.flatMap(mentionsIn)) {
    const known = found.get(mention.id)
    if (!known || known.structuredContent.variants.length === 0) found.set(mention.id, productOf(mention, fallback))
  }
  // For a sold-out product without options, a page lists no variants.
  for (const mention of elements.flatMap(soldOutIn)) {
    if (!found.get(mention.id)?.structuredContent.variants.length) found.set(mention.id, productOf(mention, fallback))
  }
  return [...found.values()]
}

const productId = /^[\w-]{1,64}$/

function mentionsIn(element: Element): readonly Mention[] {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value ?? ''
  const classes = attribute('class').split(/\s+/)
  const json = classes.includes('product-detail')
    ? 'data-context'
    : classes.includes('sqs-block-product')
      ? 'data-product'
      : ''
  const whole = jsonOr(attribute(json), null)
  const content = member(whole, 'product') ?? whole
  const ownId = textMember(content, 'id')
  if (productId.test(ownId)) return [{ id: ownId, content }]
  const id = attribute('data-item-id').trim()
  if (!productId.test(id)) return []
  const productType = attribute('data-product-type')
  if (attribute('data-variants'))
    return [{ id, content: { variants: jsonOr(attribute('data-variants'), []), productType } }]
  return classes.includes('sqs-add-to-cart-button') ? [{ id, content: { productType } }] : []
}

/** The variant of a restock notification. */
function soldOutIn(element: Element): readonly Mention[] {
  const attribute = (name: string) => element.attrs.find((one) => one.name === name)?.value.trim() ?? ''
  const [id, variantId] = [attribute('data-product-id'), attribute('data-variant-id')]
  const isNotification = attribute('class').split(/\s+/).includes('product-restock-notification')
  if (!isNotification || !productId.test(id)) return []
  return [{ id, content: { variants: [{ id: variantId, soldOut: true }] } }]
}

function productOf({ id, content }: Mention, fallback: string): Product {
  const listed = listOf(member(content, 'variants')).filter((raw) => typeof raw === 'object' && raw !== null)
  const variants = listed.map((raw, index) => variantOf(raw, `${id}-${index + 1}`))
  const { price, priceMoney, salePrice, salePriceMoney, onSale } = pricesOf(content)
  const named = Number(member(content, 'productType'))
  return {
    id,
    collectionId: '',
    recordType: productRecordType,
    title: textMember(content, 'title') || fallback,
    urlId: id,
    fullUrl: textMember(content, 'fullUrl'),
    excerpt: '',
    body: textMember(content, 'description'),
    assetUrl: textMember(member(content, 'mainImage'), 'assetUrl'),
    items: [],
    tags: [],
    categories: [],
    workflowState: 1,
    structuredContent: {
      productType: Object.values(productTypes).find((number) => number === named) ?? productTypes.physical,
      variants,
      variantOptionOrdering: Object.keys(variants[0]?.attributes ?? {}),
      isSubscribable: false,
      subscriptionPlan: null,
      priceCents: price,
      priceMoney,
      salePriceCents: salePrice,
      salePriceMoney,
      onSale,
    },
  }
}

/** `fallback` is the id if the variant has neither an id nor an SKU. Stock is counted by this id. */
function variantOf(raw: unknown, fallback: string): Variant {
  const sku = textMember(raw, 'sku')
  const attributes = optionsOf(raw)
  return {
    id: textMember(raw, 'id') || sku || fallback,
    sku,
    attributes,
    optionValues: Object.entries(attributes).map(([optionName, value]) => ({ optionName, value })),
    ...pricesOf(raw),
    // As pages show it: a variant without information about its stock is available.
    unlimited: (member(raw, 'unlimited') ?? member(raw, 'qtyInStock') ?? member(raw, 'soldOut') !== true) === true,
    qtyInStock: member(raw, 'soldOut') === true ? 0 : Math.max(Math.trunc(Number(member(raw, 'qtyInStock')) || 0), 0),
    weight: Number(member(raw, 'weight')) || 0,
    width: 0,
    height: 0,
    len: 0,
  }
}

/** The options of a variant: an object, or on some pages a list next to an empty object. */
function optionsOf(raw: unknown): Variant['attributes'] {
  const named = Object.entries(Object(member(raw, 'attributes')))
  const listed = listOf(member(raw, 'optionValues')).map((one) => [textMember(one, 'optionName'), member(one, 'value')])
  return Object.fromEntries((named.length > 0 ? named : listed).map(([name, value]) => [name, String(value)]))
}

function pricesOf(raw: unknown) {
  const price = centsOf(member(raw, 'priceMoney') ?? member(raw, 'price'))
  const salePrice = centsOf(member(raw, 'salePriceMoney') ?? member(raw, 'salePrice'))
  const onSale = member(raw, 'onSale') === true
  return { price, priceMoney: moneyOf(price), salePrice, salePriceMoney: moneyOf(salePrice), onSale }
}

/** A price in cents: a number in older pages, `{ value: '25.00' }` in newer ones. 0 for anything else. */
function centsOf(price: unknown): number {
  const cents = typeof price === 'number' ? price : Number(textMember(price, 'value')) * 100
  return Math.max(Math.round(cents) || 0, 0)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
