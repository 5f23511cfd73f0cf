import type { TapeParts } from '../../../src/media/tape'
import type { DesignContext } from '../designs/design'
import type { Change } from '../engine/controller'

/** What a transition works with. */
export interface Stage extends DesignContext, Pick<TapeParts, 'slides' | 'canStep' | 'show' | 'play'> {
  readonly slides: DesignContext['slides']
  /** Whether a slide hides what lies below it entirely. */
  readonly covers: (index: number) => boolean
  /** What a change of slides takes where the transition has no time of its own. */
  readonly durationMs: number
}

/** One small factory per transition of the slideshow; `transitions.ts` lists them. What it returns draws a change and settles at rest. */
export type Transition = (stage: Stage) => (change: Change) => Promise<void>
