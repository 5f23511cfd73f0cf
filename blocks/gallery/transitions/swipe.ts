import { isSwipe, swipeMs } from '../../../src/media/swipe'
import { followFinger } from './followFinger'
import type { Transition } from './transition'

/** Slides follow the finger; a quick or a long swipe changes them (B9 Swipe). */
export const swipe: Transition = (stage) => {
  const durationMs = stage.data.speed === null ? swipeMs : stage.durationMs
  return followFinger(stage, {
    boundaries: ['inertial', 'inertial'],
    restMs: () => durationMs,
    settle: ({ position, distancePx, elapsedMs, widthPx }) => {
      const isMeant = isSwipe(distancePx, elapsedMs, widthPx) && distancePx * position > 0
      return { to: isMeant ? Math.sign(distancePx) : Math.round(position), durationMs }
    },
  })
}
