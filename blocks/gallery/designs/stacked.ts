import { coverParent, modeOf } from '../../../src/media/imageBox'
import { animate, type Motion } from '../../../src/media/motion'
import { mayAnimate } from '../../../src/media/reducedMotion'
import type { GalleryData } from '../read/galleryData'
import { ratioOf, type Slide, sizeOf } from '../read/slides'
import { fade } from '../transitions/fade'
import type { Stage, Transition } from '../transitions/transition'
import { createPile, type Pile } from './createPile'
import type { DesignContext, MovingDesign } from './design'
import { followLink, isSlideClick } from './isSlideClick'

const speedSeconds = 1 // B9 Gallery, like the next
const fallbackRatio = 9 / 16 // B9 Video and meta

const className = 'sqs-gallery-design-stacked'
const autoHeightClassName = 'skerry-gallery-auto-height'
const slideClassName = 'sqs-gallery-design-stacked-slide'

/** The slideshow: slides on top of each other, one of them visible (B3 Gallery designs, B4 Gallery). */
export const stacked: MovingDesign = {
  kind: 'moving',
  start(context) {
    const { container, data, changes } = context
    stack(context)
    const isSizedByPage = !data.autoHeight && container.clientHeight > 0
    const takeHeight = (index: number) => {
      if (isSizedByPage) return
      const [height, width] = shapeOf(context, index)
      changes.style(container, 'aspect-ratio', `${width} / ${height}`)
    }
    takeHeight(context.index)
    const { show, loadAround, loadAgain } = createPile(context)
    show(context.index)
    loadAround(context.index)
    const transition = startTransition(context, show)
    stepOnClick(context)
    return {
      move(change) {
        loadAround(change.to)
        takeHeight(change.to)
        return transition(change)
      },
      refresh: loadAgain,
    }
  },
}

/** Returns a function that draws a change of slides: a fade until the block's transition has loaded. */
function startTransition(context: DesignContext, show: Pile['show']): ReturnType<Transition> {
  const { slides, data, changes } = context
  let current = context.index
  let running: Motion | null = null
  changes.onUndo(() => running?.cancel())
  const stage: Stage = {
    ...context,
    covers: (index) => modeOfSlide(slides[index], data) === 'fill',
    show,
    play(...motion) {
      running = animate(...motion)
      return running
    },
    durationMs: (data.speed ?? speedSeconds) * 1000,
  }
  let transition = fade(stage)
  const { transition: name } = data
  if (name !== 'fade' || hasTouch()) {
    import('../transitions/transitions')
      .then(({ transitions, changeBySwipe }) => {
        if (name !== 'fade') transition = transitions[name]({ ...stage, index: current })
        if (!name.endsWith('swipe')) changeBySwipe(context) // transitions named `swipe` follow the finger themselves
      })
      .catch((error) => reportError(error)) // keep the fade
  }
  return (change) => {
    current = change.to
    return transition(change)
  }
}

function hasTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(any-pointer: coarse)').matches
}

/**
 * Stacks the slides. Uses inline styles, because a template's own rules, which override any cascade layer, would place
 * the slides below each other.
 */
function stack(context: DesignContext): void {
  const { region, container, slides, data, changes } = context
  const { autoHeight } = data
  const isPlaced = !autoHeight && getComputedStyle(container).position !== 'static'
  const box = {
    position: isPlaced ? null : 'relative',
    // The captions of a section's slideshow are below the slides.
    overflow: region.closest('[data-controller^="Gallery"]') ? null : 'hidden',
    isolation: 'isolate',
    height: autoHeight ? 'auto' : null,
  }
  if (!autoHeight) changes.style(container, 'aspect-ratio', null) // it was reserved until now
  const rules = {
    position: 'absolute',
    display: 'block',
    left: '0',
    top: '0',
    width: '100%',
    height: '100%',
    margin: '0',
  }
  changes.classed(container, className, true)
  changes.classed(container, autoHeightClassName, autoHeight && !data.aspectRatio && !isOfPlatform(context))
  if (!mayAnimate()) changes.style(container, 'transition', 'none')
  changes.styles(container, box)
  for (const slide of slides) {
    changes.classed(slide.element, slideClassName, true)
    changes.styles(slide.element, rules)
    if (slide.image && slide.image !== slide.element) coverParent(slide.image, modeOfSlide(slide, data), changes)
  }
}

function modeOfSlide(slide: Slide | undefined, { autoCrop }: GalleryData): 'fill' | 'fit' {
  const served = slide?.element.classList.contains('content-fit') ? 'fit' : slide?.image && modeOf(slide.image)
  if (served === 'fill' || served === 'fit') return served
  return autoCrop ? 'fill' : 'fit'
}

/**
 * Returns the height and width of the slideshow: the block's fixed shape if it has one. Otherwise the platform's own
 * block has the shape of its lowest slide; any other has the shape of the current slide with `autoHeight`, and of the
 * first slide without.
 */
function shapeOf(context: DesignContext, index: number): readonly [number, number] {
  const { slides, data } = context
  if (data.aspectRatio) return [data.aspectRatio, 100]
  const first = data.autoHeight ? index : 0
  const shaping = isOfPlatform(context) ? slides : slides.slice(first, first + 1)
  const [size] = shaping.flatMap((slide) => sizeOf(slide) ?? []).sort((a, b) => a.height / a.width - b.height / b.width)
  if (size) return [size.height, size.width]
  return [slides.map(ratioOf).find((ratio) => ratio !== null) ?? fallbackRatio, 1]
}

function isOfPlatform({ container }: DesignContext): boolean {
  return container.classList.contains('sqs-gallery')
}

/** Steps on a click: next, previous or by the clicked half. Ignores videos, links and controls (B4 Gallery). */
function stepOnClick({ container, slides, data, changes, step }: DesignContext): void {
  if (slides.length < 2) return
  changes.listen(container, 'click', (event) => {
    const target = event.target as Element
    const slide = slides.find(({ element }) => element.contains(target))
    if (!isSlideClick(event) || !slide || slide.type === 'video' || followLink(slide.element)) return
    step(directionOf(event, slide.element, data))
  })
}

function directionOf(event: MouseEvent, element: HTMLElement, { clickBehavior }: GalleryData): 1 | -1 {
  if (clickBehavior !== 'half') return clickBehavior === 'next' ? 1 : -1
  const { left, width } = element.getBoundingClientRect()
  const isLeft = event.clientX < left + width / 2
  return isLeft === (getComputedStyle(element).direction === 'rtl') ? 1 : -1
}
