import { products } from '../../../fixtures/products/index'
import { html } from '../../html'
import { addToCartButton, productPrice } from '../../markup/product'
import type { BlockPage } from './BlockPage'

const biscuit = products.find(({ urlId }) => urlId === 'ships-biscuit')

/** The page of the cart’s link in templates without a cart. */
export const cartPill: BlockPage = {
  name: 'cart-pill',
  title: 'Cart pill',
  summary: 'A link to the cart for templates without one. This page’s header has no cart.',
  blocks: ['cart-pill'],
  hasCart: false,
  tries: [
    'Add the biscuit to the cart: a link to the cart appears in the header, or on phones at the bottom of the window.',
    'Add more than 100: the number is 100+, and a screen reader says so in words.',
    'Follow the link, remove the biscuit, and come back: the link has disappeared.',
  ],
  examples: () => [
    {
      title: 'A product',
      content: html`${
        biscuit &&
        html`<h3>${biscuit.title}</h3>${productPrice(biscuit)}
        <div class="product-quantity-input" data-item-id="${biscuit.id}"><label>Quantity <input size="4" max="9999" min="1" value="1" type="number" step="1"></label></div>
        ${addToCartButton(biscuit)}`
      }`,
    },
  ],
}
