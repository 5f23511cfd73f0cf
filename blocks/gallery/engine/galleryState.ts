import { type Step, wrapIndex } from '../../../src/model/gallery/galleryIndex'

/** The position of a gallery. While it moves, `index` is already the target. */
export interface GalleryState {
  readonly index: number
  readonly count: number
  readonly isMoving: boolean
  readonly loops: boolean
  /** The number of slides per step: the size of a group in a carousel, else 1. */
  readonly groupSize: number
}

/** The event when a gallery that does not loop comes to rest at one of its ends (B4 Gallery). */
export type EndEvent = 'reached-end' | 'reached-beginning'

/** Creates the state of a gallery at rest. */
export function createGalleryState(count: number, loops: boolean, index = 0): GalleryState {
  return { index: wrapIndex(index, count), count, isMoving: false, loops, groupSize: 1 }
}

/** Whether all slides are visible at once, so that there is nothing to step to. */
export function fits({ count, groupSize }: GalleryState): boolean {
  return count <= groupSize
}

/** Returns the index of the first slide in a slide's group; the last group ends with the last slide. */
export function groupStart({ count, groupSize }: GalleryState, index: number): number {
  return Math.min(index - (index % groupSize), Math.max(count - groupSize, 0))
}

/** Whether a slide is the current one, or in the current group. */
export function isShown({ index: first, groupSize }: GalleryState, index: number): boolean {
  return index >= first && index < first + groupSize
}

/** Returns the target of a step: the next slide, or the start of the next group. */
export function stepTarget({ index, groupSize }: GalleryState, step: Step): number {
  return (step === 1 ? Math.floor(index / groupSize) + 1 : Math.ceil(index / groupSize) - 1) * groupSize
}

/**
 * Starts moving to an index, which is wrapped into 0 to count-1. Returns the same object if the gallery is moving, a
 * linked gallery is moving to another index, or the gallery is already there (B4 Gallery).
 */
export function startMove(state: GalleryState, target: number, linked: readonly GalleryState[] = []): GalleryState {
  const index = groupStart(state, wrapIndex(target, state.count))
  if (state.isMoving || index === state.index) return state
  const indexIn = (other: GalleryState) => groupStart(state, wrapIndex(other.index, state.count))
  if (linked.some((other) => other.isMoving && indexIn(other) !== index)) return state
  return { ...state, index, isMoving: true }
}

/** Ends the motion. */
export function endMove(state: GalleryState): GalleryState {
  return state.isMoving ? { ...state, isMoving: false } : state
}

/** Whether there is a next or previous slide; a gallery that does not loop stops at its ends. */
export function canStep(state: GalleryState, step: Step): boolean {
  if (fits(state)) return false
  const { index, count, loops, groupSize } = state
  return loops || (step === 1 ? index < count - groupSize : index > 0)
}

/** Returns the event for a gallery that has just come to rest; `null` in the middle or if it loops. */
export function endEvent(state: GalleryState): EndEvent | null {
  if (state.loops) return null
  if (!canStep(state, 1)) return 'reached-end'
  return canStep(state, -1) ? null : 'reached-beginning'
}
