import type { Product } from '../../src/model/product/Product'
import { html } from '../site/html'
import { productCheckout, productMark, productPrice, productScarcity } from '../site/markup/product'

/** The markup of a product's quick view, with the platform's classes. */
export function quickViewHtml(product: Product, isExpress = false): string {
  const { title, fullUrl, assetUrl, excerpt, id } = product
  return html`<div class="sqs-product-quick-view-content ProductItem" data-item-id="${id}">
<div class="ProductItem-gallery">${assetUrl !== '' && html`<img src="${assetUrl}?format=750w" alt="">`}</div>
<div class="ProductItem-details"><h2 class="product-title"><a href="${fullUrl}">${title}</a></h2>
${productMark(product)}${productPrice(product)}${productScarcity(product)}
<div class="product-excerpt"><p>${excerpt}</p></div>
${productCheckout(product, isExpress)}</div>
</div>`.text
}
