import { catalogue } from '../language/catalogue'

/** A3 Shopping cart, B9 Platform limits. */
export const messages = catalogue('ui.cartCount', {
  over: '100+',
  overSpoken: 'More than 100 items in cart',
})
