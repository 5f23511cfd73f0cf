import { type Step, wrapIndex } from '../../../src/model/gallery/galleryIndex'

/** Where a gallery is. While it moves, `index` is already where it is going. */
export interface GalleryState {
  readonly index: number
  readonly count: number
  readonly isMoving: boolean
  readonly loops: boolean
  /** How many slides one step leads past: those of a group in a carousel, else 1. */
  readonly groupSize: number
}

/** What a gallery without looping says when it comes to rest at one of its ends (B4 Gallery). */
export type EndEvent = 'reached-end' | 'reached-beginning'

/** A gallery at rest. */
export function createGalleryState(count: number, loops: boolean, index = 0): GalleryState {
  return { index: wrapIndex(index, count), count, isMoving: false, loops, groupSize: 1 }
}

/** Whether all slides are seen at once, so that nothing is left to go to. */
export function fits({ count, groupSize }: GalleryState): boolean {
  return count <= groupSize
}

/** The index at which the group of a slide begins; the last group ends with the last slide. */
export function groupStart({ count, groupSize }: GalleryState, index: number): number {
  return Math.min(index - (index % groupSize), Math.max(count - groupSize, 0))
}

/** Where a step leads: to the next slide, or to where the next group begins. */
export function stepTarget({ index, groupSize }: GalleryState, step: Step): number {
  return (step === 1 ? Math.floor(index / groupSize) + 1 : Math.ceil(index / groupSize) - 1) * groupSize
}

/**
 * Sets out for an index, which is wrapped into 0 to count-1. Gives the very same state back where that is refused: the
 * gallery is moving, a linked gallery is moving to another index, or it is there already (B4 Gallery).
 */
export function setOut(state: GalleryState, target: number, linked: readonly GalleryState[] = []): GalleryState {
  const index = groupStart(state, wrapIndex(target, state.count))
  if (state.isMoving || index === state.index || state.count === 0) return state
  if (linked.some((other) => other.isMoving && other.index !== index)) return state
  return { ...state, index, isMoving: true }
}

/** The transition is over. */
export function comeToRest(state: GalleryState): GalleryState {
  return state.isMoving ? { ...state, isMoving: false } : state
}

/** Whether next or previous leads anywhere: without looping not past an end. */
export function canStep(state: GalleryState, step: Step): boolean {
  if (fits(state)) return false
  const { index, count, loops, groupSize } = state
  return loops || (step === 1 ? index < count - groupSize : index > 0)
}

/** The event of a gallery that has just come to rest; `null` in the middle and wherever it loops. */
export function endEvent(state: GalleryState): EndEvent | null {
  if (state.loops) return null
  if (!canStep(state, 1)) return 'reached-end'
  return canStep(state, -1) ? null : 'reached-beginning'
}
