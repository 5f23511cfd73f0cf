const candidates =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]'

/**
 * All elements inside `root` that the Tab key reaches, in document order, including open shadow roots. If a radio
 * button of a group is checked, only that one.
 */
export function tabbables(root: ParentNode): HTMLElement[] {
  const found: HTMLElement[] = []
  for (const element of root.querySelectorAll('*')) {
    if (isTabbable(element)) found.push(element)
    if (element.shadowRoot && !element.closest('[inert]')) found.push(...tabbables(element.shadowRoot))
  }
  return found
}

/** Whether the Tab key reaches an element. */
export function isTabbable(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.matches(candidates)) return false
  // In Chromium, the `tabIndex` of editable text is -1, although Tab reaches it.
  const isTabStop = element.tabIndex >= 0 || (element.isContentEditable && !element.hasAttribute('tabindex'))
  if (!isTabStop || element.matches(':disabled, [inert], [inert] *, input[type="hidden"]')) return false
  if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked && hasChosen(element))
    return false
  // An area of an image is reached although it has no box.
  return element.localName === 'area' || (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
}

/** The element that has the focus, also inside open shadow roots. */
export function focusedElement(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement ? focused : null
}

/** Whether `inner` is inside `outer`, also across shadow roots. */
export function containsDeeply(outer: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true
  return false
}

/**
 * Whether a response that belongs to `root` may move the focus: only if the focus is inside `root`, hidden or nowhere.
 * Otherwise, the visitor has started something else while waiting.
 */
export function mayMoveFocus(root: Node): boolean {
  const focused = focusedElement()
  if (!focused || focused === document.body || containsDeeply(root, focused)) return true
  return focused.checkVisibility?.({ visibilityProperty: true }) === false
}

/** Whether another radio button of the same group is checked. */
function hasChosen(radio: HTMLInputElement): boolean {
  const { name, form } = radio
  if (!name) return false
  const root = radio.getRootNode() as ParentNode
  const others = root.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(name)}"]`)
  return [...others].some((other) => other.checked && other.form === form)
}

function parentOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode
}
