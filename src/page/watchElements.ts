/** What to do about elements that match, all of one turn at once. */
export interface ElementListener {
  readonly onAdded: (elements: readonly HTMLElement[]) => void
  readonly onRemoved: (elements: readonly HTMLElement[]) => void
}

/**
 * Tells of the elements that match `selector`: those that are on the page at once, and those that templates bring and
 * take away later, by moving nodes or with the events `skerry:load` and `skerry:unload`. An element that only moved is
 * not told of. Returns what stops it; the elements still known are then told of as removed.
 */
export function watchElements(selector: string, { onAdded, onRemoved }: ElementListener): () => void {
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

  const observer = new MutationObserver((records) => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) forget((element) => !element.isConnected)
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    look(added.filter((node): node is HTMLElement => node instanceof HTMLElement && node.isConnected))
  })
  const onLoad = ({ target }: Event) => look([target as ParentNode])
  const onUnload = ({ target }: Event) => forget((element) => (target as Node).contains(element))

  look([document])
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('skerry:load', onLoad)
  document.addEventListener('skerry:unload', onUnload)
  return () => {
    observer.disconnect()
    document.removeEventListener('skerry:load', onLoad)
    document.removeEventListener('skerry:unload', onUnload)
    forget(() => true)
  }
}
