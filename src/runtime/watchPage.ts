import { parentOf } from '../browser/callNative'

/** Called when elements are added to the page or removed from it. */
export interface PageListener {
  /** The elements that were added in one turn, without their descendants. */
  readonly onAdded: (roots: readonly (Element | Document)[]) => void
  /** Something was removed; `isGone` returns whether an element was. */
  readonly onRemoved: (isGone: (element: Element) => boolean) => void
}

/** Adds a listener. Returns a function that removes it. */
export type WatchPage = (listener: PageListener) => () => void

/** The single observer of the page. */
export interface PageWatch {
  readonly watch: WatchPage
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Watches the page with one observer for all listeners. A node that only moved is neither added nor removed. Templates
 * that swap pages dispatch `skerry:load` and `skerry:unload`.
 */
export function createPageWatch(): PageWatch {
  const listeners = new Set<PageListener>()
  const notify = (act: (listener: PageListener) => void) => {
    for (const listener of listeners) {
      try {
        act(listener)
      } catch (error) {
        reportError(error) // an error in one listener must not stop the others
      }
    }
  }
  const added = (roots: readonly (Element | Document)[]) => notify(({ onAdded }) => onAdded(roots))
  const removed = (isGone: (element: Element) => boolean) => notify(({ onRemoved }) => onRemoved(isGone))
  const observer = new MutationObserver((records) => {
    // Only nodes that are still removed: one that moved is connected again by the time this runs.
    if (records.some(({ removedNodes }) => removedNodes[0])) removed((element) => !element.isConnected)
    const nodes = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
    const roots = [...nodes].filter(
      (node): node is Element =>
        node instanceof Element &&
        !(node instanceof HTMLLinkElement) && // our own preloads are many
        node.isConnected &&
        !hasAncestorIn(node, nodes),
    )
    if (roots[0]) added(roots)
  })
  const onLoad = ({ target }: Event) => added([target as Element | Document])
  const onUnload = ({ target }: Event) => removed((element) => (target as Node).contains(element))

  return {
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      observer.observe(document, { childList: true, subtree: true })
      document.addEventListener('skerry:load', onLoad)
      document.addEventListener('skerry:unload', onUnload)
    },
    stop() {
      observer.disconnect()
      document.removeEventListener('skerry:load', onLoad)
      document.removeEventListener('skerry:unload', onUnload)
    },
  }
}

function hasAncestorIn(element: Element, set: ReadonlySet<Node>): boolean {
  const parent = parentOf(element)
  return Boolean(parent && (set.has(parent) || hasAncestorIn(parent, set)))
}
