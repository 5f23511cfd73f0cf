import type { WatchPage } from '../runtime/watchPage'

/** What to do about elements that match, all of one turn at once. */
export interface ElementListener {
  readonly onAdded: (elements: readonly HTMLElement[]) => void
  readonly onRemoved: (elements: readonly HTMLElement[]) => void
}

/**
 * Follows the elements that match `selector`: those that are on the page now, and those that templates add and remove
 * later. An element that only moved is neither. Returns what stops it; the elements still known then count as removed.
 */
export function watchElements(selector: string, { onAdded, onRemoved }: ElementListener, watch: WatchPage): () => void {
  const known = new Set<HTMLElement>()

  const look = (roots: readonly ParentNode[]) => {
    const found = new Set<HTMLElement>()
    for (const root of roots) {
      const below = root.querySelectorAll<HTMLElement>(selector)
      for (const element of root instanceof HTMLElement && root.matches(selector) ? [root, ...below] : below) {
        // Some parsers make elements of what a noscript holds.
        if (!known.has(element) && !element.closest('noscript')) found.add(element)
      }
    }
    for (const element of found) known.add(element)
    if (found.size > 0) onAdded([...found])
  }

  const forget = (isGone: (element: HTMLElement) => boolean) => {
    const gone = [...known].filter(isGone)
    for (const element of gone) known.delete(element)
    if (gone.length > 0) onRemoved(gone)
  }

  look([document])
  const stopWatching = watch({ onAdded: look, onRemoved: forget })
  return () => {
    stopWatching()
    forget(() => true)
  }
}
