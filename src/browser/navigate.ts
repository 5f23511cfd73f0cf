import { shared } from './shared'
import { siteLink } from './siteLink'

/** With `assign`, Back leads to the page that is left; with `replace`, it does not. */
type How = 'assign' | 'replace'

type Go = (url: string, how: How) => void

const seam = () => shared<{ go: Go }>('navigate', () => ({ go: (url, how) => location[how](siteLink(url)) }))

/**
 * Leaves for another page. `replace` replaces this page in the history. All navigation goes through this function
 * (docs/decisions.md#12), so that tests and the mock backend can observe it.
 */
export function navigate(url: string, how: How = 'assign'): void {
  seam().go(url, how)
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
