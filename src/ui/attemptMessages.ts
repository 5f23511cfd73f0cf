import { catalogue } from '../language/catalogue'

/** Why a form of one question, such as a code or a password, has no answer. */
export const messages = catalogue('ui.attempts', {
  offline: 'Please check your internet connection.', // A8 Data layer
  tooMany: 'Too many attempts. Please try again later.',
  waitSeconds: 'Too many attempts. Please try again in {count, plural, one {# second} other {# seconds}}.',
  waitMinutes: 'Too many attempts. Please try again in {count, plural, one {# minute} other {# minutes}}.',
})
