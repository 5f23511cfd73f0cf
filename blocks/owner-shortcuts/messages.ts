import { catalogue } from '../../src/language/catalogue'

/** A2 Screens and routes, B2 Owner redirect. */
export const messages = catalogue('logout', {
  title: 'Logout Successful',
  text: 'You have been successfully logged out.',
})
