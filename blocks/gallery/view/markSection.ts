import { recordChanges } from '../../../src/browser/elementChanges'
import { whenVisible } from '../../../src/media/visibility'
import type { Controller } from '../engine/controller'
import type { GalleryProps } from '../props'

/**
 * Sets the attributes that templates use to show the slides of a section's gallery: `data-loaded` and `data-visible`,
 * and `data-show` as slides enter the viewport, or `data-active` and `data-in` if there is a current slide. Returns a
 * function that undoes all changes.
 */
export function markSection(
  { element, slides }: Pick<GalleryProps, 'element' | 'slides'>,
  controller?: Controller,
): () => void {
  const changes = recordChanges()
  if (!element.dataset.controller) return changes.undo
  for (const { element: slide } of slides) {
    changes.attribute(slide, 'data-loaded', 'true')
    if (!controller) changes.onUndo(whenVisible(slide, () => changes.attribute(slide, 'data-show', 'true'), 0))
    const source = slide.querySelector('[class$="-item-src"]')
    if (source) changes.attribute(source, 'data-visible', 'true')
  }
  if (!controller) return changes.undo
  const activate = (active: number) => {
    slides.forEach(({ element: slide }, index) => {
      for (const name of ['data-active', 'data-in']) changes.attribute(slide, name, `${index === active}`)
    })
  }
  activate(controller.store.getState().index)
  changes.onUndo(controller.store.subscribe(({ index }) => activate(index)))
  return changes.undo
}
