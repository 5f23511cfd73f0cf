import { atStop } from '../browser/atStop'
import { shared } from '../browser/shared'
import { focusedElement, isTabbable, tabbables } from './tabbables'

interface Step {
  readonly node: Element
  readonly next: Element | null
  readonly previous: Element | null
}

interface FocusToReturn {
  /** Default: the focused element. */
  readonly opener?: HTMLElement | null
  /** Whether the page keeps its scroll position. */
  readonly preventScroll?: boolean
}

/**
 * Remembers the focused element. Returns a function that focuses it again or, if it has been removed, hidden or
 * disabled, its neighbour: the element after it, the one before it, or one in the closest ancestor that is left (the
 * next row of a list, after a row was removed). It does the same if the element is removed later while it has the
 * focus, because code that removes a row only learns a dialog's outcome after the dialog has closed. The function
 * returns whether an element took the focus. If `isOurs` rejects the focused element by then, it does nothing and
 * returns `true`.
 */
export function rememberFocus({
  opener = focusedElement(),
  preventScroll = false,
}: FocusToReturn = {}): (isOurs?: (focused: Element) => boolean) => boolean {
  const path = pathOf(opener)
  const focusFirst = (elements: Iterable<HTMLElement>) => {
    for (const element of elements) if (takesFocus(element, preventScroll)) return true
    return false
  }
  return (isOurs = () => false) => {
    const focused = focusedElement()
    if (focused && focused !== document.body && !isOurs(focused)) return true
    if (!opener || opener === document.body) return false
    if (!takesFocus(opener, preventScroll)) return focusFirst(neighbours(path))
    whenRemoved(opener, () => focusFirst(neighbours(path)))
    return true
  }
}

const watched = () =>
  shared('watchedOpener', () => {
    const observer: { stop?: () => void } = {}
    atStop(() => observer.stop?.())
    return observer
  })

/** Calls `listener` if the element is removed while it has the focus. Only one element is watched at a time. */
function whenRemoved(element: HTMLElement, listener: () => void): void {
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    const focused = focusedElement()
    if (!focused || focused === document.body) listener()
  })
  // Some browsers also dispatch `blur` just before the element is removed.
  const onBlur = () => queueMicrotask(() => element.isConnected && stop())
  const stop = () => {
    observer.disconnect()
    element.removeEventListener('blur', onBlur)
  }
  watched().stop?.()
  watched().stop = stop
  observer.observe(element.getRootNode(), { childList: true, subtree: true })
  element.addEventListener('blur', onBlur)
}

function pathOf(opener: Element | null): Step[] {
  const path: Step[] = []
  for (let node = opener; node && node !== document.body; node = parentOf(node)) {
    path.push({ node, next: node.nextElementSibling, previous: node.previousElementSibling })
  }
  return path
}

function* neighbours(path: readonly Step[]): Generator<HTMLElement> {
  let below: Step | undefined
  for (const step of path) {
    if (below && step.node.isConnected) {
      yield* reachableIn(below.next)
      yield* reachableIn(below.previous).reverse()
      yield* reachableIn(step.node)
    }
    below = step
  }
}

function reachableIn(element: Element | null): HTMLElement[] {
  if (!element?.isConnected) return []
  return isTabbable(element) ? [element, ...tabbables(element)] : tabbables(element)
}

/** Focuses an element. Returns whether it took the focus. */
export function takesFocus(element: HTMLElement, preventScroll = false): boolean {
  element.focus({ preventScroll })
  return focusedElement() === element
}

/** The parent, also across a shadow root, but not out of the overlay: its opener remembers the focus on the page. */
function parentOf(element: Element): HTMLElement | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot && !root.host.hasAttribute('data-skerry-overlay')
    ? (root.host as HTMLElement)
    : null
}
