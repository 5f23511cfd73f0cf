import { parentOf } from '../browser/callNative'
import type { Runtime } from './runtime'

/**
 * Keeps blocks alive for as long as they are on the page: what is added is scanned, what is gone is left, and templates
 * that swap pages say so by `skerry:load` and `skerry:unload`. Returns what stops it.
 */
export function watchPage({ scan, islands, leave }: Pick<Runtime, 'scan' | 'islands' | 'leave'>): () => void {
  const leaveWhere = (isGone: (element: Element) => boolean) => {
    for (const island of islands()) if (isGone(island.element)) leave(island)
  }
  const observer = new MutationObserver((records) => {
    // Only what is gone now: a node that moved is connected again by the time this runs.
    if (records.some(({ removedNodes }) => removedNodes[0])) leaveWhere((element) => !element.isConnected)
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
    for (const node of added) {
      if (node instanceof HTMLLinkElement || !(node instanceof Element)) continue // our own preloads are many
      if (node.isConnected && !hasAncestorIn(node, added)) scan(node)
    }
  })
  const onLoad = ({ target }: Event) => scan(target as Element | Document)
  const onUnload = ({ target }: Event) => leaveWhere((element) => (target as Node).contains(element))

  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('skerry:load', onLoad)
  document.addEventListener('skerry:unload', onUnload)
  return () => {
    observer.disconnect()
    document.removeEventListener('skerry:load', onLoad)
    document.removeEventListener('skerry:unload', onUnload)
  }
}

function hasAncestorIn(element: Element, set: ReadonlySet<Node>): boolean {
  const parent = parentOf(element)
  return Boolean(parent && (set.has(parent) || hasAncestorIn(parent, set)))
}
