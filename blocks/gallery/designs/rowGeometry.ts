import type { Alignment } from '../read/galleryData'
import type { DesignContext } from './design'
import type { Loop } from './loop'

const fractions = { start: 0, middle: 0.5, end: 1 } as const

/** Measures the positions of a row's slides. */
export interface RowGeometry {
  /** How far a slide is to the right of the current slide's position, in px. */
  readonly distanceOf: (index: number) => number
  /** Returns the slide nearest to the position of the current slide. */
  readonly findNearest: () => number
}

interface RowOptions {
  /** The position of the current slide in the row. */
  readonly alignment: Alignment
  readonly loop: Pick<Loop, 'first'>
  readonly isRtl: () => boolean
}

export function createRowGeometry(
  { container, slides }: Pick<DesignContext, 'container' | 'slides'>,
  { alignment, loop, isRtl }: RowOptions,
): RowGeometry {
  const distanceOf = (index: number) => {
    const fraction = isRtl() ? 1 - fractions[alignment] : fractions[alignment]
    const [box, slide] = [container, slides[index]?.element ?? container].map((one) => one.getBoundingClientRect())
    return box && slide ? slide.left - box.left + (slide.width - box.width) * fraction : 0
  }

  /** A binary search, because measuring is slow and the slides are in order. */
  const findNearest = () => {
    const first = loop.first()
    const indexAt = (number: number) => (first + number) % slides.length
    const ahead = (number: number) => distanceOf(indexAt(number)) * (isRtl() ? -1 : 1)
    let [low, high] = [0, slides.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ahead(middle) < 0) low = middle + 1
      else high = middle
    }
    return indexAt(low > 0 && -ahead(low - 1) < ahead(low) ? low - 1 : low)
  }

  return { distanceOf, findNearest }
}
