import { createImageLoader } from '../../../src/media/imageLoader'
import { wrapIndex } from '../../../src/model/gallery/galleryIndex'
import type { DesignContext } from './design'

const preloadCount = 1 // B9 Gallery, like the next
const baseZIndex = 888
const activeClassName = 'sqs-active-slide'

/** Slides stacked on top of each other. */
export interface Pile {
  /** Shows only these slides; the last is the current one. */
  readonly show: (...indexes: number[]) => void
  /** Loads the images of a slide and its neighbours. */
  readonly loadAround: (index: number) => void
  /** Loads larger images where boxes have grown. */
  readonly loadAgain: () => void
}

export function createPile({ slides, data, changes }: DesignContext): Pile {
  const load = createImageLoader(changes)
  const near = new Set<number>()
  let shown: readonly number[] = []

  const loadImage = (index: number, isUrgent: boolean) => {
    const image = slides[index]?.image
    if (image) load(image, isUrgent)
  }

  const place = (index: number) => {
    const element = slides[index]?.element
    if (!element) return
    const isSeen = shown.includes(index)
    const isCurrent = index === shown.at(-1)
    changes.styles(element, {
      visibility: isSeen ? 'visible' : 'hidden',
      // All slides are in the viewport, so the browser would load every image with `loading="lazy"`.
      'content-visibility': isSeen || near.has(index) ? 'visible' : 'hidden',
      'z-index': `${baseZIndex + (isCurrent ? 1 : 0)}`,
    })
    changes.classed(element, activeClassName, isCurrent)
  }

  for (const index of slides.keys()) place(index)

  return {
    show(...indexes) {
      if (indexes.join() === shown.join()) return
      const left = shown
      shown = indexes
      for (const each of [...left, ...indexes]) place(each)
    },
    loadAround(index) {
      const left = [...near]
      near.clear()
      const reach = data.preloadCount ?? preloadCount
      for (let distance = 0; distance <= reach; distance++) {
        near.add(wrapIndex(index + distance, slides.length)).add(wrapIndex(index - distance, slides.length))
      }
      for (const each of [...left, ...near]) place(each)
      for (const each of near) loadImage(each, each === index)
    },
    loadAgain() {
      for (const index of near) loadImage(index, false)
    },
  }
}
