import { debounce } from '../../../src/browser/debounce'
import { createImageLoader } from '../../../src/media/imageLoader'
import { mayAnimate } from '../../../src/media/reducedMotion'
import { tween } from '../../../src/media/tween'
import { adoptStyles } from '../../../src/ui/styles'
import type { Alignment } from '../read/galleryData'
import type { DesignContext, RunningDesign } from './design'
import { createLoop } from './loop'
import css from './rows.css?inline'

const speedSeconds = 0.5 // B9 Gallery, like the next
const preloadCount = 1
const restMs = 100 // B9 Timing: galleries
const seenRatio = 0.01
const most = 60 // pictures of a strip that are all brought, like the platform's; of a longer one only those that are near
const fractions = { start: 0, middle: 0.5, end: 1 } as const

/**
 * Lays the slides in a row that scrolls natively, for strip and carousel: swiping, wheel and momentum are the browser's,
 * and the gallery's index follows them. One observer tells which slides are seen: those have names, pictures and the
 * keyboard's reach, all others are inert. `name` is the platform's class.
 */
export function startScroller(context: DesignContext, name: string, alignment: Alignment): RunningDesign {
  const { container, slides, data, changes, controller, describe } = context
  adoptStyles('gallery-rows', css)
  const load = createImageLoader(changes)
  const near = new Set<HTMLImageElement>()
  const places = new Map<Element, number>(slides.map(({ element }, place) => [element, place]))
  const loop = createLoop(context, () => isRtl)
  let isRtl = false
  let endMotion = () => {}

  /** How far the slide is right of where it would be the current one, in px. */
  const distanceOf = (place: number) => {
    const fraction = isRtl ? 1 - fractions[alignment] : fractions[alignment]
    const [box, slide] = [container, slides[place]?.element ?? container].map((one) => one.getBoundingClientRect())
    return box && slide ? slide.left - box.left + (slide.width - box.width) * fraction : 0
  }
  const jump = (left: number) => {
    loop.arrange(left) // first, because it is what there is to scroll
    container.scrollTo({ left, behavior: 'instant' })
  }
  const jumpTo = (place: number) => jump(container.scrollLeft + distanceOf(place))

  /** The slide that is nearest to the current one's place. The slides lie in order, so few of them are measured. */
  const findNearest = () => {
    const first = loop.first()
    const placeAt = (number: number) => (first + number) % slides.length
    const ahead = (number: number) => distanceOf(placeAt(number)) * (isRtl ? -1 : 1)
    let [low, high] = [0, slides.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ahead(middle) < 0) low = middle + 1
      else high = middle
    }
    return placeAt(low > 0 && -ahead(low - 1) < ahead(low) ? low - 1 : low)
  }

  const see = (place: number, isSeen: boolean) => {
    const slide = slides[place]?.element
    if (!slide) return
    if (!isSeen && slide.contains(slide.ownerDocument.activeElement)) {
      const current = slides[controller.store.getState().index]?.element
      ;(current?.tabIndex === 0 ? current : container).focus({ preventScroll: true })
    }
    if (isSeen) {
      // First, because pictures are measured: what is written before would be laid out for it.
      const reach = data.preloadCount ?? preloadCount
      for (let each = place - reach; each <= place + reach; each++) {
        const image = slides[each]?.image
        if (!image) continue
        near.add(image)
        load(image, each === place)
      }
      describe(place)
    }
    changes.attribute(slide, 'inert', isSeen ? null : '')
  }

  /** A strip brings its other pictures too, after those that are seen. */
  const bringAll = () => {
    if (data.design !== 'strip' || slides.length > most) return
    for (const { image } of slides) {
      if (!image || near.has(image)) continue
      near.add(image)
      load(image)
    }
  }

  /** Where the ends are joined, the row is brought back to where it can be scrolled in both directions, which nobody sees. */
  const goHome = (way?: number) => {
    const left = loop.home(container.scrollLeft, way)
    if (left !== container.scrollLeft) jump(left)
  }
  // Not before somebody moves it: until then the row begins with its first slide, and no other picture is asked for. A
  // browser scrolls by itself, too, where pictures get their size.
  let isUsed = false
  const settle = () => {
    if (!isUsed || controller.store.getState().isMoving) return
    loop.join()
    goHome()
  }

  const hasScrollEnd = 'onscrollend' in window
  const follow = debounce(() => {
    controller.follow(findNearest())
    if (!hasScrollEnd) settle()
  }, restMs)
  const onScroll = () => {
    loop.arrange(container.scrollLeft)
    follow()
  }
  changes.listen(container, 'scroll', onScroll, { passive: true })
  changes.listen(container, 'scrollend', settle) // not while a finger rests on it
  const onUse = () => {
    isUsed = true
    endMotion()
  }
  for (const type of ['wheel', 'pointerdown', 'touchstart']) changes.listen(container, type, onUse, { passive: true })
  changes.listen(container, 'touchstart', settle, { passive: true }) // it may want to go back from the first slide
  changes.onUndo(() => {
    follow.cancel()
    endMotion()
    jump(0)
  })

  changes.classed(container, name, true)
  // A scrolling box is a stop of the keyboard, by itself in some browsers only.
  changes.attribute(container, 'tabindex', container.getAttribute('tabindex') ?? 0)
  changes.style(container, '--skerry-align', alignment === 'middle' ? 'center' : alignment)
  const { index, groupSize } = controller.store.getState()
  const focused = container.ownerDocument.activeElement
  for (const [place, { element }] of slides.entries()) {
    changes.classed(element, `${name}-slide`, true)
    // What will not be seen as far as one can tell: the observer would say so too, but the styles are worked out now.
    const isFar = place < index || place >= index + groupSize
    if (isFar && !element.contains(focused)) changes.attribute(element, 'inert', '')
  }
  // Read when everything is written: it works out the styles of all slides.
  isRtl = getComputedStyle(container).direction === 'rtl'
  jumpTo(index)
  watch()

  function watch(): void {
    if (typeof IntersectionObserver === 'undefined') {
      for (const place of slides.keys()) see(place, true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          see(places.get(target) ?? -1, intersectionRatio >= seenRatio)
        bringAll()
      },
      { root: container, threshold: [0, seenRatio] },
    )
    for (const { element } of slides) observer.observe(element)
    changes.onUndo(() => observer.disconnect())
  }

  return {
    async move({ from, to, direction }) {
      const isPastEnd = direction === 1 ? to < from : to > from
      if (isPastEnd) loop.join()
      if (!mayAnimate()) return jumpTo(to)
      const way = loop.wayTo(distanceOf(to), isPastEnd ? direction : undefined)
      goHome(way)
      const start = container.scrollLeft
      // Else the row would snap back in every frame.
      changes.style(container, 'scroll-snap-type', 'none')
      await new Promise<void>((resolve) => {
        const stop = tween(
          (progress) => {
            jump(start + way * progress)
            if (progress === 1) resolve()
          },
          (data.speed ?? speedSeconds) * 1000,
        )
        endMotion = () => {
          stop()
          resolve()
        }
      })
      changes.style(container, 'scroll-snap-type', null)
      loop.join()
    },
    refresh() {
      loop.part()
      jumpTo(controller.store.getState().index)
      for (const image of near) load(image)
    },
  }
}
