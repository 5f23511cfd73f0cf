import { catalogue } from '../../language/catalogue'

/** The messages of `Skerry.cart` for developers. */
export const messages = catalogue('data.cart', {
  notText: 'Skerry.cart.{method}: "{name}" must be a non-empty string. It is {value}.',
  notQuantity: 'Skerry.cart.{method}: "quantity" must be a whole number from {minimum} to {maximum}. It is {value}.',
  unknownEvent: 'Skerry.cart.on: there is no event {value}. The cart has the event "change".',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'data.cart': 'all' } as const
