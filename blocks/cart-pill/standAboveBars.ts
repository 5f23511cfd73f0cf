import { debounce } from '../../src/browser/debounce'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { barsChanged } from '../../src/ui/bars'

/** What makes bars come, go or change their size. */
const types = ['resize', 'scroll', 'click', 'transitionend']
const settledMs = 100 // of the last of them

/**
 * Keeps the pill above bars that stand at the bottom of the window, where the pill is on phones: the template's own, or
 * a notice about cookies. Returns a function to call when the pill has come to the page.
 */
export function standAboveBars(pill: HTMLElement, changes: ElementChanges): () => void {
  const place = () => {
    pill.style.bottom = ''
    const { position } = getComputedStyle(pill)
    if (position !== 'fixed' || pill.getBoundingClientRect().bottom < innerHeight - 1) return
    const top = topOfBars(pill)
    if (top < innerHeight) pill.style.bottom = `${innerHeight - top}px`
  }
  const placeLater = debounce(place, settledMs)
  for (const type of types) changes.listen(window, type, placeLater, { passive: true })
  changes.listen(document, barsChanged, place)
  changes.onUndo(placeLater.cancel)
  return place
}

/** Where the bars at the bottom of the window start, one above the other. */
function topOfBars(pill: HTMLElement): number {
  let top = innerHeight
  for (let bar = barAt(top, pill); bar < top; bar = barAt(top, pill)) top = bar
  return top
}

/** The upper edge of the bar that ends at a height of the window, else that height. */
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

/** The elements at a point of the window, from the top one down, also those in the shadow root of a bar. */
function elementsAt(x: number, y: number): Element[] {
  return document.elementsFromPoint(x, y).flatMap((one) => [...(one.shadowRoot?.elementsFromPoint(x, y) ?? []), one])
}
