import { callNative, parentOf } from '../browser/callNative'

/** A CSS path that matches only this element: tag names with positions, starting at an id if that is unique. */
export function cssPath(element: Element): string {
  const steps: string[] = []
  for (let current: Element | null = element; current; current = parentOf(current)) {
    const own = callNative(current, 'getAttribute', 'id')
    const id = own && `#${CSS.escape(own)}`
    if (id && document.querySelectorAll(id).length === 1) return [id, ...steps].join(' > ')
    const parent = parentOf(current)
    const position = parent
      ? [...(Reflect.get(Element.prototype, 'children', parent) as HTMLCollection)].indexOf(current) + 1
      : 0
    const tag = current instanceof HTMLFormElement ? 'form' : CSS.escape(current.localName)
    steps.unshift(position > 0 ? `${tag}:nth-child(${position})` : tag)
  }
  return steps.join(' > ')
}
