import { recordChanges } from '../../../src/browser/elementChanges'
import { onResize } from '../../../src/browser/resize'
import { format } from '../../../src/language/format'
import { isMotionOff, mayAnimate } from '../../../src/media/reducedMotion'
import { randomIndex, type Step } from '../../../src/model/gallery/galleryIndex'
import { isMobile } from '../../../src/model/page/breakpoints'
import type { MovingDesign, RunningDesign } from '../designs/design'
import { messages } from '../messages'
import type { GalleryProps } from '../props'
import { keepInAddress, takeFromAddress } from './address'
import { listenForArrows } from './arrowKeys'
import { type Autoplay, createAutoplay } from './autoplay'
import { type Controller, createController } from './controller'
import { dispatchSlideEvent } from './dispatchSlideEvent'
import { followLightbox } from './followLightbox'
import { canStep } from './galleryState'
import { keepFocus } from './keepFocus'
import { watchPauses } from './watchPauses'
import { watchVideos } from './watchVideos'

/** One gallery with a current slide: its parts, joined. */
export interface Engine {
  readonly controller: Controller
  /** `null`: nothing moves by itself here. */
  readonly autoplay: Autoplay | null
  /** Brings the server's slides to life; returns what leaves them as they were sent. */
  readonly start: () => () => void
}

const resizeQuietMs = 100 // B9 Timing: the resize emitter in galleries

/** Joins controller, design, autoplay and keyboard. It draws nothing; controls are React's. */
export function createEngine(props: GalleryProps, design: MovingDesign): Engine {
  const { element, region, container, slides, data } = props
  let running: RunningDesign | null = null
  const mayLoop = () => data.loop && design.canLoop !== false && !isMobile(innerWidth)

  const controller = createController({
    count: slides.length,
    loops: mayLoop(),
    index: data.historyHash ? takeFromAddress(slides) : 0,
    move: async (change) => running?.move(change),
    // `reached-end` and `reached-beginning` (B4 Gallery).
    onEnd: (event) => running && dispatchSlideEvent(element, event, controller.store.getState().index),
  })
  const autoplay = data.autoplay && slides.length > 1 ? createOwnAutoplay() : null

  return { controller, autoplay, start }

  function createOwnAutoplay(): Autoplay | null {
    if (isMotionOff()) return null // B2: the query flag disables autoplay
    return createAutoplay({ isWanted: mayAnimate(), timeoutMs: data.autoplayMs, advance })
  }

  function advance(): void {
    const state = controller.store.getState()
    if (data.random) controller.goTo(randomIndex(state.index, state.count))
    else if (canStep(state, 1)) controller.step(1)
    else autoplay?.stopPlaying()
  }

  function start(): () => void {
    const changes = recordChanges()
    const { index } = controller.store.getState()
    const describe = (place: number) => {
      const slide = slides[place]?.element
      if (!slide) return
      // A figure is a group already, and may be nothing else where it has a caption.
      if (slide.localName !== 'figure') changes.attribute(slide, 'role', 'group')
      changes.attribute(slide, 'aria-roledescription', messages.slide)
      changes.attribute(slide, 'aria-label', format(messages.slideOf, { number: place + 1, count: slides.length }))
    }
    const { step } = controller
    const canGo = (by: Step) => canStep(controller.store.getState(), by)
    running = design.start({
      region,
      container,
      slides,
      data,
      index,
      changes,
      step,
      canStep: canGo,
      autoplay,
      controller,
      describe,
    })
    if (!design.describes) for (const place of slides.keys()) describe(place)
    changes.onUndo(listenForArrows(element, controller.step))
    changes.onUndo(watchVideos(props, controller))
    changes.onUndo(followLightbox(props, controller))
    changes.onUndo(keepFocus(props, controller))
    changes.onUndo(
      onResize(() => {
        controller.setLoops(mayLoop())
        running?.refresh()
      }, resizeQuietMs),
    )
    if (data.historyHash) changes.onUndo(keepInAddress(props, controller))
    if (autoplay) {
      changes.onUndo(autoplay.start())
      changes.onUndo(watchPauses(element, autoplay))
      changes.onUndo(controller.store.subscribe(autoplay.restart))
    }
    return () => {
      running = null
      changes.undo()
    }
  }
}
