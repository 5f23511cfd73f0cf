import { catalogue } from '../../src/language/catalogue'

/** The texts of the counter. */
export const messages = catalogue('counter', {
  count: '{length} / {maximum}',
  spoken: '{length, number} of {maximum, plural, one {# character} other {# characters}}',
  /** A5 Client-side field rules. */
  tooLong: 'You have exceeded the character limit.',
})
