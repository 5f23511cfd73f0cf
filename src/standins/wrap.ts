import { PageNode } from './PageNode'

/** Anything that the vendor's library accepts as a node: a selector, a node of the page or a wrapped one. */
export type NodeLike = string | Node | Window | PageNode | null | undefined

const wrapped = new WeakMap<object, PageNode>()

/** The wrapper of a node, always the same object; `null` for none. */
export function wrap(node: NodeLike): PageNode | null {
  const bare = unwrap(node)
  if (!bare) return null
  const known = wrapped.get(bare) ?? new PageNode(bare)
  wrapped.set(bare, known)
  return known
}

/** The node itself; a selector is looked up in the document. */
export function unwrap(node: NodeLike): Node | Window | null {
  if (typeof node === 'string') return find(node)
  return node instanceof PageNode ? node._node : (node ?? null)
}

function find(selector: string): Node | Window | null {
  if (selector === 'window') return window
  if (selector === 'document') return document
  return select(document, selector)[0] ?? null
}

/** The elements inside a node that match a selector. A selector that is invalid in current CSS matches nothing. */
export function select(root: Node | Window, selector: string): Element[] {
  const parent = root instanceof Window ? root.document : root
  const quoted = quote(selector)
  // A selector may begin with a combinator.
  const text = /^\s*[>+~]/.test(quoted) ? `:scope ${quoted}` : quoted
  try {
    return 'querySelectorAll' in parent ? [...(parent as ParentNode).querySelectorAll(text)] : []
  } catch {
    return []
  }
}

/** Whether a node is an element that matches a selector; false if that is invalid in current CSS. */
export function isMatch(node: Node | Window, selector: string): boolean {
  try {
    return node instanceof Element && node.matches(quote(selector))
  } catch {
    return false
  }
}

/** Old selectors omit quotes that are required today: `[href*=#]`. */
function quote(selector: string): string {
  return selector.replace(/=([^"'\]]*[^\w"'\]-][^"'\]]*)\]/g, '="$1"]')
}
