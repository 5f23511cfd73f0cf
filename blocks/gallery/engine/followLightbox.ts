import { recordChanges } from '../../../src/browser/elementChanges'
import { slideEvent } from '../../../src/ui/lightboxOptions'
import type { GalleryProps } from '../props'
import type { Controller } from './controller'

/**
 * Moves a gallery to the slide that a lightbox shows, so that the closing animation ends at that image. If the gallery
 * is in motion, waits until it rests. Returns a function that stops it.
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
  // Deferred, so that other subscribers are notified of the end of the motion first.
  changes.onUndo(store.subscribe(() => queueMicrotask(go)))
  return changes.undo
}
