import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('gift-card-balance', {
  balance: 'There is {balance} left on this card.',
  spent: 'There is nothing left on this card.',
  unknown: 'There is no gift card with this code.',
  codeNeeded: 'Please enter the code of your gift card.',
  checking: 'Checking…',
  unreadable: 'The balance could not be read. Please try again later.',
  noField:
    'This form for the balance of gift cards has no field for the code, so nobody can ask. Put an input with the name "code" into a form with data-gift-card-balance.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'gift-card-balance': ['noField'] } as const
