const stoppedMs = 5000

/**
 * Calls `listener` once when a visitor may act again on a page that is being left: they have come back to it, or may
 * have stopped the browser from loading the next one.
 */
export function whenStillHere(listener: () => void): void {
  const act = () => {
    removeEventListener('pageshow', act)
    clearTimeout(timer)
    listener()
  }
  addEventListener('pageshow', act)
  const timer = setTimeout(act, stoppedMs)
}
