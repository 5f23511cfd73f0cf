import { mayAnimate } from '../../../src/media/reducedMotion'
import type { Change } from '../engine/controller'
import type { DesignContext } from './design'

/** A row of slides whose ends can be joined into a loop. All positions are values of its `scrollLeft`, in px. */
export interface Loop {
  /** Joins the ends if the gallery loops, motion is allowed, and the row is long enough to show no slide twice. */
  readonly join: () => void
  readonly isJoined: () => boolean
  /** Moves all slides back to their original positions. */
  readonly split: () => void
  /** Moves every slide to its position nearest to the part that is visible at `left`. */
  readonly arrange: (left: number) => void
  /**
   * A position that looks the same as `left`, from which the row can scroll by `distance` plus half the loop in both
   * directions.
   */
  readonly equivalent: (left: number, distance?: number) => number
  /**
   * How far to scroll for a change to a slide at `distance`: a step keeps the order of the slides, any other change goes
   * to where the slide currently is.
   */
  readonly scrollDistance: (distance: number, change: Change) => number
  /** The index of the slide that is currently first in the row. */
  readonly first: () => number
}

/**
 * Creates the loop of a row that scrolls natively. The order of the slides in the DOM does not change. Slides that are
 * more than half the loop away from the visible part are translated by the length of the loop, while off screen.
 */
export function createLoop({ container, slides, changes, controller }: DesignContext, isRtl: () => boolean): Loop {
  let middles: readonly number[] = []
  let turns: number[] = []
  let loopLength = 0 // px; 0 while the row has ends

  const middleOf = (left: number) => left + container.clientWidth / 2
  const join = () => {
    if (loopLength || !controller.store.getState().loops || !mayAnimate()) return
    const boxes = slides.map(({ element }) => element.getBoundingClientRect())
    const gap = Number.parseFloat(getComputedStyle(container).columnGap) || 0
    const length = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)) + gap
    const longest = Math.max(...boxes.map(({ width }) => width))
    if (length < container.clientWidth + longest) return
    const start = container.getBoundingClientRect().left - container.scrollLeft
    middles = boxes.map(({ left, width }) => left + width / 2 - start)
    turns = middles.map(() => 0)
    loopLength = Math.round(length)
    arrange(container.scrollLeft)
  }
  const arrange = (left: number) => {
    if (!loopLength) return
    middles.forEach((middle, place) => {
      move(place, Math.round((middleOf(left) - middle) / loopLength))
    })
  }
  const move = (place: number, times: number) => {
    const slide = slides[place]?.element
    if (!slide || turns[place] === times) return
    turns[place] = times
    changes.style(slide, 'translate', times ? `${times * loopLength}px` : null)
  }
  return {
    join,
    isJoined: () => loopLength > 0,
    arrange,
    split() {
      for (const place of middles.keys()) move(place, 0)
      middles = []
      loopLength = 0
    },
    equivalent(left, distance = 0) {
      if (!loopLength) return left
      const places = [middleOf(left), middleOf(left + distance)]
      const lowest = Math.min(...places.map((place) => (isRtl() ? container.clientWidth - place : place)))
      const times = Math.floor(lowest / loopLength - 0.5)
      return left - times * loopLength * (isRtl() ? -1 : 1)
    },
    scrollDistance(distance, change) {
      const { from, to, direction, isStep } = change
      if (!loopLength || !isStep) return distance
      const rounds = isPastEnd(change) ? (isRtl() ? -direction : direction) : 0
      return distance + (rounds + turns[from]! - turns[to]!) * loopLength
    },
    first: () =>
      Math.max(
        turns.findIndex((times) => times !== turns[0]),
        0,
      ),
  }
}

/** Whether a step goes past an end, where a loop continues. */
export function isPastEnd({ from, to, direction }: Change): boolean {
  return direction === 1 ? to < from : to > from
}
