import { clamp, settleMs, snapTo, transitionLimits } from '../../../src/media/dragPhysics'
import { followFinger } from './followFinger'
import type { Transition } from './transition'

/** Slides follow the finger and then continue at its speed to the next snap point (B9 Swipe, B5 Validation rules). */
export const newSwipe: Transition = (stage) => {
  const { boundaries, snapInterval: interval } = stage.data.swipe
  return followFinger(stage, {
    boundaries,
    restMs: () => clamp(stage.durationMs, ...transitionLimits(innerWidth)),
    settle: ({ position, velocity, widthPx: lengthPx }) => {
      const [, glideMs] = transitionLimits(innerWidth)
      const to = clamp(snapTo(position, velocity, { interval, lengthPx, glideMs }), -1, 1)
      return { to, durationMs: settleMs(to - position, velocity, innerWidth) }
    },
  })
}
