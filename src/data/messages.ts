import { catalogue } from '../language/catalogue'

/** The messages of the data layer and of the cart, letter for letter (A8 Data layer, A2 for the session). */
export const messages = catalogue('data', {
  unauthorized: 'Unauthorized request',
  internal: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  network: 'Unable to connect…',
  parse: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
  unknown: 'Unknown error, please try again later.',
  session: 'Your session has expired, or cookies are not enabled.',
  quantityFailed: 'Unable to update quantity',
  removeFailed: 'Unable to remove item',
  noFormKey: 'Could not get a form submission key, please try again later.',
  noTask: '{path} responded without a valid task.',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { data: ['noTask'] } as const
