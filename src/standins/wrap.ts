import { PageNode } from './PageNode'

/** What the vendor's library takes for a node: a selector, a node of the page or one that is wrapped. */
export type NodeLike = string | Node | Window | PageNode | null | undefined

const wrapped = new WeakMap<object, PageNode>()

/** The one wrapper of a node; null for none. */
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

/** What matches a selector below a node. One that is no CSS of today matches nothing, as an old browser had it. */
export function select(root: Node | Window, selector: string): Element[] {
  const parent = root instanceof Window ? root.document : root
  // The older selectors leave out the quotes where today's want them: `[href*=#]`.
  const quoted = selector.replace(/=([^"'\]]*[^\w"'\]-][^"'\]]*)\]/g, '="$1"]')
  // A selector may begin with the combinator of its root.
  const text = /^\s*[>+~]/.test(quoted) ? `:scope ${quoted}` : quoted
  try {
    return 'querySelectorAll' in parent ? [...(parent as ParentNode).querySelectorAll(text)] : []
  } catch {
    return []
  }
}
