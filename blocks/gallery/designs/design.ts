import type { ElementChanges } from '../../../src/browser/elementChanges'
import type { Step } from '../../../src/model/gallery/galleryIndex'
import type { Autoplay } from '../engine/autoplay'
import type { Change, Controller } from '../engine/controller'
import type { GalleryData } from '../read/galleryData'
import type { Slide } from '../read/slides'

/** The parts and callbacks that a design with a current slide gets. */
export interface DesignContext {
  /** The element that contains the slides and controls. */
  readonly region: HTMLElement
  /** The parent of the slides. */
  readonly container: HTMLElement
  readonly slides: readonly Slide[]
  readonly data: GalleryData
  /** The initial slide. */
  readonly index: number
  /** Records every change to the server's elements, so that the design needs no undo of its own. */
  readonly changes: ElementChanges
  /** Goes to the next or the previous slide; returns whether the controller accepted it. */
  readonly step: (step: Step) => boolean
  /** Whether there is a next or previous slide. */
  readonly canStep: (step: Step) => boolean
  /** Autoplay, to pause while the visitor drags a slide; `null` if there is none. */
  readonly autoplay: Autoplay | null
  /** The gallery's controller. */
  readonly controller: Controller
  /** Sets the role and the name of a slide, for a design that does so when the slide becomes visible. */
  readonly describe: (index: number) => void
}

/** A started design. */
export interface RunningDesign {
  /** Draws a change of slides; settles when the motion has ended. */
  readonly move: (change: Change) => Promise<void>
  /** Updates the layout after the window or the container was resized. */
  readonly refresh: () => void
}

/** A design that has a current slide. */
export interface MovingDesign {
  readonly kind: 'moving'
  /** Whether it describes its slides itself, when they become visible. */
  readonly describes?: boolean
  /** Whether the first slide can follow the last. */
  readonly canLoop?: boolean
  readonly start: Start
}

/** Lays out the slides and starts the design. */
export type Start = (context: DesignContext) => RunningDesign

/** The parts that a design without a current slide gets. */
export interface StaticContext extends Pick<DesignContext, 'container' | 'slides' | 'data' | 'changes'> {
  /** The block. */
  readonly element: HTMLElement
}

/** A design that shows all slides at once. */
export interface StaticDesign {
  readonly kind: 'static'
  /** Lays out the slides; returns a function that does so again after the container's width has changed. */
  readonly start: (context: StaticContext) => (() => void) | undefined
}

/** One small factory per design (B3 Gallery designs); `designs.ts` lists them. */
export type Design = MovingDesign | StaticDesign
