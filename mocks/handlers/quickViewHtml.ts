import type { Product } from '../../src/model/product/Product'
import { html } from '../site/html'
import { chooseVariant, listPriceOf, typeOf, unitPriceOf } from '../state/store/products'

/** The markup of a product's quick view, with the platform's classes. */
export function quickViewHtml(product: Product): string {
  const { structuredContent, title, fullUrl, assetUrl, excerpt, id, collectionId } = product
  const image = html`<img class="sqs-product-quick-view-image" src="${assetUrl}?format=750w" alt="${title}">`
  const { variants, variantOptionOrdering } = structuredContent
  const isChosen = variants.length > 1
  return html`<div class="sqs-product-quick-view" data-item-id="${id}">
<div class="product-image">${image}</div>
<h2 class="product-title"><a href="${fullUrl}">${title}</a></h2>
<div class="product-price">${priceOf(product)}</div>
<div class="product-excerpt"><p>${excerpt}</p></div>
${isChosen && html`<div class="product-variants" data-item-id="${id}" data-variants="${JSON.stringify(variants)}">${variantOptionOrdering.map((name) => optionSelect(product, name))}</div>`}
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-suppress-edit-mode" role="button" tabindex="0" data-collection-id="${collectionId}" data-item-id="${id}" data-product-type="${typeOf(product)}" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>
</div>`.text
}

function optionSelect({ structuredContent }: Product, name: string) {
  const values = [...new Set(structuredContent.variants.map(({ attributes }) => attributes[name] ?? ''))]
  const options = values.map((value) => html`<option value="${value}">${value}</option>`)
  return html`<div class="variant-option"><div class="variant-option-title">${name}: </div><div class="variant-select-wrapper"><select data-variant-option-name="${name}" aria-label="Select ${name}"><option value="">Select ${name}</option>${options}</select></div></div>`
}

function priceOf(product: Product) {
  const skus = product.structuredContent.variants.map(({ sku }) => sku)
  const choices = (skus.length > 0 ? skus : [null]).flatMap((sku) => chooseVariant(product, sku) ?? [])
  const prices = choices.map((choice) => ({ cents: unitPriceOf(choice), listCents: listPriceOf(choice) }))
  const lowest = prices.reduce(
    (low, one) => (one.cents < low.cents ? one : low),
    prices[0] ?? { cents: 0, listCents: 0 },
  )
  const isVaried = prices.some(({ cents }) => cents !== lowest.cents)
  const money = (cents: number) => html`<span class="sqs-money-native">${(cents / 100).toFixed(2)}</span>`
  if (isVaried) return html`from ${money(lowest.cents)}`
  if (lowest.cents === lowest.listCents) return money(lowest.cents)
  return html`${money(lowest.cents)} <span class="original-price">${money(lowest.listCents)}</span>`
}
