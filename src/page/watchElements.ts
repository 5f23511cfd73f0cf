import type { WatchPage } from '../runtime/watchPage'

/** Called for matching elements, once for all of a turn. */
export interface ElementListener {
  readonly onAdded: (elements: readonly HTMLElement[]) => void
  readonly onRemoved: (elements: readonly HTMLElement[]) => void
}

/**
 * Watches the elements that match `selector`: those on the page now, and those that are added or removed later. An
 * element that only moved is neither. Returns a function that stops it; all known elements then count as removed.
 */
export function watchElements(selector: string, { onAdded, onRemoved }: ElementListener, watch: WatchPage): () => void {
  const known = new Set<HTMLElement>()

  const look = (roots: readonly ParentNode[]) => {
    const found = new Set<HTMLElement>()
    for (const root of roots) {
      const below = root.querySelectorAll<HTMLElement>(selector)
      for (const element of root instanceof HTMLElement && root.matches(selector) ? [root, ...below] : below) {
        // Some parsers turn the content of noscript into elements.
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
