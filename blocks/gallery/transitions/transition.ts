import type { TapeParts } from '../../../src/media/tape'
import type { DesignContext } from '../designs/design'
import type { Change } from '../engine/controller'

/** The parts and callbacks that a transition gets. */
export interface Stage extends DesignContext, Pick<TapeParts, 'slides' | 'canStep' | 'show' | 'play'> {
  readonly slides: DesignContext['slides']
  /** Whether a slide completely covers the slides behind it. */
  readonly covers: (index: number) => boolean
  /** The duration of a change, unless the transition has its own. */
  readonly durationMs: number
}

/** One small factory per transition; `transitions.ts` lists them. Returns a function that draws a change of slides. */
export type Transition = (stage: Stage) => (change: Change) => Promise<void>
