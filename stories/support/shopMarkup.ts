import { products } from '../../mocks/fixtures/products/index'
import { productCheckout, productMark, productPrice, productScarcity } from '../../mocks/site/markup/product'

/** The page of a product, as the demo site's server renders it, without its images. */
export function productMarkup(urlId: string): string {
  const product = products.find((one) => one.urlId === urlId)
  if (!product) throw new Error(`The shop sells no ${urlId}.`)
  return `<article class="ProductItem"><h2>${product.title}</h2>${productPrice(product)}${productMark(product) ?? ''}${productScarcity(product)}${productCheckout(product)}</article>`
}

/** A header's link to the cart. */
export const cartLink = `<a class="sqs-custom-cart" href="/cart">Cart <span class="sqs-cart-quantity">0</span> <span class="sqs-cart-subtotal"><span class="sqs-money-native">0.00</span></span></a>`
