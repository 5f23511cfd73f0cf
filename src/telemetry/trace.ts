import { nextEventId } from './eventId'
import { pageUrl } from './pageUrl'
import { collect, takeLost } from './queue'
import { scrubData } from './scrub'
import { flush } from './transport'
import { visitorCookie } from './visitor'

const flushMs = 30_000 // A9: Logger flush 30,000 ms
const lostType = 'telemetry lost'

/**
 * Logs what happened on this page (D3 Logger). Takes what kind of thing it is and what belongs to it, as anything JSON
 * can carry; secrets are taken out. Sent to /api/events/Trace every 30 s and when the page is hidden; what fails is kept
 * for the next time. Never throws.
 */
export function trace(type: string, data: unknown): void {
  collect('trace', { eventId: nextEventId(), pageUrl: pageUrl(), type, data: scrubData(data) })
}

/** Sends what was logged every 30 s; returns what stops it. */
export function startTraceFlush(): () => void {
  const timer = setInterval(flushTrace, flushMs)
  return () => clearInterval(timer)
}

// What had to make room is gone, but not in silence.
function flushTrace(): void {
  visitorCookie() // as at hide
  const count = takeLost()
  if (count > 0) trace(lostType, { count })
  flush('trace')
}
