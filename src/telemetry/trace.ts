import { nextEventId } from './eventId'
import { pageUrl } from './pageUrl'
import { collect, takeLost } from './queue'
import { scrubData } from './scrub'
import { flush } from './transport'
import { visitorCookie } from './visitor'

const flushMs = 30_000 // A9: Logger flush 30,000 ms
const lostType = 'telemetry lost'

/**
 * Logs an event on this page (D3 Logger). Takes its type, and data for JSON, from which secrets are removed. Sent to
 * /api/events/Trace every 30 s and when the page is hidden. Failed requests are repeated with the next one. Never
 * throws.
 */
export function trace(type: string, data: unknown): void {
  collect('trace', { eventId: nextEventId(), pageUrl: pageUrl(), type, data: scrubData(data) })
}

/** Sends the log every 30 s. Returns a function that stops it. */
export function startTraceFlush(): () => void {
  const timer = setInterval(flushTrace, flushMs)
  return () => clearInterval(timer)
}

// Logs how many events were dropped.
function flushTrace(): void {
  visitorCookie() // as in `hide`
  const count = takeLost()
  if (count > 0) trace(lostType, { count })
  flush('trace')
}
