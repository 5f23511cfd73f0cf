const candidates =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]'

/** Everything inside that the Tab key reaches, in the order of the document, open shadow roots included. */
export function tabbables(root: ParentNode): HTMLElement[] {
  const found: HTMLElement[] = []
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(candidates) && isTabbable(element)) found.push(element)
    if (element.shadowRoot) found.push(...tabbables(element.shadowRoot))
  }
  return found
}

/** The element that has the focus, looked up through open shadow roots. */
export function focusedElement(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement ? focused : null
}

/** Whether `inner` lies in `outer`, also across the borders of shadow roots. */
export function containsDeeply(outer: Node, inner: Node): boolean {
  for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true
  return false
}

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled, [inert], [inert] *, input[type="hidden"]')) return false
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

function parentOf(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode
}
