import { oneContainment } from './focusMessages'
import { isTopModal, type Modal, pushModal } from './modality'
import { containsDeeply, focusedElement, tabbables } from './tabbables'

/** Which elements may have the focus. Set exactly one of the two. */
export interface Containment {
  /** Everything inside this element. */
  readonly container?: HTMLElement
  /**
   * Every element that it accepts. For dialogs on pages where a captcha or a payment window opens at the end of the
   * body (docs/decisions.md#29).
   */
  readonly predicate?: (element: HTMLElement) => boolean
}

interface Containing extends Modal {
  readonly inside: ParentNode
}

/**
 * Keeps the focus where it is allowed: Tab wraps around inside, and focus that leaves is moved back. The page behind
 * does not scroll. If several are active, only the latest applies. Returns a function that ends it. Throws a
 * `TypeError` unless it is given exactly one of container and predicate (B5 Validation rules).
 */
export function containFocus({ container, predicate }: Containment): () => void {
  if ((container === undefined) === (predicate === undefined)) {
    throw new TypeError(oneContainment)
  }
  const own: Containing = {
    inside: container ?? document,
    allows: predicate ?? ((element) => containsDeeply(container as HTMLElement, element)),
  }
  let last = focusedElement()
  let isPointing = false
  const rules = () => isTopModal(own)

  const onFocus = () => {
    const focused = focusedElement()
    if (!rules() || !focused || focused === document.body) return
    if (own.allows(focused)) last = focused
    else fetchBack(own, last, focused, isPointing)
  }
  const onKey = (event: KeyboardEvent) => {
    isPointing = false
    if (rules() && event.key === 'Tab' && !event.defaultPrevented) wrapAround(own, event)
  }
  const onPoint = () => {
    isPointing = true
  }

  // Focus that moves inside a shadow root dispatches no event on the document.
  const root = container?.getRootNode() ?? document
  const roots = root === document ? [document] : [document, root]
  const pop = pushModal(own)
  const released = new AbortController()
  // If this code fails to load, the page behind may scroll, and Back on phones leaves the page.
  import('./whileModal').then(
    ({ whileModal }) => whileModal(rules, released.signal),
    () => {},
  )
  for (const each of roots) each.addEventListener('focusin', onFocus)
  document.addEventListener('keydown', onKey)
  document.addEventListener('pointerdown', onPoint, true)
  return () => {
    pop()
    released.abort()
    for (const each of roots) each.removeEventListener('focusin', onFocus)
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('pointerdown', onPoint, true)
  }
}

function wrapAround(own: Containing, event: KeyboardEvent): void {
  const reachable = tabbables(own.inside).filter(own.allows)
  const [first] = reachable
  const last = reachable.at(-1)
  const focused = focusedElement()
  if (!first || !last) {
    event.preventDefault()
    return
  }
  // The focused element may not be tabbable, such as the dialog itself, so its position in the document counts.
  const isInside = focused !== null && own.allows(focused)
  if (isInside && reachable.some((one) => (event.shiftKey ? isBehind(focused, one) : isBehind(one, focused)))) return
  event.preventDefault()
  ;(event.shiftKey ? last : first).focus()
}

/**
 * Moves focus that has left back inside. After a click outside, it goes back to where it was. After Tab out of a frame,
 * it continues in Tab's direction.
 */
function fetchBack(own: Containing, last: HTMLElement | null, strayed: Node, isPointing: boolean): void {
  const reachable = tabbables(own.inside).filter(own.allows)
  const index = last ? reachable.indexOf(last) : -1
  if (isPointing && last?.isConnected && own.allows(last)) {
    last.focus()
  } else if (index < 0 || !last) {
    reachable[0]?.focus()
  } else {
    const step = isBehind(strayed, last) ? 1 : -1
    reachable[(index + step + reachable.length) % reachable.length]?.focus()
  }
}

/** Whether `node` follows `other` on the page. A node in a shadow root counts as being at its host. */
function isBehind(node: Node, other: Node): boolean {
  for (const one of withHosts(node)) {
    const beside = withHosts(other).find((each) => each.getRootNode() === one.getRootNode())
    if (beside) return Boolean(beside.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  }
  return false
}

/** The node and the hosts of the shadow roots it is in, from the inside out. */
function withHosts(node: Node): Node[] {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? [node, ...withHosts(root.host)] : [node]
}
