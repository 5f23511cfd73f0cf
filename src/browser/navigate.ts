import { shared } from './shared'

type Go = (url: string) => void

const seam = () => shared<{ go: Go }>('navigate', () => ({ go: (url) => location.assign(url) }))

/**
 * Leaves for another page. All navigation goes through it (docs/decisions.md#12), so that tests and the mock backend
 * can observe it.
 */
export function navigate(url: string): void {
  seam().go(url)
}

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

/** Passes every `navigate` to `go` instead. Returns a function that restores it. */
export function interceptNavigation(go: Go): () => void {
  const held = seam()
  const before = held.go
  held.go = go
  return () => {
    held.go = before
  }
}
