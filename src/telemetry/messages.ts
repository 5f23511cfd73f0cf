/** What the telemetry tells developers. */
export const messages = {
  trackingFailed: 'Error tracking event: HTTP Status {code}', // B7 RecordEvent
} as const
