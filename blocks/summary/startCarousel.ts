import { debounce } from '../../src/browser/debounce'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { isPress } from '../../src/browser/plainClick'
import { onResize } from '../../src/browser/resize'
import { watchSize } from '../../src/browser/watchSize'
import { format } from '../../src/language/format'
import { mayAnimate } from '../../src/media/reducedMotion'
import { slidesInRow } from '../../src/model/gallery/slidesInRow'
import { messages } from './messages'
import type { SummaryProps } from './props'

const controls = {
  previous: '.summary-carousel-pager-prev, [data-summary-previous]',
  next: '.summary-carousel-pager-next, [data-summary-next]',
}
const quietMs = 100 // B9 Timing: the resize emitter in galleries

/**
 * Shows the items in a row that visitors scroll, directly or with the page's two controls. The controls move the row by
 * the number of items in view (B4 Gallery). Controls that are not needed take up no space, unless `keepSpace` is set.
 */
export function startCarousel(
  element: HTMLElement,
  props: SummaryProps,
  changes: ElementChanges,
  keepSpace: boolean,
): void {
  const { list, slidesPerRow } = props
  const previous = element.querySelector<HTMLElement>(controls.previous)
  const next = element.querySelector<HTMLElement>(controls.next)
  nameParts(element, props, changes)

  /** The position that the row is scrolling to. A press counts from there, so that none is lost while the row moves. */
  let goal: number | null = null
  const position = () => goal ?? Math.abs(list.scrollLeft) // negative in right-to-left text
  const mostLeft = () => list.scrollWidth - list.clientWidth
  const showEnds = () => {
    const most = mostLeft()
    const at = position()
    show(previous, { isNeeded: most > 1, isAtEnd: at <= 1 })
    show(next, { isNeeded: most > 1, isAtEnd: at >= most - 1 })
  }
  const show = (control: HTMLElement | null, { isNeeded, isAtEnd }: { isNeeded: boolean; isAtEnd: boolean }) => {
    if (!control) return
    if (keepSpace) changes.style(control, 'visibility', isNeeded ? null : 'hidden')
    else changes.style(control, 'display', isNeeded ? null : 'none')
    changes.attribute(control, 'aria-disabled', isAtEnd ? 'true' : 'false')
  }
  const adapt = () => {
    changes.style(list, '--skerry-summary-row', `${slidesInRow(slidesPerRow, innerWidth)}`)
    showEnds()
  }
  const move = (groups: 1 | -1) => {
    const { direction, columnGap } = getComputedStyle(list)
    const group = list.clientWidth + pixelsOf(columnGap, list)
    goal = Math.max(0, Math.min(position() + group * groups, mostLeft()))
    list.scrollTo({ left: direction === 'rtl' ? -goal : goal, behavior: mayAnimate() ? 'smooth' : 'instant' })
    showEnds()
    settle()
  }
  const settle = debounce(() => {
    goal = null
    showEnds()
  }, quietMs)
  const follow = () => {
    showEnds()
    if (goal !== null) settle()
  }
  if (previous) makeControl(previous, messages.previous, () => move(-1), changes)
  if (next) makeControl(next, messages.next, () => move(1), changes)
  changes.listen(list, 'scroll', follow, { passive: true })
  changes.onUndo(settle.cancel)
  changes.onUndo(onResize(adapt, quietMs))
  changes.onUndo(watchSize(list, showEnds)) // a list that was hidden before gets a size
  adapt()
}

/**
 * The W3C carousel pattern: the block, which contains the items and the controls, is a named carousel, and each item a
 * slide. The items of an HTML list stay list items.
 */
function nameParts(element: HTMLElement, { list, items }: SummaryProps, changes: ElementChanges): void {
  changes.attribute(element, 'role', 'group')
  changes.attribute(element, 'aria-roledescription', messages.carousel)
  const title = element.querySelector('.summary-heading')?.textContent?.trim()
  changes.attribute(element, 'aria-label', element.getAttribute('aria-label') || title || messages.name)
  if (list.localName === 'ul' || list.localName === 'ol') return
  items.forEach((item, index) => {
    changes.attribute(item, 'role', 'group')
    changes.attribute(item, 'aria-roledescription', messages.slide)
    const number = index + 1
    changes.attribute(item, 'aria-label', format(messages.slideOf, { number, count: items.length }))
  })
}

/** Turns a template's element, which may be an empty span, into a button. */
function makeControl(control: HTMLElement, label: string, act: () => void, changes: ElementChanges): void {
  const isButton = control.localName === 'button'
  if (!isButton) changes.attribute(control, 'role', 'button')
  if (!isButton) changes.attribute(control, 'tabindex', '0')
  if (!control.textContent?.trim()) changes.attribute(control, 'aria-label', label)
  const press = (event: Event) => {
    event.preventDefault()
    if (control.getAttribute('aria-disabled') !== 'true') act()
  }
  changes.listen(control, 'click', press)
  changes.listen(control, 'keydown', (event) => {
    if (!isButton && isPress(event)) press(event)
  })
}

/** The pixels of a computed gap. Browsers return a gap in percent as a percentage. */
function pixelsOf(gap: string, { clientWidth }: HTMLElement): number {
  const value = Number.parseFloat(gap) || 0
  return gap.endsWith('%') ? (value / 100) * clientWidth : value
}
