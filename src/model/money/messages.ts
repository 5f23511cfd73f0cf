import { catalogue } from '../../language/catalogue'

/** B5 Number parsing, B8. */
export const messages = catalogue('money', {
  freeLabelNeeded: 'A Free label is required, and it should be a wrapped string',
})

/** Stays English: it says what is wrong with the code of a page. */
export const forDevelopers = { money: 'all' } as const
