import type { ElementChanges } from '../../src/browser/elementChanges'
import { readInteger, readText } from '../../src/runtime/attributes'
import { messages } from './messages'
import type { ListSectionProps } from './props'

/**
 * Lays out the items as a scrolling row, with the template's columns and spacing. Returns a function that measures the
 * row. Call it once the section has its size.
 */
export function layOut({ element, list, items, gutter }: ListSectionProps, changes: ElementChanges): () => void {
  const isCarousel = element.classList.contains('user-items-list-carousel')
  changes.classed(element, 'skerry-list-section', true)
  changes.classed(element, 'skerry-list-arrows', element.querySelector('.desktop-arrows') !== null)
  changes.classed(list, 'skerry-list-row', true)
  // The W3C carousel pattern. It also keeps galleries from reacting to the arrow keys that scroll the row.
  changes.attribute(gutter, 'role', gutter.getAttribute('role') || 'group')
  changes.attribute(gutter, 'aria-roledescription', messages.carousel)
  changes.attribute(gutter, 'aria-label', gutter.getAttribute('aria-label') || messages.name)
  // Not all browsers make a scroll container focusable.
  changes.attribute(list, 'tabindex', 0)
  changes.styles(list, {
    '--skerry-list-columns': String(readInteger(element, 'data-max-columns', 1)),
    '--skerry-list-gap': spaceBetween(element),
    // How much of the next item is visible. The templates' style sheet uses 40 px for carousels.
    '--skerry-list-peek': list.style.paddingRight || (isCarousel ? '40px' : '0px'),
    '--skerry-list-beside': besideRow(list, gutter),
  })
  // The page may have been saved after the template's script had run. Other items are not recorded, because the script
  // may still load.
  for (const item of items) if (item.hasAttribute('aria-hidden')) changes.attribute(item, 'aria-hidden', null)
  return () => {
    changes.style(list, '--skerry-list-beside', besideRow(list, gutter))
    // The scrollbar must not move the content that follows.
    changes.style(list, 'margin-bottom', null)
    const barPx = list.offsetHeight - list.clientHeight
    if (barPx > 0) changes.style(list, 'margin-bottom', `${-barPx}px`)
  }
}

/** The width of the area on each side of the row in which the template shows the adjacent items. */
function besideRow({ parentElement: frame }: HTMLElement, gutter: HTMLElement): string {
  const isOpen = frame !== null && getComputedStyle(frame).overflowX === 'visible'
  return isOpen ? `${frame.getBoundingClientRect().left - gutter.getBoundingClientRect().left}px` : '0px'
}

function spaceBetween(element: HTMLElement): string {
  const value = Number(readText(element, 'data-space-between-slides-value'))
  return value > 0 ? `${value}${readText(element, 'data-space-between-slides-unit') || 'px'}` : '0px'
}
