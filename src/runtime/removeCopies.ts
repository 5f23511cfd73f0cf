import { isOwn, ownSelector } from '../browser/ownElements'
import { select } from './find'
import type { WatchPage } from './watchPage'

/**
 * Removes copies of our own elements. Scripts copy them together with mounted blocks: carousels that wrap around clone
 * their slides, and templates keep the markup of pages that visitors return to. When a copied block mounts, it adds its
 * own.
 */
export function removeCopies(root: Document | Element): void {
  for (const element of select(root, ownSelector)) if (!isOwn(element)) element.remove()
}

/**
 * Removes copies from the page, which may have been saved with them, and from what is added later. Returns a function
 * that stops it.
 */
export function watchCopies(watch: WatchPage): () => void {
  removeCopies(document)
  return watch({ onAdded: (roots) => roots.forEach(removeCopies), onRemoved() {} })
}
