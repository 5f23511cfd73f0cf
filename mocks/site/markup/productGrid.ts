import type { Product } from '../../../src/model/product/Product'
import { shop } from '../../fixtures/shop'
import { type ListChoice, listChoiceOf, listProducts } from '../../state/store/listProducts'
import { type Html, html } from '../html'
import type { Visit } from '../Visit'
import { productMark, productPrice } from './product'
import { responsiveImage } from './responsiveImage'

const orders = [
  ['', 'Featured'],
  ['price', 'Price: low to high'],
  ['price-desc', 'Price: high to low'],
  ['name', 'Name'],
] as const

const anchor = 'by-post'

/** The products of a visit, with links to the categories and a form for tags and sort order. Works without scripts. */
export function productGrid(visit: Pick<Visit, 'products' | 'query' | 'href'>): Html {
  const { products, query } = visit
  const choice = listChoiceOf(query)
  const shown = listProducts(products, choice)
  const categories = [...new Set(products.flatMap((product) => product.categories))]
  const link = (label: string, category: string) =>
    html`<li><a class="category-link" href="${visit.href(listUrl({ ...choice, category }))}"${category === choice.category && html` aria-current="true"`}>${label}</a></li>`
  return html`<div class="shop-list" data-product-list data-sorted>
<nav class="category-nav" aria-label="Categories" data-product-filters><ul class="category-nav-links">${link('All', '')}${categories.map((name) => link(name, name))}</ul></nav>
<div class="list-bar">${filterForm(visit, choice)}<p class="list-count" data-product-count="${shown.length}">${shown.length} ${shown.length === 1 ? 'product' : 'products'}</p></div>
<div class="list-grid products-list" data-products data-collection-id="${shop.collectionId}">${shown.map((product) => gridItem(visit, product))}</div>
<p class="list-empty" data-no-products${shown.length > 0 && html` hidden`}>Nothing in the shop is both. Ask for less, or ask Ines.</p></div>`
}

/** The URL of a choice, without parameters that are not set. */
function listUrl(choice: ListChoice): string {
  const chosen = Object.entries(choice).filter(([, value]) => value !== '')
  return `${shop.path}${chosen.length > 0 ? '?' : ''}${new URLSearchParams(chosen)}#${anchor}`
}

function filterForm({ products, query }: Pick<Visit, 'products' | 'query'>, { category, tag, sort }: ListChoice): Html {
  const tags = [...new Set(products.flatMap((product) => product.tags))].sort()
  const option = (value: string, label: string, chosen: string) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`
  const field = (label: string, name: string, options: readonly Html[]) =>
    html`<label class="list-field"><span>${label}</span><select name="${name}">${options}</select></label>`
  return html`<form class="list-form" method="get" action="${shop.path}#${anchor}" data-product-filters>
${query.get('csp') === 'strict' && html`<input type="hidden" name="csp" value="strict">`}<input type="hidden" name="category" value="${category}">
${field('Kind', 'tag', [option('', 'Every kind', tag), ...tags.map((name) => option(name, name, tag))])}
${field(
  'Order',
  'sort',
  orders.map(([value, label]) => option(value, label, sort)),
)}
<button class="plain-button">Show</button></form>`
}

/** The name of a product's image. */
export function imageName(assetUrl: string): string {
  return assetUrl.replace(/^.*\/|\.png$/g, '')
}

/** The quick view button, which a template shows on hover and focus. */
function quickViewButton(id: string): Html {
  return html`<div class="sqs-product-quick-view-button-wrapper"><span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${shop.collectionId}">Quick View</span></div>`
}

function gridItem(visit: Pick<Visit, 'href'>, product: Product): Html {
  const { id, title, fullUrl, assetUrl, excerpt } = product
  return html`<div class="grid-item" data-item-id="${id}">
<div class="grid-image">${responsiveImage(imageName(assetUrl), { sizes: '(min-width: 56em) 17rem, 45vw', alt: '' })}${productMark(product)}${quickViewButton(id)}</div>
<h3 class="grid-title"><a class="grid-item-link" href="${visit.href(fullUrl)}">${title}</a></h3>
<p class="grid-excerpt">${excerpt}</p>
<div class="grid-prices">${productPrice(product)}</div></div>`
}
