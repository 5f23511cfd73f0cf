import type { Product } from '../../../src/model/product/Product'
import { shop } from '../../fixtures/shop'
import { type Html, html } from '../html'
import type { Visit } from '../Visit'
import { picture } from './picture'
import { productMark, productPrice } from './product'

/** The products of a visit, of one category if `?category=` names one, with links to the categories. */
export function productGrid(visit: Visit): Html {
  const { products } = visit
  const chosen = visit.query.get('category')
  const categories = [...new Set(products.flatMap((product) => product.categories))]
  const shown = products.filter((product) => chosen === null || product.categories.includes(chosen))
  const link = (label: string, path: string, isCurrent: boolean) =>
    html`<li><a class="category-link" href="${visit.href(path)}"${isCurrent && html` aria-current="true"`}>${label}</a></li>`
  return html`<nav class="category-nav" aria-label="Categories"><ul class="category-nav-links">${link('All', `${shop.path}#by-post`, chosen === null)}
${categories.map((name) => link(name, `${shop.path}?category=${encodeURIComponent(name)}#by-post`, name === chosen))}</ul></nav>
<div class="list-grid products-list" data-collection-id="${shop.collectionId}">${shown.map((product) => gridItem(visit, product))}</div>`
}

/** The name of a product's picture. */
export function pictureName(assetUrl: string): string {
  return assetUrl.replace(/^.*\/|\.png$/g, '')
}

/** The button of the quick view, which a template shows under the pointer and while it has the focus. */
function quickViewButton(id: string): Html {
  return html`<div class="sqs-product-quick-view-button-wrapper"><span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${id}" data-group="${shop.collectionId}">Quick View</span></div>`
}

function gridItem(visit: Visit, product: Product): Html {
  const { id, title, fullUrl, assetUrl, excerpt } = product
  return html`<div class="grid-item" data-item-id="${id}">
<div class="grid-image">${picture(pictureName(assetUrl), { sizes: '(min-width: 56em) 17rem, 45vw', alt: '' })}${productMark(product)}${quickViewButton(id)}</div>
<h3 class="grid-title"><a class="grid-item-link" href="${visit.href(fullUrl)}">${title}</a></h3>
<p class="grid-excerpt">${excerpt}</p>
<div class="grid-prices">${productPrice(product)}</div></div>`
}
