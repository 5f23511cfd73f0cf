import type { Frames } from '../../../src/media/motion'
import type { Transition } from './transition'

/**
 * The default: the next slide fades in over the current one, which fades out only if it would be visible behind the
 * next.
 */
export const fade: Transition =
  ({ slides, covers, show, play, durationMs }) =>
  async ({ from, to }) => {
    const frames = (index: number, opacity: number[]): Frames => {
      const element = slides[index]?.element
      return element ? [[element, { opacity }]] : []
    }
    show(from, to)
    const going = covers(to) ? [] : frames(from, [1, 0])
    const motion = play([...frames(to, [0, 1]), ...going], durationMs, 'ease-in-out')
    await motion.over
    show(to)
    motion.cancel()
  }
