import { BlockError } from '../../../src/errors/BlockError'
import { format } from '../../../src/language/format'
import type { Boundary } from '../../../src/media/dragPhysics'
import { messages } from '../messages'

/** The new-swipe settings of a block (B5 Validation rules). */
export interface SwipeData {
  /** The boundaries before the first slide and after the last. */
  readonly boundaries: readonly [Boundary, Boundary]
  /** The distance between two snap points, in slides; `null`: a slide stays where it is released. */
  readonly snapInterval: number | null
}

const boundaries: readonly Boundary[] = ['none', 'hard', 'inertial']

/**
 * Reads the boundaries, one for both ends or one for each, as a string or a list, and the snap points, a percentage of
 * the slide. Defaults to inertial boundaries and whole slides. Throws a `BlockError` for any other value.
 */
export function swipeDataOf(served: unknown = 'inertial', snapPoints: unknown = '100%'): SwipeData {
  const words = `${served}`.split(/[\s,]+/)
  const known = words.flatMap((word) => boundaries.find((boundary) => boundary === word) ?? [])
  const [start, end = start] = known
  if (!start || !end || known.length < words.length || words.length > 2)
    throw new BlockError(format(messages.badBoundary, { value: `${served}` }))

  const percent = /^(.+)%$/.exec(`${snapPoints}`)?.[1]
  if (snapPoints !== 'none' && !(Number(percent) > 0))
    throw new BlockError(format(messages.badSnapPoints, { value: `${snapPoints}` }))
  return { boundaries: [start, end], snapInterval: percent ? Math.min(Number(percent) / 100, 1) : null }
}
