import { isSwipe, swipeMs } from '../../../src/media/swipe'
import { dragTape } from '../dragTape'
import type { Transition } from '../transition'

/** Slides follow the finger; a quick swipe, or a long one, changes them (B9 Swipe). */
export const swipe: Transition = (stage) => {
  const { speed } = stage.data
  const durationMs = speed === null ? swipeMs : stage.durationMs
  return dragTape(stage, {
    boundaries: ['inertial', 'inertial'],
    durationMs: () => durationMs,
    settle: ({ position, distancePx, elapsedMs, widthPx }) => {
      const isMeant = isSwipe(distancePx, elapsedMs, widthPx) && distancePx * position > 0
      return { to: isMeant ? Math.sign(distancePx) : Math.round(position), durationMs }
    },
  })
}
