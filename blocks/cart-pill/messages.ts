import { catalogue } from '../../src/language/catalogue'

/** A3 Shopping cart. */
export const messages = catalogue('cart-pill', {
  title: 'Cart',
  items: '{count, plural, one {item} other {items}}',
  inCart: 'in cart', // after the number of items, for screen readers
})
