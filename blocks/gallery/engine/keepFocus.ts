import { focusedElement, tabbables } from '../../../src/ui/tabbables'
import type { GalleryProps } from '../props'
import type { Controller } from './controller'

/**
 * Keeps the focus in the gallery when the focused slide is hidden: moves it to the first focusable element of the new
 * slide, else to the gallery's first control. Returns a function that stops it.
 */
export function keepFocus(
  { region, slides }: Pick<GalleryProps, 'region' | 'slides'>,
  { store }: Controller,
): () => void {
  return store.subscribe(({ index, isMoving }, before) => {
    if (isMoving || !before.isMoving) return
    const focused = focusedElement()
    const left = slides.find(({ element }) => element.contains(focused))
    if (!focused || !left || (focused.checkVisibility?.({ visibilityProperty: true }) ?? true)) return
    const came = slides[index]
    const [next] = [...(came ? tabbables(came.element) : []), ...tabbables(region)]
    next?.focus({ preventScroll: true })
  })
}
