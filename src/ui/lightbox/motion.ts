import { prefersReducedMotion } from '../../media/reducedMotion'

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Starts an animation. Returns `null` under reduced motion: the result is then there at once. */
export function animate(target: HTMLElement | null, frames: Keyframe[], durationMs: number): Animation | null {
  if (!target?.animate || prefersReducedMotion()) return null
  return target.animate(frames, { duration: durationMs, easing })
}

/** What moves in a lightbox. One movement at a time: the next one finishes it (docs/decisions.md#41). */
export interface Motion {
  readonly run: (...animations: (Animation | null)[]) => void
  readonly finish: () => void
}

/** At first, nothing moves. */
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
