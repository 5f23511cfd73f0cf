import { catalogue } from '../../src/language/catalogue'

/** A3 Shopping cart, B9 Platform limits. */
export const messages = catalogue('cart-pill', {
  title: 'Cart',
  over: '100+',
  items: '{count, plural, one {item} other {items}}',
  inCart: 'in cart', // after the number of items, for screen readers
  overSpoken: 'More than 100 items in cart',
})
