import { catalogue } from '../language/catalogue'

/** Messages of the services for developers. */
export const messages = catalogue('services', {
  // B8 Console and runtime messages: feature toggles
  notLoaded: 'The underlying Praetor configuration is not loaded',
  unknownFeature: 'The specified feature does not exist',
  otherType: 'The specified feature is not a {type}',
  invalidFeature: 'The specified feature has an invalid server-side definition',
  noPayload: 'no payload', // B7 Event service
  // Our own
  textNeeded: '{method} needs a text as `{argument}`',
  trackingContextNeeded: 'places.details needs a tracking context with `productPage` and `productSection`',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { services: 'all' } as const
