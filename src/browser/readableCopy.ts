/** A copy of an element without what a browser never shows as text: `noscript`, scripts and styles. */
export function readableCopy(element: Element): Element {
  const copy = element.cloneNode(true) as Element
  for (const unread of copy.querySelectorAll('noscript, script, style')) unread.remove()
  return copy
}
