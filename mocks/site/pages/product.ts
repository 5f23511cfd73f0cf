import type { Product } from '../../../src/model/product/Product'
import { paywalls } from '../../fixtures/commerce/paywalls'
import { productTypes } from '../../fixtures/products/createProduct'
import { shop } from '../../fixtures/shop'
import { typeOf } from '../../state/store/products'
import { type Html, html, raw } from '../html'
import { productCheckout, productMark, productPrice, productScarcity } from '../markup/product'
import { imageName } from '../markup/productGrid'
import { responsiveImage } from '../markup/responsiveImage'
import { pageTypes, type SitePage } from '../SitePage'
import { section } from './parts'

/** The page of one product, with its current stock and price. */
export function productPage(product: Product): SitePage {
  const { id, title, excerpt, recordType, fullUrl } = product
  return {
    path: fullUrl,
    title,
    summary: excerpt,
    blocks: [],
    pageType: pageTypes.item,
    collectionId: shop.collectionId,
    item: { id, title, recordType },
    look: 'wide',
    body: (visit) =>
      html`${section(
        'product',
        html`<p class="product-back"><a href="${visit.href(shop.path)}">The bakehouse</a></p>${productDetail(product, visit.isExpress)}
<div class="product-reviews" data-product-reviews="${id}"></div>
<div class="seen-before" data-recently-viewed></div>`,
      )}`,
  }
}

function productDetail(product: Product, isExpress: boolean): Html {
  const { id, title, excerpt, body, assetUrl } = product
  // One option is shown as buttons, several as selects.
  const hasButtons = product.structuredContent.variantOptionOrdering.length === 1
  return html`<article class="product-detail ProductItem${hasButtons && ' variants-as-buttons'}" data-item-id="${id}">
  <div class="product-gallery">${responsiveImage(imageName(assetUrl), { sizes: '(min-width: 56em) 36rem, 92vw', isFirst: true })}</div>
  <div class="product-meta"><h1 class="product-title">${title}</h1>
    ${productMark(product)}
    ${productPrice(product)}
    ${productScarcity(product)}
    <p class="lede">${excerpt}</p>
    <div class="product-description">${raw(body)}</div>
    ${productCheckout(product, isExpress)}
    ${moreOf(product)}
  </div></article>`
}

/** Links on a product's page in addition to its checkout. */
function moreOf(product: Product): Html | null {
  const paywall = paywalls.find(({ urlId }) => urlId === product.urlId)
  if (paywall) return html`<p class="note"><a href="${paywall.path}">Read it, or its beginning</a></p>`
  if (typeOf(product) !== productTypes.giftCard) return null
  return html`<p class="note"><a href="/gift-card-balance">What is left on a card?</a></p>`
}
