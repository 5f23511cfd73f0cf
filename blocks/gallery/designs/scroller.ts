import { mayAnimate } from '../../../src/media/reducedMotion'
import { tween } from '../../../src/media/tween'
import { adoptStyles } from '../../../src/ui/styles'
import type { Alignment } from '../read/galleryData'
import type { DesignContext, RunningDesign } from './design'
import { followScrolling } from './followScrolling'
import { createLoop, isPastEnd } from './loop'
import { createRowGeometry } from './rowGeometry'
import css from './rows.css?inline'
import { showSeenSlides } from './showSeenSlides'

const speedSeconds = 0.5 // B9 Gallery

/**
 * Lays out the slides in a row that scrolls natively, for strip and carousel: the browser handles swipes, wheel and
 * momentum, and the gallery's index follows. `name` is the platform's class.
 */
export function startScroller(context: DesignContext, name: string, alignment: Alignment): RunningDesign {
  const { container, data, changes, controller } = context
  let isRtl = false
  let stopMotion = () => {}
  const loop = createLoop(context, () => isRtl)
  const { distanceOf, findNearest } = createRowGeometry(context, { alignment, loop, isRtl: () => isRtl })

  const jump = (left: number) => {
    loop.arrange(left) // first, because it determines how far the row can scroll
    container.scrollTo({ left, behavior: 'instant' })
  }
  const jumpTo = (index: number) => jump(container.scrollLeft + distanceOf(index))
  /** Only rows with the current slide at the start look the same with their ends joined. */
  const joinEarly = () => {
    if (alignment === 'start') loop.join()
  }
  const jumpToEquivalent = (distance?: number) => {
    const left = loop.equivalent(container.scrollLeft, distance)
    if (left !== container.scrollLeft) jump(left)
  }

  followScrolling(context, {
    findNearest,
    arrange: () => loop.arrange(container.scrollLeft),
    wrapAround() {
      joinEarly()
      jumpToEquivalent()
    },
    stopMotion: () => stopMotion(),
  })
  changes.onUndo(() => jump(0))
  layOut(context, name, alignment)
  // Read after all writes, because it computes the styles of all slides.
  isRtl = getComputedStyle(container).direction === 'rtl'
  jumpTo(controller.store.getState().index)
  const loadAgain = showSeenSlides(context)

  return {
    async move(change) {
      const { to } = change
      if (!mayAnimate()) return jumpTo(to)
      // Otherwise the row would snap back in every frame.
      changes.style(container, 'scroll-snap-type', 'none')
      if (isPastEnd(change)) loop.join()
      const distance = loop.scrollDistance(distanceOf(to), change)
      jumpToEquivalent(distance)
      const start = container.scrollLeft
      const motion = glide((progress) => jump(start + distance * progress), (data.speed ?? speedSeconds) * 1000)
      stopMotion = motion.stop
      await motion.finished
      changes.style(container, 'scroll-snap-type', null)
      joinEarly()
    },
    refresh() {
      stopMotion() // the motion is in px of the old size
      loop.split()
      jumpTo(controller.store.getState().index)
      loadAgain()
    },
  }
}

/** Adds the platform's classes to row and slides; slides that will not be visible are inert from the start. */
function layOut({ container, slides, changes, controller }: DesignContext, name: string, alignment: Alignment): void {
  adoptStyles('gallery-rows', css)
  changes.classed(container, name, true)
  // Not all browsers make a scroll container focusable.
  changes.attribute(container, 'tabindex', container.getAttribute('tabindex') ?? 0)
  changes.style(container, '--skerry-align', alignment === 'middle' ? 'center' : alignment)
  const { index: first, groupSize } = controller.store.getState()
  const focused = container.ownerDocument.activeElement
  slides.forEach(({ element }, index) => {
    changes.classed(element, `${name}-slide`, true)
    // An estimate. The intersection observer would set it later, but styles are computed before that.
    const isFar = index < first || index >= first + groupSize
    if (isFar && !element.contains(focused)) changes.attribute(element, 'inert', '')
  })
}

/** Draws a motion frame by frame. `finished` resolves when it has ended or was stopped. */
function glide(
  draw: (progress: number) => void,
  durationMs: number,
): { readonly finished: Promise<void>; readonly stop: () => void } {
  let stop = () => {}
  const finished = new Promise<void>((resolve) => {
    const cancel = tween((progress) => {
      draw(progress)
      if (progress === 1) resolve()
    }, durationMs)
    stop = () => {
      cancel()
      resolve()
    }
  })
  return { finished, stop }
}
