import { createImageLoader } from '../../../src/media/imageLoader'
import type { DesignContext } from './design'

const preloadCount = 1 // B9 Gallery
const seenRatio = 0.01
const most = 60 // pictures of a strip that are all loaded, as on the platform; of a longer one only those that are near

/**
 * Gives the slides of a row that are on the screen their names and pictures and lets the keyboard reach them; all others
 * are inert. Returns what loads the pictures again where their boxes have grown.
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
    // First, because pictures are measured: what is written before would be laid out for it.
    const reach = data.preloadCount ?? preloadCount
    for (let near = index - reach; near <= index + reach; near++) loadImage(near, near === index)
    describe(index)
    changes.attribute(slide, 'inert', null)
  }

  const hide = (slide: Element) => {
    if (slide.contains(slide.ownerDocument.activeElement)) {
      const current = slides[controller.store.getState().index]?.element
      ;(current?.tabIndex === 0 ? current : container).focus({ preventScroll: true })
    }
    changes.attribute(slide, 'inert', '')
  }

  /** A strip loads its other pictures too, after those that are seen. */
  const loadOthers = () => {
    if (data.design !== 'strip' || slides.length > most) return
    for (const [index, { image }] of slides.entries()) if (image && !loaded.has(image)) loadImage(index, false)
  }

  if (typeof IntersectionObserver === 'undefined') {
    for (const [index, { element }] of slides.entries()) show(index, element)
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
