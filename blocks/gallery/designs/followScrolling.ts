import { debounce } from '../../../src/browser/debounce'
import type { DesignContext } from './design'

const restMs = 100 // B9 Timing: galleries

/** The operations of a row that a visitor scrolls. */
export interface ScrollingRow {
  /** Returns the slide nearest to the position of the current slide. */
  readonly findNearest: () => number
  /** Moves slides to where the visible part of the row needs them. */
  readonly arrange: () => void
  /**
   * Joins the ends of a row that loops, and moves the row without a visible change, so that it can scroll both ways.
   */
  readonly wrapAround: () => void
  /** Ends a change of slides in progress. */
  readonly stopMotion: () => void
}

/** Updates the gallery's index when the visitor scrolls the row, by any means. */
export function followScrolling({ container, changes, controller }: DesignContext, row: ScrollingRow): void {
  // Until the visitor moves it, a row starts with its first slide, and no slides are moved in front of it, because
  // their images would load. Browsers also scroll a row on their own when images get their size.
  let isUsed = false
  const settle = () => {
    if (isUsed && !controller.store.getState().isMoving) row.wrapAround()
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
    settle() // the visitor may drag back from the first slide
  }
  const onWheel = ({ deltaX, deltaY }: WheelEvent) => {
    const isFirst = !isUsed && Math.abs(deltaX) > Math.abs(deltaY)
    onUse()
    // A trackpad may scroll back from the first slide too. `scrollend` handles all later wheel events.
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
  changes.listen(container, 'scrollend', settle) // not fired while a finger is on the row
  changes.onUndo(() => {
    follow.cancel()
    row.stopMotion()
  })
}
