import { parentOf } from '../browser/ask'
import type { Runtime } from './runtime'

/**
 * Keeps blocks alive for as long as they are on the page: what is added is scanned, what is gone is left, and templates
 * that swap pages say so by `skerry:load` and `skerry:unload`. Returns what stops it.
 */
export function watchPage({ scan, islands, leave }: Pick<Runtime, 'scan' | 'islands' | 'leave'>): () => void {
  // Only what is gone now: a node that moved is connected again by the time this runs.
  const leaveWhatIsGone = () => {
    for (const island of islands()) if (!island.element.isConnected) leave(island)
  }
  const observer = new MutationObserver((records) => {
    const added = new Set<Element>()
    let hasRemoved = false
    for (const { addedNodes, removedNodes } of records) {
      hasRemoved ||= removedNodes.length > 0
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) added.add(node)
    }
    if (hasRemoved) leaveWhatIsGone()
    for (const root of added) if (!hasAncestorIn(root, added)) scan(root)
  })
  const onLoad = ({ target }: Event) => scan(target as Element | Document)
  const onUnload = ({ target }: Event) => {
    for (const island of islands()) if ((target as Node).contains(island.element)) leave(island)
  }

  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('skerry:load', onLoad)
  document.addEventListener('skerry:unload', onUnload)
  // What came and went before anybody watched.
  leaveWhatIsGone()
  scan()
  return () => {
    observer.disconnect()
    document.removeEventListener('skerry:load', onLoad)
    document.removeEventListener('skerry:unload', onUnload)
  }
}

function hasAncestorIn(element: Element, set: ReadonlySet<Element>): boolean {
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) if (set.has(parent)) return true
  return false
}
