import { debounce } from '../../src/browser/debounce'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { barsChanged, cartPillRoom } from '../../src/ui/bars'
import { element } from '../../src/ui/element'

/** The events after which bars may appear, disappear or change their size. */
const types = ['resize', 'scroll', 'click', 'transitionend']
const settledMs = 100 // after the last of these events

/**
 * Keeps the pill above bars at the bottom of the window, where the pill is on phones: the template's own bar, or a
 * cookie notice. Reserves space for the pill at the end of the page, and keeps it from covering what scrolls into view
 * by focus or a link. Returns a function to call when the pill has been added or removed.
 */
export function standAboveBars(pill: HTMLElement, host: HTMLElement, changes: ElementChanges): () => void {
  const room = changes.own(element('div', { class: 'skerry-cart-pill-room' }))
  host.after(room) // the host may be fixed
  const place = () => {
    pill.style.bottom = ''
    const { position } = getComputedStyle(pill)
    const isBar = position === 'fixed' && pill.getBoundingClientRect().bottom > innerHeight - 1
    const bars = isBar ? innerHeight - topOfBars(pill) : 0
    if (bars > 0) pill.style.bottom = `${bars}px`
    const height = isBar ? pill.offsetHeight : 0
    room.style.blockSize = `${height}px`
    changes.style(document.documentElement, cartPillRoom, isBar ? `${height + bars}px` : null)
  }
  const placeLater = debounce(place, settledMs)
  for (const type of types) changes.listen(window, type, placeLater, { passive: true })
  changes.listen(document, barsChanged, place)
  changes.onUndo(placeLater.cancel)
  return place
}

/** The upper edge of the bars that are stacked at the bottom of the window. */
function topOfBars(pill: HTMLElement): number {
  let top = innerHeight
  for (let bar = barAt(top, pill); bar < top; bar = barAt(top, pill)) top = bar
  return top
}

/** The upper edge of the bar that ends at `bottom`; `bottom` if there is none. */
function barAt(bottom: number, pill: HTMLElement): number {
  for (const hit of elementsAt(innerWidth / 2, bottom - 1)) {
    for (let element: Element | null = hit; element && element !== pill; element = element.parentElement) {
      if (!/fixed|sticky/.test(getComputedStyle(element).position)) continue
      const { top } = element.getBoundingClientRect()
      if (top > innerHeight / 2) return Math.min(top, bottom) // not a menu or dialog that fills the window
    }
  }
  return bottom
}

/** The elements at a point of the window, topmost first, including those in the shadow root of a bar. */
function elementsAt(x: number, y: number): Element[] {
  return document.elementsFromPoint(x, y).flatMap((one) => [...(one.shadowRoot?.elementsFromPoint(x, y) ?? []), one])
}
