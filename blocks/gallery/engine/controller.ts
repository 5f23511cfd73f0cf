import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Step } from '../../../src/model/gallery/galleryIndex'
import {
  canStep,
  createGalleryState,
  type EndEvent,
  endEvent,
  endMove,
  type GalleryState,
  groupStart,
  startMove,
  stepTarget,
} from './galleryState'

/** A change of slides, for the design to draw. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly direction: Step
  /** Whether it goes to the next or previous slide, and not to a certain one, by the shorter way. */
  readonly isStep: boolean
}

/** Holds a gallery's index and decides whether it may change. */
export interface Controller {
  readonly store: StoreApi<GalleryState>
  /** Goes to an index; negative ones count from the end. Returns whether the change was accepted. */
  readonly goTo: (index: number, direction?: Step) => boolean
  readonly step: (step: Step) => boolean
  /** Adopts the index that the visitor has scrolled to, without drawing a change. Ignored in motion. */
  readonly follow: (index: number) => void
  /** Sets how many slides a carousel shows at once, and moves the index to the start of its group. */
  readonly setGroupSize: (groupSize: number) => void
  readonly setLoops: (loops: boolean) => void
  /** The galleries whose index follows this one's; `linkGalleries` fills it. */
  readonly links: Set<Controller>
}

export interface ControllerOptions {
  readonly count: number
  readonly loops: boolean
  /** The initial index; defaults to the first slide. */
  readonly index?: number
  /** Draws a change; the gallery is in motion until the promise settles. */
  readonly move: (change: Change) => Promise<void>
  readonly onEnd?: (event: EndEvent) => void
}

/** Creates the controller of one gallery (B4 Gallery). It does not access the DOM: `move` draws the changes. */
export function createController({ count, loops, index, move, onEnd }: ControllerOptions): Controller {
  const store = createStore<GalleryState>(() => createGalleryState(count, loops, index))
  const links = new Set<Controller>()

  const rest = () => {
    store.setState(endMove)
    const event = endEvent(store.getState())
    if (event) onEnd?.(event)
  }
  const goTo = (index: number, direction?: Step) => {
    const before = store.getState()
    const linked = [...links].map((other) => other.store.getState())
    const after = startMove(before, index, linked)
    if (after === before) return false
    store.setState(after)
    const isStep = direction !== undefined
    const towards = direction ?? (after.index > before.index ? 1 : -1)
    move({ from: before.index, to: after.index, direction: towards, isStep })
      .catch((error) => reportError(error))
      .finally(rest)
    for (const other of links) other.goTo(after.index)
    return true
  }

  return {
    store,
    links,
    goTo,
    step: (step) => canStep(store.getState(), step) && goTo(stepTarget(store.getState(), step), step),
    follow(index) {
      const state = store.getState()
      if (state.isMoving || index === state.index) return
      store.setState({ index })
      rest()
      for (const other of links) other.goTo(index)
    },
    setGroupSize: (groupSize) =>
      store.setState((state) => ({ groupSize, index: groupStart({ ...state, groupSize }, state.index) })),
    setLoops: (loops) => store.setState({ loops }),
  }
}

/** Synchronises the index of two galleries, such as slideshow and thumbnails; returns a function that unlinks them. */
export function linkGalleries(first: Controller, second: Controller): () => void {
  first.links.add(second)
  second.links.add(first)
  return () => {
    first.links.delete(second)
    second.links.delete(first)
  }
}
