import { type Debounced, debounce } from '../browser/debounce'
import { shared } from '../browser/shared'
import { channels, type TelemetryEvent } from './channels'
import { cutStack } from './cutStack'
import { nextEventId } from './eventId'
import { pageUrl } from './pageUrl'
import { collect } from './queue'
import { scrubData, scrubText } from './scrub'
import { flush } from './transport'

/** Details of an error: the block that it came from, and other JSON data. */
export interface ErrorDetails {
  readonly block?: string
  readonly [name: string]: unknown
}

interface ErrorReport extends TelemetryEvent {
  readonly event: string
  readonly data: { readonly [name: string]: unknown }
  readonly timestamp: number
}

interface Reporter {
  queue: ErrorReport[]
  bytes: number
  dropped: number
  batches: number
  readonly send: Debounced
}

// A9 Error reports: 20 sends, queue 10, stack 5000, debounce 1000 ms.
const mostBatches = 20
const mostQueued = 10
const debounceMs = 1000
const latestMs = 5000 // a steady stream of errors must not delay the debounce forever
const batchBytes = 47 * 1024 // one request each; a larger batch would be sent as two
const messageCharacters = 1000
const eventName = 'javascript error'

const held = () =>
  shared<Reporter>('error reporter', () => ({
    queue: [],
    bytes: 0,
    dropped: 0,
    batches: 0,
    send: debounce(sendQueue, debounceMs, latestMs),
  }))

/**
 * Reports an error to /api/events/RecordJavascriptErrors (D4). Takes any thrown value, and details. At most ten reports
 * are queued; further ones are only counted, and the count is sent. Sent 1 s after the last report, but 5 s after the
 * first at the latest, and 20 times per page. Never throws.
 */
export function reportError(error: unknown, details: ErrorDetails = {}): void {
  const reporter = held()
  if (reporter.batches === mostBatches) return
  if (reporter.queue.length === mostQueued) {
    reporter.dropped++
  } else {
    const report = reportOf(error, details)
    const bytes = channels.errors.measure(JSON.stringify(report))
    if (reporter.bytes + bytes > batchBytes) reporter.send.flush()
    if (reporter.batches === mostBatches) return
    reporter.queue.push(report)
    reporter.bytes += bytes
  }
  reporter.send()
}

/** Sends queued reports now, for example when the page is hidden. */
export function flushErrors(): void {
  held().send.flush()
}

function sendQueue(): void {
  const reporter = held()
  const [first, ...others] = reporter.queue
  if (!first) return
  const counted = reporter.dropped > 0 ? { ...first, data: { ...first.data, dropped: reporter.dropped } } : first
  for (const report of [counted, ...others]) collect('errors', report)
  reporter.queue = []
  reporter.bytes = 0
  reporter.dropped = 0
  reporter.batches++
  flush('errors')
}

function reportOf(error: unknown, details: ErrorDetails): ErrorReport {
  const { name, message, stack } = partsOf(error)
  const data = {
    ...detailsOf(details),
    name,
    message: scrubText(message.slice(0, messageCharacters)),
    stack: cutStack(scrubText(stack)),
    pageUrl: pageUrl(),
  }
  return { eventId: nextEventId(), event: eventName, data, timestamp: Date.now() }
}

function detailsOf(details: ErrorDetails): object {
  return Object(scrubData(details))
}

/** Any value can be thrown, and reading it can throw. */
function partsOf(error: unknown): { name: string; message: string; stack: string } {
  try {
    if (error instanceof Error) {
      return { name: String(error.name), message: String(error.message), stack: String(error.stack ?? '') }
    }
    return { name: typeof error, message: typeof error === 'object' ? JSON.stringify(error) : String(error), stack: '' }
  } catch {
    return { name: typeof error, message: '', stack: '' }
  }
}
