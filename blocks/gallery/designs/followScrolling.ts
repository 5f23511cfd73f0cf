import { debounce } from '../../../src/browser/debounce'
import type { DesignContext } from './design'

const restMs = 100 // B9 Timing: galleries

/** The parts of a row that take part when a visitor scrolls it. */
export interface ScrollingRow {
  /** The slide that is nearest to the current one's place. */
  readonly findNearest: () => number
  /** Moves slides to where the visible part needs them. */
  readonly arrange: () => void
  /** Joins the ends of a row that loops, and moves it, out of sight, to where it can be scrolled in both directions. */
  readonly goRound: () => void
  /** Ends a change of slides that is drawn at the moment. */
  readonly stopMotion: () => void
}

/** Has the gallery's index follow a row that the visitor scrolls, by whatever means. */
export function followScrolling({ container, changes, controller }: DesignContext, row: ScrollingRow): void {
  // A row begins with its first slide until somebody moves it, and no other picture is loaded. A browser scrolls by itself,
  // too, where pictures get their size.
  let isUsed = false
  const settle = () => {
    if (isUsed && !controller.store.getState().isMoving) row.goRound()
  }
  const hasScrollEnd = 'onscrollend' in window
  const follow = debounce(() => {
    controller.follow(row.findNearest())
    if (!hasScrollEnd) settle()
  }, restMs)
  const onUse = () => {
    isUsed = true
    row.stopMotion()
  }
  const onTouch = () => {
    onUse()
    settle() // the finger may go back from the first slide
  }
  const onWheel = ({ deltaX, deltaY }: WheelEvent) => {
    const isFirst = !isUsed && Math.abs(deltaX) > Math.abs(deltaY)
    onUse()
    // So may a trackpad, which then scrolls nothing that would be noticed. Later, `scrollend` has done it.
    if (isFirst) settle()
  }

  const passive = { passive: true }
  changes.listen(container, 'wheel', onWheel, passive)
  changes.listen(container, 'pointerdown', onUse, passive)
  changes.listen(container, 'touchstart', onTouch, passive)
  changes.listen(
    container,
    'scroll',
    () => {
      row.arrange()
      follow()
    },
    passive,
  )
  changes.listen(container, 'scrollend', settle) // not while a finger rests on it
  changes.onUndo(() => {
    follow.cancel()
    row.stopMotion()
  })
}
