import { recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { barsChanged, cartPillRoom } from '../../src/ui/bars'
import { focusedElement } from '../../src/ui/tabbables'

type Edge = 'top' | 'bottom'

const opposite = { top: 'bottom', bottom: 'top' } as const

/**
 * Keeps the banner from covering the focused element. The browser scrolls the element out from behind the banner. If it
 * cannot scroll that far, for example at the end of the page, the banner moves to the other edge of the window for that
 * time. Returns a function that undoes it.
 */
export function standClear(host: HTMLElement, box: HTMLElement): () => void {
  const changes = recordChanges()
  const root = document.documentElement
  const home: Edge = box.classList.contains('at-top') ? 'top' : 'bottom'
  const own = { top: ownPadding('top'), bottom: ownPadding('bottom') }
  let edge = home

  const keepRoom = () => {
    const room = box.offsetHeight + Number.parseFloat(getComputedStyle(box)[edge])
    changes.style(root, `scroll-padding-${opposite[edge]}`, null)
    const pill = edge === 'bottom' ? `, var(${cartPillRoom}, 0px)` : ''
    changes.style(root, `scroll-padding-${edge}`, `max(${own[edge]}, ${Math.ceil(room)}px${pill})`)
    document.dispatchEvent(new Event(barsChanged))
  }
  const standAt = (next: Edge) => {
    if (next === edge) return
    edge = next
    box.classList.toggle('at-top', edge === 'top')
    box.classList.toggle('at-bottom', edge === 'bottom')
  }
  const clear = () => {
    const focused = focusedElement()
    if (!focused || focused.getRootNode() === host.shadowRoot) return
    const before = edge
    standAt(home)
    if (focused.matches(':focus-visible') && isBehind(focused, box)) {
      standAt(opposite[home])
      if (isBehind(focused, box)) standAt(home)
    }
    if (edge !== before) keepRoom()
  }

  changes.onUndo(watchSize(box, keepRoom))
  changes.listen(box, 'animationend', keepRoom)
  // Wait until the browser has scrolled to it.
  changes.listen(document, 'focusin', () => requestAnimationFrame(() => changes.signal.aborted || clear()))
  changes.listen(document, 'scrollend', clear, { capture: true })
  return changes.undo

  function ownPadding(side: Edge): string {
    const value = getComputedStyle(root).getPropertyValue(`scroll-padding-${side}`)
    return !value || value === 'auto' ? '0px' : value
  }
}

/** Whether at least half of an element is behind the box. */
function isBehind(element: Element, box: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
  const width = Math.min(inner.right, outer.right) - Math.max(inner.left, outer.left)
  const height = Math.min(inner.bottom, outer.bottom) - Math.max(inner.top, outer.top)
  return width > 0 && height > 0 && width * height * 2 >= inner.width * inner.height
}
