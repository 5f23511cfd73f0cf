import { watchSize } from '../../../src/browser/watchSize'

/** Calls `refresh` when the container's width changes. Returns a function that stops it. */
export function watchWidth(container: HTMLElement, refresh: () => void): () => void {
  let [before, width, screen] = [0, container.clientWidth, innerWidth]
  return watchSize(container, () => {
    const now = container.clientWidth
    // A layout that causes a scrollbar at one width and removes it at the other would switch back and forth forever.
    if (now === width || (now === before && screen === innerWidth)) return
    ;[before, width, screen] = [width, now, innerWidth]
    refresh()
  })
}
