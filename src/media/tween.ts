import { prefersReducedMotion } from './reducedMotion'
import { tweenMistakes } from './tweenMessages'

/** Eases the progress of a tween: takes and returns 0 to 1. */
export type Easing = (progress: number) => number

/** Slow, fast, slow: natural for elements that move on the screen. */
export const easeInOut: Easing = (progress) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2)

/**
 * Calls `step` on every frame with the eased progress, the last time with exactly 1. With a duration of 0, or under
 * reduced motion, `step` is called only once, immediately. Returns a function that stops the tween where it is. Throws
 * a `TypeError` with one of the two messages of B5 Validation rules.
 */
export function tween(step: (progress: number) => void, durationMs: number, easing: Easing = easeInOut): () => void {
  if (typeof step !== 'function') throw new TypeError(tweenMistakes.step)
  if (!Number.isFinite(durationMs)) throw new TypeError(tweenMistakes.duration)
  if (durationMs <= 0 || prefersReducedMotion()) {
    step(1)
    return () => {}
  }
  let startedAt: number | undefined
  const frame = (now: number) => {
    startedAt ??= now
    const progress = Math.min((now - startedAt) / durationMs, 1)
    if (progress < 1) request = requestAnimationFrame(frame)
    step(progress < 1 ? easing(progress) : 1)
  }
  let request = requestAnimationFrame(frame)
  return () => cancelAnimationFrame(request)
}
