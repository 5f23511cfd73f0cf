import { watchSize } from '../../../src/browser/watchSize'

/** Calls `refresh` when the container has another width. Returns what stops it. */
export function watchWidth(container: HTMLElement, refresh: () => void): () => void {
  let [before, width, screen] = [0, container.clientWidth, innerWidth]
  return watchSize(container, () => {
    const now = container.clientWidth
    // A layout that brings a scroll bar, and without it takes it away again, would go to and fro for ever.
    if (now === width || (now === before && screen === innerWidth)) return
    ;[before, width, screen] = [width, now, innerWidth]
    refresh()
  })
}
