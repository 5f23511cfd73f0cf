import { wrapIndex } from '../../src/model/galleryIndex'

/** Where a gallery is. While it moves, `index` is already where it is going. */
export interface GalleryState {
  readonly index: number
  readonly count: number
  readonly isMoving: boolean
  readonly loops: boolean
}

/** One slide on, or one back. */
export type Step = 1 | -1

/** What a gallery without looping says when it comes to rest at one of its ends (B4 Gallery). */
export type EndEvent = 'reached-end' | 'reached-beginning'

/** A gallery at rest. */
export function createGalleryState(count: number, loops: boolean, index = 0): GalleryState {
  return { index: wrapIndex(index, count), count, isMoving: false, loops }
}

/**
 * Sets out for an index, which is wrapped into 0 to count-1. Gives the very same state back where that is refused: the
 * gallery is moving, a linked gallery is moving to another index, or it is there already (B4 Gallery).
 */
export function setOut(state: GalleryState, target: number, linked: readonly GalleryState[] = []): GalleryState {
  const index = wrapIndex(target, state.count)
  if (state.isMoving || index === state.index || state.count === 0) return state
  if (linked.some((other) => other.isMoving && other.index !== index)) return state
  return { ...state, index, isMoving: true }
}

/** The transition is over. */
export function comeToRest(state: GalleryState): GalleryState {
  return state.isMoving ? { ...state, isMoving: false } : state
}

/** Whether next or previous leads anywhere: without looping not past an end. */
export function canStep({ index, count, loops }: GalleryState, step: Step): boolean {
  if (count < 2) return false
  return loops || (step === 1 ? index < count - 1 : index > 0)
}

/** The event of a gallery that has just come to rest; `null` in the middle and wherever it loops. */
export function endEvent({ index, count, loops }: GalleryState): EndEvent | null {
  if (loops) return null
  if (index === count - 1) return 'reached-end'
  return index === 0 ? 'reached-beginning' : null
}
