import { catalogue } from '../language/catalogue'

/** Telemetry's messages for developers. */
export const messages = catalogue('telemetry', {
  idNotStored: 'The analytics id could not be stored: this browser keeps no cookies of this page.', // B8
  trackingFailed: 'Error tracking event: HTTP Status {code}', // B7 RecordEvent
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { telemetry: 'all' } as const
