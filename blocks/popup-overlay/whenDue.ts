import { recordChanges } from '../../src/browser/elementChanges'
import { isEditable } from '../../src/browser/isEditable'
import type { Page } from '../../src/model/page/page'
import { awaitsConsent } from '../../src/telemetry/consentCookie'
import { isEscapeStackEmpty } from '../../src/ui/escapeStack'
import { focusedElement } from '../../src/ui/tabbables'
import type { PopupOverlayProps } from './props'

const recheckMs = 1000

/**
 * Calls `open` once, when the delay has passed or the visitor has scrolled far enough, whichever comes first; at once
 * if neither is set. Waits while the page is in the background, another overlay is open, the visitor is filling in a
 * field, or the cookie banner is waiting for an answer. Returns a function that stops it.
 */
export function whenDue({ delayMs, scrollShare, page }: PopupOverlayProps, open: () => void): () => void {
  const changes = recordChanges()
  const start = () => {
    changes.undo()
    const recheck = setInterval(tryToOpen, recheckMs)
    waiting.onUndo(() => clearInterval(recheck))
    tryToOpen()
  }
  const waiting = recordChanges()
  const tryToOpen = () => {
    if (isBusy(page)) return
    waiting.undo()
    open()
  }
  if (delayMs !== null) {
    const timer = setTimeout(start, delayMs)
    changes.onUndo(() => clearTimeout(timer))
  }
  if (scrollShare !== null) {
    const look = () => {
      if (scrolledShare() >= scrollShare) start()
    }
    changes.listen(window, 'scroll', look, { passive: true })
    look()
  }
  if (delayMs === null && scrollShare === null) start()
  return () => {
    changes.undo()
    waiting.undo()
  }
}

function isBusy({ cookieSettings }: Page): boolean {
  const isCovered = !isEscapeStackEmpty() || document.querySelector('dialog:modal') !== null
  return document.hidden || isCovered || isTyping() || awaitsConsent(cookieSettings)
}

function isTyping(): boolean {
  const focused = focusedElement()
  return focused !== null && (isEditable(focused) || focused.localName === 'iframe') // which may contain a field
}

/** How far the page is scrolled, from 0 to 1; 1 if there is nothing to scroll. */
function scrolledShare(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  const room = scrollHeight - clientHeight
  return room > 0 ? scrollTop / room : 1
}
