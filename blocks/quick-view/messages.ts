import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('quick-view', {
  loading: 'Loading…',
  close: 'Close',
  previous: 'Previous product',
  next: 'Next product',
  retry: 'Try again',
  offline: 'Please check your internet connection.', // A8 Data layer
  unknown: 'Unknown error, please try again later.', // A8 Data layer
})
