/** The kinds of entrance animation. */
export type AnimationKind = 'fade' | 'slide' | 'scale' | 'clip'

export interface AnimatedProps {
  readonly kind: AnimationKind
  /** Seconds. */
  readonly duration: number
  /** The distance that a sliding block moves, in CSS px. */
  readonly offset: number
  /** The visible ratio at which the animation starts, 0 to 1. */
  readonly ratio: number
}
