import { prefersReducedMotion } from '../../media/reducedMotion'

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Starts an animation. Returns `null` under reduced motion, where the result is shown at once. */
export function animate(target: HTMLElement | null, frames: Keyframe[], durationMs: number): Animation | null {
  if (!target?.animate || prefersReducedMotion()) return null
  return target.animate(frames, { duration: durationMs, easing })
}

/** The animations of a lightbox. Starting the next one finishes the current one (docs/decisions.md#41). */
export interface Motion {
  readonly run: (...animations: (Animation | null)[]) => void
  readonly finish: () => void
}

/** Creates a motion that runs no animation yet. */
export function createMotion(): Motion {
  let running: Animation[] = []
  const finish = () => {
    for (const animation of running) animation.finish()
    running = []
  }
  return {
    finish,
    run(...animations) {
      finish()
      running = animations.filter((animation) => animation !== null)
    },
  }
}
