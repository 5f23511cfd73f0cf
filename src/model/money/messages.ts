import { catalogue } from '../../language/catalogue'

/** Mistakes in amounts (B5 Number parsing, B8). */
export const messages = catalogue('money', {
  freeLabelNeeded: 'A Free label is required, and it should be a wrapped string',
  notCents: '{cents} is not a whole number of cents',
  notAmount: '{value} is not an amount with at most 15 integer places',
})

/** They stay in English, because they say what is wrong with the code of a page. */
export const forDevelopers = { money: 'all' } as const
