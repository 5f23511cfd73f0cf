import { parentOf } from '../browser/callNative'

/** Whether an element has been parsed completely. Before that, only a part of a block could be read. */
export function isParsed(element: Element): boolean {
  for (let node: Element | null = element; node; node = parentOf(node)) if (node.nextSibling) return true
  return document.readyState !== 'loading'
}
