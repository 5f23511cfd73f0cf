import type { Frames, Transition } from '../transition'

/** The default: the next slide grows visible over the current one, which goes only where it would be seen beside it. */
export const fade: Transition =
  ({ covers, show, play, durationMs }) =>
  async ({ from, to }) => {
    show(from, to)
    const frames: Frames[number][] = [[to, { opacity: [0, 1] }]]
    if (!covers(to)) frames.push([from, { opacity: [1, 0] }])
    const motion = play(frames, durationMs, 'ease-in-out')
    await motion.over
    show(to)
    motion.cancel()
  }
