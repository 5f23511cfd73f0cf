import type { ElementChanges } from '../../../src/browser/elementChanges'
import type { Step } from '../../../src/model/gallery/galleryIndex'
import type { Autoplay } from '../engine/autoplay'
import type { Change, Controller } from '../engine/controller'
import type { GalleryData } from '../read/galleryData'
import type { Slide } from '../read/slides'

/** What a design is given to work with. */
export interface DesignContext {
  /** What holds slides and controls. */
  readonly region: HTMLElement
  /** The parent of the slides. */
  readonly container: HTMLElement
  readonly slides: readonly Slide[]
  readonly data: GalleryData
  /** The slide to begin with. */
  readonly index: number
  /** Every change to the server's elements goes through here, so that the design needs no undo of its own. */
  readonly changes: ElementChanges
  /** Asks the controller for the next or the previous slide. */
  readonly step: (step: Step) => boolean
  /** Whether next or previous leads anywhere. */
  readonly canStep: (step: Step) => boolean
  /** Autoplay, to be held while a finger holds a slide; `null` if there is none. */
  readonly autoplay: Autoplay | null
  /** What else a design may ask of its controller. */
  readonly controller: Controller
  /** Gives a slide its role and its name, for a design that does so as its slides come into sight. */
  readonly describe: (index: number) => void
}

/** A design at work. */
export interface RunningDesign {
  /** Draws a change of slides; settles when it is at rest. */
  readonly move: (change: Change) => Promise<void>
  /** The window has another size. */
  readonly refresh: () => void
}

/** A design that has a current slide. */
export interface MovingDesign {
  readonly kind: 'moving'
  /** Whether it names its slides itself, as they come into sight. */
  readonly describes?: boolean
  /** Whether its last slide can lead to its first. */
  readonly canLoop?: boolean
  readonly start: Start
}

/** Lays the slides out as a design does. */
export type Start = (context: DesignContext) => RunningDesign

/** What a design without a current slide is given. */
export interface StaticContext extends Pick<DesignContext, 'container' | 'slides' | 'data' | 'changes'> {
  /** The block. */
  readonly element: HTMLElement
}

/** A design that shows all slides at once. */
export interface StaticDesign {
  readonly kind: 'static'
  /** Lays the slides out; returns what does so again when the container has another width. */
  readonly start: (context: StaticContext) => (() => void) | undefined
}

/** One small factory per design (B3 Gallery designs); `designs.ts` lists them. */
export type Design = MovingDesign | StaticDesign
