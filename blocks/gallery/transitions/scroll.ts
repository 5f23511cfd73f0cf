import { createTape } from '../../../src/media/tape'
import type { Transition } from './transition'

/** The next slide moves in from its side and pushes the current one out (B3 Gallery designs). */
export const scroll: Transition = (stage) => {
  const tape = createTape(stage)
  return (change) => tape.change(change, stage.durationMs, 'ease-in-out')
}
