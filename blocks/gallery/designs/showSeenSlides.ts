import { createImageLoader } from '../../../src/media/imageLoader'
import type { DesignContext } from './design'

const preloadCount = 1 // B9 Gallery
const seenRatio = 0.01
const most = 60 // a row of at most this many images loads them all, as on the platform; a longer one only nearby ones

/**
 * Loads the images of a row's visible slides, and makes these slides named and focusable; all others are inert. Returns
 * a function that loads larger images where boxes have grown.
 */
export function showSeenSlides({ container, slides, data, changes, controller, describe }: DesignContext): () => void {
  const load = createImageLoader(changes)
  const loaded = new Set<HTMLImageElement>()
  const loadImage = (index: number, isUrgent: boolean) => {
    const image = slides[index]?.image
    if (!image) return
    loaded.add(image)
    load(image, isUrgent)
  }

  const show = (index: number, slide: Element) => {
    // Do this first, because it measures images: after writes it would force a layout.
    const reach = data.preloadCount ?? preloadCount
    for (let near = index - reach; near <= index + reach; near++) loadImage(near, near === index)
    describe(index)
    changes.attribute(slide, 'inert', null)
  }

  const hide = (slide: Element) => {
    if (slide.hasAttribute('inert')) return // most slides, when the row is first observed
    if (slide.contains(slide.ownerDocument.activeElement)) {
      const current = slides[controller.store.getState().index]?.element
      ;(current?.tabIndex === 0 ? current : container).focus({ preventScroll: true })
    }
    changes.attribute(slide, 'inert', '')
  }

  /** Loads the other images, after the visible ones. */
  const loadOthers = () => {
    if (slides.length > most) return
    slides.forEach(({ image }, index) => {
      if (image && !loaded.has(image)) loadImage(index, false)
    })
  }

  if (typeof IntersectionObserver === 'undefined') {
    slides.forEach(({ element }, index) => {
      show(index, element)
    })
  } else {
    const indices = new Map<Element, number>(slides.map(({ element }, index) => [element, index]))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= seenRatio) show(indices.get(target) ?? -1, target)
          else hide(target)
        }
        loadOthers()
      },
      { root: container, threshold: [0, seenRatio] },
    )
    for (const { element } of slides) observer.observe(element)
    changes.onUndo(() => observer.disconnect())
  }

  return () => {
    for (const image of loaded) load(image)
  }
}
