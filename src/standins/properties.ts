import { PageNodes } from './NodeList'
import { regionOf, viewport } from './region'
import { wrap } from './wrap'

type Properties = { [name: string]: unknown }

/** Properties that the vendor's library adds to every node. */
const added: { readonly [name: string]: (node: Node | Window) => unknown } = {
  winWidth: () => document.documentElement.clientWidth,
  winHeight: () => document.documentElement.clientHeight,
  docWidth: () => document.documentElement.scrollWidth,
  docHeight: () => document.documentElement.scrollHeight,
  docScrollX: () => scrollX,
  docScrollY: () => scrollY,
  viewportRegion: viewport,
  region: regionOf,
  text: (node) => (node as Node).textContent,
}

/** Reads a property of a node, such as `id` or `parentNode.id`. Nodes are wrapped. */
export function readProperty(node: Node | Window, path: string): unknown {
  if (Object.hasOwn(added, path)) return added[path]?.(node)
  const value = path.split('.').reduce<unknown>((at, name) => (at as Properties | null)?.[name], node)
  if (value instanceof Node || value instanceof Window) return wrap(value)
  const isList = value instanceof HTMLCollection || value instanceof NodeList
  return isList ? new PageNodes([...value].filter((one) => one instanceof Element)) : value
}

/** Sets a property of a node. */
export function writeProperty(node: Node | Window, name: string, value: unknown): void {
  if (name === 'text') (node as Node).textContent = String(value)
  else if (node instanceof Window && name === 'scrollTop') node.scrollTo(scrollX, Number(value))
  else (node as unknown as Properties)[name] = value
}
