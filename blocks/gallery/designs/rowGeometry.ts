import type { Alignment } from '../read/galleryData'
import type { DesignContext } from './design'
import type { Loop } from './loop'

const fractions = { start: 0, middle: 0.5, end: 1 } as const

/** Measures the positions of a row's slides. */
export interface RowGeometry {
  /**
   * How far to scroll the row to the right to bring a slide to the current slide's position, or as near as possible.
   */
  readonly distanceOf: (index: number) => number
  /** Returns the slide nearest to the position of the current slide. */
  readonly findNearest: () => number
}

interface RowOptions {
  /** The position of the current slide in the row. */
  readonly alignment: Alignment
  readonly loop: Pick<Loop, 'first' | 'isJoined'>
  readonly isRtl: () => boolean
}

export function createRowGeometry(
  { container, slides, controller }: Pick<DesignContext, 'container' | 'slides' | 'controller'>,
  { alignment, loop, isRtl }: RowOptions,
): RowGeometry {
  const distanceOf = (index: number) => {
    const fraction = isRtl() ? 1 - fractions[alignment] : fractions[alignment]
    const [box, slide] = [container, slides[index]?.element ?? container].map((one) => one.getBoundingClientRect())
    const distance = box && slide ? slide.left - box.left + (slide.width - box.width) * fraction : 0
    if (loop.isJoined()) return distance
    const { scrollLeft, scrollWidth, clientWidth } = container
    const [least, most] = isRtl() ? [clientWidth - scrollWidth, 0] : [0, scrollWidth - clientWidth]
    return Math.min(Math.max(scrollLeft + distance, least), most) - scrollLeft
  }

  /** A binary search, because measuring is slow and the slides are in order. */
  const findNearest = () => {
    const first = loop.first()
    const indexAt = (number: number) => (first + number) % slides.length
    const ahead = (number: number) => distanceOf(indexAt(number)) * (isRtl() ? -1 : 1)
    let [low, high] = [0, slides.length - 1]
    // At an end of the row, several slides are equally near: choose the current one, or the outermost. A group ends
    // there.
    const { index, groupSize } = controller.store.getState()
    if (Math.abs(distanceOf(index)) < 1) return index
    if (groupSize === 1 && Math.abs(ahead(high)) < 1) return indexAt(high)
    while (low < high) {
      const middle = (low + high) >> 1
      if (ahead(middle) < 0) low = middle + 1
      else high = middle
    }
    return indexAt(low > 0 && -ahead(low - 1) < ahead(low) ? low - 1 : low)
  }

  return { distanceOf, findNearest }
}
