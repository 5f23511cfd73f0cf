import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('pricing-toggle', {
  loginNeeded: 'Please log in to join.',
  logIn: 'Log in',
  offline: 'Please check your internet connection.', // A8 Data layer
})
