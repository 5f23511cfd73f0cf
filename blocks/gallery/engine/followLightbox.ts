import { recordChanges } from '../../../src/browser/elementChanges'
import { slideEvent } from '../../../src/ui/lightbox'
import type { GalleryProps } from '../props'
import type { Controller } from './controller'

/**
 * Brings a gallery to the slide that a lightbox shows, so that the lightbox closes into that picture; in motion, as soon
 * as it is at rest. Returns what stops it.
 */
export function followLightbox(
  { element, slides }: Pick<GalleryProps, 'element' | 'slides'>,
  { store, goTo }: Controller,
): () => void {
  const changes = recordChanges()
  let wanted: number | null = null
  const go = () => {
    if (wanted === null || store.getState().isMoving) return
    const index = wanted
    wanted = null
    goTo(index)
  }
  changes.listen(element, slideEvent, ({ target }) => {
    const index = slides.findIndex((slide) => slide.element.contains(target as Node))
    if (index < 0) return
    wanted = index
    go()
  })
  // Not within the change that ends the motion: other subscribers have yet to hear of it.
  changes.onUndo(store.subscribe(() => queueMicrotask(go)))
  return changes.undo
}
