import { mayAnimate } from '../../../src/media/reducedMotion'
import type { Step } from '../../../src/model/gallery/galleryIndex'
import type { DesignContext } from './design'

/** A row of slides whose ends can be joined into a loop. All positions are values of its `scrollLeft`, in px. */
export interface Loop {
  /** Joins the ends if the gallery loops, motion is allowed, and the row is long enough to show no slide twice. */
  readonly join: () => void
  /** Moves all slides back to their original positions. */
  readonly part: () => void
  /** Moves every slide to its position nearest to the part that is visible at `left`. */
  readonly arrange: (left: number) => void
  /** A position that looks the same as `left`, from which the row can scroll by `way` and half the loop both ways. */
  readonly home: (left: number, way?: number) => number
  /** How far to scroll to a slide at `distance`: in the given direction, or the shorter way. */
  readonly wayTo: (distance: number, direction?: Step) => number
  /** The index of the slide that is currently first in the row. */
  readonly first: () => number
}

/**
 * Creates the loop of a row that scrolls natively. The order of the slides in the DOM does not change; slides more than
 * half the loop away from the visible part are translated by its whole length, off screen.
 */
export function createLoop({ container, slides, changes, controller }: DesignContext, isRtl: () => boolean): Loop {
  let middles: readonly number[] = []
  let rounds: number[] = []
  let round = 0 // px; 0 while the row has ends

  const middleOf = (left: number) => left + container.clientWidth / 2
  const join = () => {
    if (round || !controller.store.getState().loops || !mayAnimate()) return
    const boxes = slides.map(({ element }) => element.getBoundingClientRect())
    const gap = Number.parseFloat(getComputedStyle(container).columnGap) || 0
    const length = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)) + gap
    const longest = Math.max(...boxes.map(({ width }) => width))
    if (length < container.clientWidth + longest) return
    const start = container.getBoundingClientRect().left - container.scrollLeft
    middles = boxes.map(({ left, width }) => left + width / 2 - start)
    rounds = middles.map(() => 0)
    round = Math.round(length)
    arrange(container.scrollLeft)
  }
  const arrange = (left: number) => {
    if (!round) return
    for (const [place, middle] of middles.entries()) move(place, Math.round((middleOf(left) - middle) / round))
  }
  const move = (place: number, times: number) => {
    const slide = slides[place]?.element
    if (!slide || rounds[place] === times) return
    rounds[place] = times
    changes.style(slide, 'translate', times ? `${times * round}px` : null)
  }
  return {
    join,
    arrange,
    part() {
      for (const place of middles.keys()) move(place, 0)
      middles = []
      round = 0
    },
    home(left, way = 0) {
      if (!round) return left
      const places = [middleOf(left), middleOf(left + way)]
      const lowest = Math.min(...places.map((place) => (isRtl() ? container.clientWidth - place : place)))
      const times = Math.floor(lowest / round - 0.5)
      return left - times * round * (isRtl() ? -1 : 1)
    },
    wayTo(distance, direction) {
      if (!round) return distance
      if (!direction) return distance - Math.round(distance / round) * round
      const towards = isRtl() ? -direction : direction
      return ((((distance * towards) % round) + round) % round) * towards
    },
    first: () =>
      Math.max(
        rounds.findIndex((times) => times !== rounds[0]),
        0,
      ),
  }
}
