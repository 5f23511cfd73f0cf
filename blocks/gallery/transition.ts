import type { Change } from './controller'
import type { DesignContext } from './design'

/** The keyframes of one slide, by its index. */
export type Frames = readonly [index: number, keyframes: PropertyIndexedKeyframes][]

/** Animations that run together. */
export interface Motion {
  /** Resolves when they end or are called off. */
  readonly over: Promise<unknown>
  /** How far they are, 0 to 1. */
  readonly progress: () => number
  readonly cancel: () => void
}

/** What a transition works with. */
export interface Stage extends DesignContext {
  /** Whether a slide hides what lies below it entirely. */
  readonly covers: (index: number) => boolean
  /** Shows these slides and no others; the last one lies on top and is the current one. */
  readonly show: (...indexes: number[]) => void
  /** Animates slides; where nothing may move it is over at once. */
  readonly play: (frames: Frames, durationMs: number, easing: string) => Motion
  /** What a change of slides takes where the transition has no time of its own. */
  readonly durationMs: number
}

/** One small factory per transition of the slideshow; `transitions.ts` lists them. What it returns draws a change and settles at rest. */
export type Transition = (stage: Stage) => (change: Change) => Promise<void>
