const stoppedMs = 5000

/**
 * Calls `listener` once, when a visitor may still act on a page that was being left: they have come back to it, or may
 * have stopped the browser from loading the next page.
 */
export function whenStillHere(listener: () => void): void {
  const act = () => {
    removeEventListener('pageshow', onShow)
    clearTimeout(timer)
    listener()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && act() // a page that is still loading fires it too
  addEventListener('pageshow', onShow)
  const timer = setTimeout(act, stoppedMs)
}
