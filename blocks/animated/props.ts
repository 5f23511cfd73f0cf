/** How a block comes in. */
export type AnimationKind = 'fade' | 'slide' | 'scale' | 'clip'

export interface AnimatedProps {
  readonly kind: AnimationKind
  /** Seconds. */
  readonly duration: number
  /** How far a block slides while it comes in, in css px. */
  readonly offset: number
  /** How much must be seen before it comes in, 0 to 1. */
  readonly ratio: number
}
