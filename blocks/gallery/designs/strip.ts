import { isPress } from '../../../src/browser/plainClick'
import { focusedElement } from '../../../src/ui/tabbables'
import { dispatchSlideEvent } from '../engine/dispatchSlideEvent'
import { ratioOf, type Slide } from '../read/slides'
import type { DesignContext, Start } from './design'
import { followLink, isSlideClick } from './isSlideClick'
import { startScroller } from './scroller'

const aspectRatio = 50 // B9 Gallery: height in percent of the width
const fallbackRatio = 9 / 16 // B9 Video and meta
const activeClassName = 'sqs-active-slide'

/**
 * Slides of equal height side by side, the active one at the start, in the middle or at the end (B4 Gallery), as far as
 * the ends of the strip allow (docs/decisions.md#102).
 */
export const startStrip: Start = (context) => {
  const { container, slides, data, changes, controller } = context
  const isSizedByPage = !data.autoHeight && container.clientHeight > 0
  changes.styles(container, {
    visibility: 'visible',
    '--skerry-fit': data.autoCrop ? 'cover' : 'contain',
    '--skerry-gutter': `${data.gutter ?? 0}px`,
  })
  if (!isSizedByPage) takeHeight(context)
  sizeSlides(context, isSizedByPage)
  for (const { element } of slides) changes.attribute(element, 'tabindex', 0)
  const scroller = startScroller(context, 'sqs-gallery-design-strip', data.activeAlignment)
  answerClicks(context)
  for (const slide of slides) setVideosInert(context, slide, true)
  activate(context, controller.store.getState().index)
  changes.onUndo(
    controller.store.subscribe(({ index }, before) => {
      if (index !== before.index) activate(context, index, before.index)
    }),
  )
  return {
    ...scroller,
    refresh() {
      if (isSizedByPage) sizeSlides(context, isSizedByPage)
      scroller.refresh()
    },
  }
}

function takeHeight({ container, data, changes }: DesignContext): void {
  changes.styles(container, {
    height: 'auto',
    'max-height': 'none',
    'aspect-ratio': `100 / ${data.aspectRatio ?? aspectRatio}`,
  })
  // A section's template positions it absolutely, in a box without a height.
  if (getComputedStyle(container).position === 'absolute') changes.style(container, 'position', 'relative')
}

function sizeSlides({ container, slides, data, changes }: DesignContext, isSizedByPage: boolean): void {
  const height = isSizedByPage
    ? (100 * container.clientHeight) / container.clientWidth
    : (data.aspectRatio ?? aspectRatio)
  for (const slide of slides)
    changes.style(slide.element, '--skerry-width', `${height / (ratioOf(slide) ?? fallbackRatio)}%`)
}

/** Marks the active slide; only its video can be played (B4 Gallery). */
function activate(context: DesignContext, index: number, before?: number): void {
  const { slides, changes } = context
  const [active, left] = [slides[index], slides[before ?? -1]]
  if (left) {
    changes.classed(left.element, activeClassName, false)
    changes.attribute(left.element, 'aria-current', null)
    setVideosInert(context, left, true)
  }
  if (!active) return
  changes.classed(active.element, activeClassName, true)
  changes.attribute(active.element, 'aria-current', 'true')
  setVideosInert(context, active, false)
}

/**
 * Makes the videos of a slide inert, so that a click on them counts as a click on the slide, or makes them respond
 * again.
 */
function setVideosInert({ changes }: DesignContext, { element, type }: Slide, isInert: boolean): void {
  if (type !== 'video') return
  // Including the site's own videos, which their own blocks may draw later.
  const videos = '.sqs-video-wrapper, .sqs-native-video, [data-block-type="video"], video'
  for (const video of element.querySelectorAll(videos)) {
    if (isInert && video.contains(focusedElement())) element.focus({ preventScroll: true })
    changes.attribute(video, 'inert', isInert ? '' : null)
  }
}

/**
 * Goes to a clicked slide. A click on the active slide does what the block's setting says. Enter and Space on a slide
 * count as clicks (B4 Gallery). Clicks on links, controls and the active video are ignored.
 */
function answerClicks({ container, slides, data, changes, step, controller }: DesignContext): void {
  const choose = (place: number) => {
    const { index } = controller.store.getState()
    if (place !== index) controller.goTo(place)
    else if (data.activeSlideClickBehavior !== 'select') step(data.activeSlideClickBehavior === 'next' ? 1 : -1)
    else dispatchSlideEvent(slides[place]?.element, 'select-slide', place)
  }
  changes.listen(container, 'click', (event) => {
    const target = event.target as Element
    if (!isSlideClick(event)) return
    const place = slides.findIndex(({ element }) => element.contains(target))
    const slide = slides[place]
    if (!slide || (slide.type === 'video' && place === controller.store.getState().index)) return
    // Keys pressed on the slide itself still choose it.
    if (target === slide.element || !followLink(slide.element)) choose(place)
  })
  changes.listen(container, 'keydown', (event) => {
    const slide = slides.find(({ element }) => element === event.target)
    if (!slide || !isPress(event)) return
    event.preventDefault()
    slide.element.click()
  })
}
