import type { Step } from './galleryState'

/** One slide giving way to another. */
export interface TransitionChange {
  readonly outgoing: HTMLElement
  readonly incoming: HTMLElement
  readonly direction: Step
  readonly durationMs: number
  /** Whether the incoming slide hides the outgoing one entirely. */
  readonly covers: boolean
}

/** One small factory per transition of the slideshow; `transitions.ts` lists them. Returns the animations that it started. */
export type Transition = (change: TransitionChange) => readonly Animation[]
