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

/** Passes every `navigate` to `go` instead. Returns a function that restores it. */
export function interceptNavigation(go: Go): () => void {
  const held = seam()
  const before = held.go
  held.go = go
  return () => {
    held.go = before
  }
}
