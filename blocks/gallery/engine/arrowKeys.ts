import type { Step } from '../../../src/model/gallery/galleryIndex'
import { isBehindModal } from '../../../src/ui/modality'

const takesArrows =
  'input, textarea, select, audio, video, dialog, [contenteditable]:not([contenteditable="false"]), [aria-modal="true"], ' +
  '[role="slider"], [role="tab"], [role="menuitem"], [role="option"], [role="radio"], [role="treeitem"], [role="spinbutton"], ' +
  '[role="application"], .skerry-map-service'

/**
 * Listens for the left and right arrow keys, which are swapped in right-to-left text (B4 Gallery). Ignores them while
 * the visitor types or uses another control, while the gallery is outside the viewport or in a closed panel, and behind
 * a lightbox or a dialog. Returns a function that stops listening.
 */
export function listenForArrows(element: HTMLElement, step: (step: Step) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight' // 37 and 39
    if (!isArrow || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (isTaken(event, element) || isBehindModal(element) || !isInViewport(element)) return
    // While a scrolling row has the focus, go to the next slide instead of scrolling a little.
    if (event.target instanceof Node && element.contains(event.target)) event.preventDefault()
    const isRtl = getComputedStyle(element).direction === 'rtl'
    step((event.key === 'ArrowRight') === isRtl ? -1 : 1)
  }
  const { ownerDocument: page } = element
  page.addEventListener('keydown', onKey)
  return () => page.removeEventListener('keydown', onKey)
}

function isTaken(event: KeyboardEvent, element: HTMLElement): boolean {
  const path = event.composedPath().filter((node) => node instanceof Element) // also inside shadow roots
  if (path.some((node) => node.matches(takesArrows))) return true
  const carousel = path.find((node) => node.matches('[aria-roledescription]')) // or a slide of one, in any language
  return carousel !== undefined && !element.contains(carousel)
}

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > 0 && bottom > top && right > 0 && top < innerHeight && left < innerWidth
}
