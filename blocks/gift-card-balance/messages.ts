import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('gift-card-balance', {
  balance: 'There is {balance} left on this card.',
  spent: 'There is nothing left on this card.',
  unknown: 'There is no gift card with this code.',
  codeNeeded: 'Please enter the code of your gift card.',
  checking: 'Checking…',
  unreadable: 'The balance could not be loaded. Please try again later.',
  noField:
    'This gift card form has no code field, so balances cannot be checked. Add an input named "code" to the form with data-gift-card-balance.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'gift-card-balance': ['noField'] } as const
