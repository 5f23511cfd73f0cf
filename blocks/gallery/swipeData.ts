import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { type Boundary, boundaries } from '../../src/media/dragPhysics'
import { messages } from './messages'

/** What a block may say of its new-swipe (B5 Validation rules). */
export interface SwipeData {
  /** What holds the slide before the first and after the last one. */
  readonly boundaries: readonly [Boundary, Boundary]
  /** The distance of two snap points in slides; `null`: a slide stays where it is let go. */
  readonly snapInterval: number | null
}

/**
 * Reads the boundaries, one for both ends or one for each, as words or a list; and the snap points, a percentage of the
 * slide. By default a spring at the ends, and whole slides. Throws a `BlockError` for any other value.
 */
export function swipeDataOf(served: unknown = 'inertial', snapPoints: unknown = '100%'): SwipeData {
  const words = Array.isArray(served) ? served : `${served}`.trim().split(/[\s,]+/)
  const [start, end = start] = words.map(boundaryOf)
  if (!start || !end || words.length > 2) throw new BlockError(format(messages.badBoundary, { value: `${served}` }))
  return { boundaries: [start, end], snapInterval: intervalOf(`${snapPoints}`.trim()) }
}

function boundaryOf(word: unknown): Boundary {
  const known = boundaries.find((boundary) => boundary === word)
  if (!known) throw new BlockError(format(messages.badBoundary, { value: `${word}` }))
  return known
}

function intervalOf(snapPoints: string): number | null {
  if (snapPoints === 'none') return null
  const percent = snapPoints.endsWith('%') ? Number(snapPoints.slice(0, -1)) : 0
  if (!(percent > 0)) throw new BlockError(format(messages.badSnapPoints, { value: snapPoints }))
  return Math.min(percent / 100, 1)
}
