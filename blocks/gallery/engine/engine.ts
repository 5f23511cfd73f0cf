import { type ElementChanges, recordChanges } from '../../../src/browser/elementChanges'
import { onResize } from '../../../src/browser/resize'
import { format } from '../../../src/language/format'
import { isMotionOff, mayAnimate, onReducedMotion } from '../../../src/media/reducedMotion'
import { randomIndex } from '../../../src/model/gallery/galleryIndex'
import { isMobile } from '../../../src/model/page/breakpoints'
import type { MovingDesign, RunningDesign } from '../designs/design'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import { nodeOf } from '../read/slides'
import { keepInAddress, takeFromAddress } from './address'
import { listenForArrows } from './arrowKeys'
import { type Autoplay, createAutoplay } from './autoplay'
import { type Controller, createController } from './controller'
import { dispatchSlideEvent } from './dispatchSlideEvent'
import { followLightbox } from './followLightbox'
import { canStep, fits } from './galleryState'
import { keepFocus } from './keepFocus'
import { watchPauses } from './watchPauses'
import { watchVideos } from './watchVideos'
import { watchWidth } from './watchWidth'

/** The state that a gallery keeps when it restarts with other slides. */
export interface Kept {
  /** The current slide's node. */
  readonly node?: HTMLElement | undefined
  /** Whether autoplay is wanted. */
  readonly isWanted?: boolean | undefined
}

/** The connected parts of one gallery with a current slide. */
export interface Engine {
  readonly controller: Controller
  /** `null` if the gallery has no autoplay. */
  readonly autoplay: Autoplay | null
  /** Starts the gallery on the server's slides; returns a function that restores them. */
  readonly start: () => () => void
}

const resizeQuietMs = 100 // B9 Timing: the resize emitter in galleries

/**
 * Connects controller, design, autoplay and keyboard. React renders the controls. Restores the state in `kept` on
 * start, and saves it there on stop.
 */
export function createEngine(props: GalleryProps, design: MovingDesign, kept: Kept = {}): Engine {
  const { element, region, container, slides, data } = props
  let running: RunningDesign | null = null
  const mayLoop = () => data.loop && design.canLoop !== false && !isMobile(innerWidth)

  const controller = createController({
    count: slides.length,
    loops: mayLoop(),
    index: firstIndex(props, kept),
    move: async (change) => running?.move(change),
    // `reached-end` and `reached-beginning` (B4 Gallery).
    onEnd: (event) => running && dispatchSlideEvent(element, event, controller.store.getState().index),
  })
  const autoplay = data.autoplay && slides.length > 1 ? autoplayOf(data, controller, kept) : null

  return { controller, autoplay, start }

  function start(): () => void {
    const changes = recordChanges()
    const describe = (index: number) => describeSlide(slides, index, changes)
    running = design.start({
      region,
      container,
      slides,
      data,
      index: controller.store.getState().index,
      changes,
      step: controller.step,
      canStep: (step) => canStep(controller.store.getState(), step),
      autoplay,
      controller,
      describe,
    })
    if (!design.describes) for (const index of slides.keys()) describe(index)
    const refresh = () => {
      controller.setLoops(mayLoop())
      running?.refresh()
    }
    const stops = [
      data.keyboard && listenForArrows(element, controller.step),
      watchVideos(props, controller),
      followLightbox(props, controller),
      keepFocus(props, controller),
      onResize(refresh, resizeQuietMs),
      watchWidth(container, () => running?.refresh()), // a tab or a side bar may open
      data.historyHash && keepInAddress(props, controller),
      autoplay?.start(),
      autoplay && onReducedMotion((isReduced) => isReduced && autoplay.stopPlaying()),
      autoplay && watchPauses(element, autoplay),
      autoplay && controller.store.subscribe((now, before) => now.index !== before.index && autoplay.restart()),
    ]
    for (const stop of stops) if (stop) changes.onUndo(stop)
    return () => {
      Object.assign(kept, keptOf(props, controller, autoplay))
      running = null
      changes.undo()
    }
  }
}

function keptOf({ slides }: GalleryProps, { store }: Controller, autoplay: Autoplay | null): Kept {
  return { node: nodeOf(slides[store.getState().index]), isWanted: autoplay?.store.getState().isWanted }
}

function firstIndex({ slides, data }: GalleryProps, { node }: Kept): number {
  if (node) return Math.max(0, slides.map(nodeOf).indexOf(node))
  return data.historyHash ? takeFromAddress(slides, data.lightbox) : 0
}

function autoplayOf(
  { autoplayMs, random }: GalleryProps['data'],
  { store, goTo, step }: Controller,
  { isWanted = mayAnimate() }: Kept,
): Autoplay | null {
  if (isMotionOff()) return null // B2: the query flag disables autoplay
  const autoplay = createAutoplay({
    isWanted,
    timeoutMs: autoplayMs,
    advance() {
      const state = store.getState()
      if (fits(state)) return // a narrower window may show fewer slides
      if (state.isMoving) onceResting(store, () => autoplay.restart(0))
      else if (random) goTo(randomIndex(state.index, state.count))
      else if (canStep(state, 1)) step(1)
      else autoplay.stopPlaying()
    },
  })
  return {
    ...autoplay,
    toggle() {
      autoplay.toggle()
      const isAtEnd = !random && !canStep(store.getState(), 1)
      if (isAtEnd && autoplay.store.getState().isWanted) goTo(0)
    },
  }
}

/** Calls a function once a moving gallery has come to rest. */
function onceResting({ subscribe }: Controller['store'], listener: () => void): void {
  const stop = subscribe(({ isMoving }) => {
    if (isMoving) return
    stop()
    listener()
  })
}

/** Sets the role and the name of a slide. A slide that is an image stays an image, with its own name. */
function describeSlide(slides: GalleryProps['slides'], index: number, changes: ElementChanges): void {
  const { element: slide, image } = slides[index] ?? {}
  if (!slide) return
  const place = format(messages.slideOf, { number: index + 1, count: slides.length })
  const name = image === slide ? [image.alt.trim(), place].filter(Boolean).join(', ') : place
  changes.attribute(slide, 'aria-label', name)
  if (image === slide) return
  // A figure is a group already, and with a caption it may have no other role.
  if (slide.localName !== 'figure') changes.attribute(slide, 'role', 'group')
  changes.attribute(slide, 'aria-roledescription', messages.slide)
}
