import { catalogue } from '../../src/language/catalogue'

/** A3 Shopping cart, B9 Platform limits. */
export const messages = catalogue('cart-indicator', {
  over: '100+',
  overSpoken: 'More than 100 items in cart',
})
