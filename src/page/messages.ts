import { catalogue } from '../language/catalogue'

/** Messages of page tasks for developers. */
export const messages = catalogue('page', {
  noDate: 'A date node needs a numeric data-date value; this one is left as it is.', // B5
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { page: 'all' } as const
