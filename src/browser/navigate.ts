import { shared } from './shared'

type Go = (url: string) => void

const seam = () => shared<{ go: Go }>('navigate', () => ({ go: (url) => location.assign(url) }))

/**
 * Leaves for another page. The one way out (docs/decisions.md#12), so that tests and the mock backend can see where to.
 */
export function navigate(url: string): void {
  seam().go(url)
}

/** Sends every `navigate` to `go` instead; returns what takes that back. */
export function interceptNavigation(go: Go): () => void {
  const held = seam()
  const before = held.go
  held.go = go
  return () => {
    held.go = before
  }
}
