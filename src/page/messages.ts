import { catalogue } from '../language/catalogue'

/** What the page tells developers. */
export const messages = catalogue('page', {
  noDate: 'A date node needs a numeric data-date value; this one is left as it is.', // B5
})
