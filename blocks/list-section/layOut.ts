import type { ElementChanges } from '../../src/browser/elementChanges'
import { readInteger, readText } from '../../src/runtime/attributes'
import { messages } from './messages'
import type { ListSectionProps } from './props'

/**
 * Makes a scrolling row of the items, with the columns and spaces that the template has for them. Returns a function
 * that measures it, to be called when the section has its size.
 */
export function layOut({ element, list, items, gutter }: ListSectionProps, changes: ElementChanges): () => void {
  const isCarousel = element.classList.contains('user-items-list-carousel')
  changes.classed(element, 'skerry-list-section', true)
  changes.classed(element, 'skerry-list-arrows', element.querySelector('.desktop-arrows') !== null)
  changes.classed(list, 'skerry-list-row', true)
  // The W3C carousel pattern. It keeps galleries from moving on the arrow keys that scroll the row.
  changes.attribute(gutter, 'role', gutter.getAttribute('role') || 'group')
  changes.attribute(gutter, 'aria-roledescription', messages.carousel)
  changes.attribute(gutter, 'aria-label', gutter.getAttribute('aria-label') || messages.name)
  // Not all browsers make a scroll container focusable.
  changes.attribute(list, 'tabindex', 0)
  changes.styles(list, {
    '--skerry-list-columns': String(readInteger(element, 'data-max-columns', 1)),
    '--skerry-list-gap': spaceBetween(element),
    // How much of the next item is seen. The templates' style sheet has 40 px for carousels.
    '--skerry-list-peek': list.style.paddingRight || (isCarousel ? '40px' : '0px'),
    '--skerry-list-beside': besideRow(list, gutter),
  })
  // Of a page that was saved after the template's script had run. Other items are not recorded: it may come yet.
  for (const item of items) if (item.hasAttribute('aria-hidden')) changes.attribute(item, 'aria-hidden', null)
  return () => {
    changes.style(list, '--skerry-list-beside', besideRow(list, gutter))
    // A scrollbar moves nothing: what follows keeps its place below the items.
    changes.style(list, 'margin-bottom', null)
    const barPx = list.offsetHeight - list.clientHeight
    if (barPx > 0) changes.style(list, 'margin-bottom', `${-barPx}px`)
  }
}

/** The space on each side of the row where the template shows the items beside it. */
function besideRow({ parentElement: frame }: HTMLElement, gutter: HTMLElement): string {
  const isOpen = frame !== null && getComputedStyle(frame).overflowX === 'visible'
  return isOpen ? `${frame.getBoundingClientRect().left - gutter.getBoundingClientRect().left}px` : '0px'
}

function spaceBetween(element: HTMLElement): string {
  const value = Number(readText(element, 'data-space-between-slides-value'))
  return value > 0 ? `${value}${readText(element, 'data-space-between-slides-unit') || 'px'}` : '0px'
}
