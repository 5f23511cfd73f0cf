import { products } from '../../mocks/fixtures/products/index'
import { productCheckout, productMark, productPrice, productScarcity } from '../../mocks/site/markup/product'
import type { Product } from '../../src/model/product/Product'

/** The cart in a template's header. */
export const cartLink =
  '<a href="/cart">Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal"><span class="sqs-money-native">0.00</span></span></a>'

/** A product of the mock shop, with quantity and button, as the platform's templates render it. */
export function productMarkup(urlId: string): string {
  const { id, title } = productOf(urlId)
  return `<article class="ProductItem" data-item-id="${id}"><h2>${title}</h2>
    <div class="product-quantity-input" data-item-id="${id}"><input aria-label="Quantity" type="number" value="1" min="1" max="9999"></div>
    <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0"
      data-item-id="${id}" data-product-type="1" data-original-label="Add To Cart">
      <div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></article>`
}

/** A product with its price and notes about stock, its options, quantity and button, as the demo site's server renders it. */
export function offerMarkup(urlId: string): string {
  const product = productOf(urlId)
  return `<article class="ProductItem" data-item-id="${product.id}"><h2 class="product-title">${product.title}</h2>
    ${productMark(product) ?? ''}${productPrice(product)}${productScarcity(product)}${productCheckout(product)}</article>`
}

/** A product with its options, quantity and button, as the demo site's server renders it. */
export function checkoutMarkup(urlId: string): string {
  return `<article class="ProductItem">${productCheckout(productOf(urlId))}</article>`
}

/** A product of the mock shop. Throws if there is none. */
export function productOf(urlId: string): Product {
  const found = products.find((one) => one.urlId === urlId)
  if (!found) throw new Error(`The shop sells no ${urlId}.`)
  return found
}
