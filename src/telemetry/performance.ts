import { delay } from '../browser/wait'
import { targetOf } from '../data/target'
import { EventTrackingError } from '../errors/EventTrackingError'
import type { Page } from '../model/page/page'
import { isRecord } from '../model/text/json'
import { collectPerformance } from './performanceCollector'
import { performanceFailed } from './performanceMessages'
import { postBeacon } from './postBeacon'
import { reportError } from './reportError'
import { isTrackedVisitor } from './visitor'

const settingsPath = '/api/1/performance/settings'
const recordsPath = '/api/1/performance/records'
const settingsTimeoutMs = 30_000 // B9 Timing: performance settings timeout
const flushMs = 30_000 // B9: performance flush after load
const collectMs = 60_000 // B9: the collector waits up to 60 s

/**
 * Measures how fast the page was for this visitor, if the visitor is counted (B6): when it was painted and loaded, how
 * fast it responded, and how long its images took. Sent when the page is hidden, and 30 s after `load`, under an id
 * from the server. A failure to get the id is reported. Returns a function that stops it.
 */
export function startPerformance(page: Page): () => void {
  if (!isTrackedVisitor(page)) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  const collector = collectPerformance()
  const deadline = setTimeout(collector.stop, collectMs)
  let pageLoadId = ''

  const flush = () => {
    const records = pageLoadId ? collector.take() : []
    if (records.length === 0) return
    postBeacon(recordsPath, JSON.stringify(records.map((record) => ({ pageLoadId, ...record }))))
  }
  const onHide = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  const start = async () => {
    await loaded(signal)
    const identified = loadId(signal).then((id) => {
      pageLoadId = id
    })
    await Promise.all([identified, delay(flushMs, signal)])
    flush()
  }
  start().catch((error) => {
    if (!signal.aborted) reportError(error)
  })
  document.addEventListener('visibilitychange', onHide, { signal })
  addEventListener('pagehide', flush, { signal })
  return () => {
    controller.abort()
    clearTimeout(deadline)
    collector.stop()
  }
}

/** Resolves when the page has loaded, at the latest after 60 s. Never resolves if it is aborted before that. */
function loaded(signal: AbortSignal): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, collectMs)
    addEventListener('load', end, { once: true, signal })
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/** The id of this visit of the page. Rejects for an unexpected status, a time-out or a response without an id. */
async function loadId(signal: AbortSignal): Promise<string> {
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), settingsTimeoutMs)
  signal.addEventListener('abort', () => request.abort())
  return requestId(request.signal).finally(() => clearTimeout(timer))
}

async function requestId(signal: AbortSignal): Promise<string> {
  const { url, trust } = targetOf(settingsPath)
  const credentials = trust === 'foreign' ? 'omit' : 'include'
  const timeoutOr = (reason: string) => (signal.aborted ? 'timeout' : reason)
  const response = await fetch(url, { credentials, signal }).catch(() => {
    throw failed(timeoutOr('no connection'))
  })
  const { status } = response
  if (!response.ok) throw failed(`status ${status}`, status)
  const reply: unknown = await response.json().catch(() => null)
  if (!isRecord(reply) || typeof reply.pageLoadId !== 'string' || reply.pageLoadId === '') {
    throw failed(timeoutOr('no pageLoadId'), status)
  }
  return reply.pageLoadId
}

function failed(reason: string, status = 0): EventTrackingError {
  return new EventTrackingError(performanceFailed(reason), status)
}
