import { catalogue } from '../language/catalogue'

/** What the telemetry tells developers. */
export const messages = catalogue('telemetry', {
  trackingFailed: 'Error tracking event: HTTP Status {code}', // B7 RecordEvent
})
