import { mayAnimate } from './reducedMotion'

/** The elements to animate, and their keyframes. */
export type Frames = readonly (readonly [element: Element, keyframes: PropertyIndexedKeyframes])[]

/** Animations that run together. */
export interface Motion {
  /** Resolves when they end or are cancelled. */
  readonly over: Promise<unknown>
  /** Their progress, 0 to 1. */
  readonly progress: () => number
  /** Cancels them and removes their effect on the elements. */
  readonly cancel: () => void
}

/** Animates elements together. If motion is off, it is over at once and has no effect. */
export function animate(frames: Frames, duration: number, easing: string): Motion {
  const animations = mayAnimate()
    ? frames.map(([element, keyframes]) => element.animate(keyframes, { duration, easing, fill: 'both' }))
    : []
  return {
    over: Promise.allSettled(animations.map(({ finished }) => finished)),
    progress: () => animations[0]?.effect?.getComputedTiming().progress ?? 1,
    cancel() {
      for (const animation of animations) animation.cancel()
    },
  }
}
