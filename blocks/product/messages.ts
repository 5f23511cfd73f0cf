import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('product-block', {
  withReason: '{value} ({reason})',
  notWith: '{value} is not available with {choices}.',
  chooseAgain: '{value} is not available with {choices}. Please choose {option} again.',
  subscribe: 'Subscribe', // the platform's productSubscribeText
  fewLeft: 'Only {qtyInStock} available', // the platform's productDefaultScarcityText
  invalidVariants:
    'The data-variants of this product is not a JSON list of variants, so its options and its price stay as they are. Write what the platform’s variants-select formatter renders.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'product-block': ['invalidVariants'] } as const
