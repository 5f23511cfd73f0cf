import { setConsentPolicy } from '../browser/consent'
import { takeLog } from '../browser/log'
import type { Page } from '../model/page/page'
import { recordHit } from './census'
import { flushErrors } from './reportError'
import { startTraceFlush, trace } from './trace'
import { hideTransport, showTransport, startTransport } from './transport'
import { visitorCookie } from './visitor'
import { type ChunkLog, watchChunks } from './watchChunks'
import { watchErrors } from './watchErrors'

/**
 * Starts the logger, the error reporter and sending when the page is hidden. Takes the page, for its cookie policy
 * (docs/decisions.md#10). Earlier logs and reports are sent now. Another page view is recorded when the visitor comes
 * back to a page that the browser has kept (docs/decisions.md#105). Returns a function that stops all of it; events
 * that were not acknowledged stay in the journal.
 */
export function startTelemetry(page: Page): () => void {
  setConsentPolicy(page.cookieSettings.isRestrictiveCookiePolicyEnabled === true)
  const stops = [startTransport(), takeLog(trace), startTraceFlush(), watchErrors()]
  const chunkLog = watchChunks()
  stops.push(
    chunkLog.stop,
    watchHiding(
      () => hide(chunkLog),
      () => recordHit(page),
    ),
  )
  return () => {
    for (const stop of stops.reverse()) stop()
    flushErrors() // into the journal
  }
}

/**
 * Both events are needed: Chromium fires pagehide first when a page is left, but not when a tab goes to the background.
 * `comeBack` is called when the page was in the back/forward cache.
 */
function watchHiding(hide: () => void, comeBack: () => void): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? hide() : showTransport())
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    showTransport()
    comeBack()
  }
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('pagehide', hide)
  addEventListener('pageshow', onShow)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', onShow)
  }
}

function hide({ flush }: ChunkLog): void {
  visitorCookie() // reading the cookie detects and logs an answer that another script wrote
  flush()
  hideTransport(flushErrors)
}
