import { catalogue } from '../language/catalogue'

/** Why an attempt with a code or a password could not be checked. */
export const messages = catalogue('ui.attempts', {
  offline: 'Please check your internet connection.', // A8 Data layer
  unknown: 'Unknown error, please try again later.', // A8 Data layer
  tooMany: 'Too many attempts. Please try again later.',
  waitSeconds: 'Too many attempts. Please try again in {count, plural, one {# second} other {# seconds}}.',
  waitMinutes: 'Too many attempts. Please try again in {count, plural, one {# minute} other {# minutes}}.',
})
