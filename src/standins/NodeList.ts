import { type Handle, joinHandles } from './listen'
import { PageNode } from './PageNode'
import { type NodeLike, select, wrap } from './wrap'

type Each = (this: unknown, node: PageNode, index: number, list: PageNodes) => unknown

/** Several nodes. Each method of a node is also a method of the list. */
export class PageNodes {
  readonly _nodes: PageNode[]

  constructor(nodes: NodeLike | Iterable<NodeLike> = []) {
    this._nodes = listOf(nodes).flatMap((node) => wrap(node) ?? [])
  }

  size(): number {
    return this._nodes.length
  }

  isEmpty(): boolean {
    return this._nodes.length === 0
  }

  item(index: number): PageNode | null {
    return this._nodes[index] ?? null
  }

  each(run: Each, context?: unknown): this {
    this._nodes.forEach((node, index) => void run.call(context ?? node, node, index, this))
    return this
  }

  some(test: Each, context?: unknown): boolean {
    return this._nodes.some((node, index) => test.call(context ?? node, node, index, this))
  }

  /** As in YUI: a list if the property is a node, such as `parentNode`, else the values. */
  get(name: string): unknown {
    const values = this._nodes.map((node) => node.get(name))
    return values[0] instanceof PageNode ? new PageNodes(values.filter((one) => one instanceof PageNode)) : values
  }

  filter(test: string | Each): PageNodes {
    return new PageNodes(
      this._nodes.filter((node, index) =>
        typeof test === 'string' ? node.test(test) : test.call(node, node, index, this),
      ),
    )
  }

  indexOf(node: NodeLike): number {
    return this._nodes.indexOf(wrap(node) as PageNode)
  }

  slice(from?: number, to?: number): PageNodes {
    return new PageNodes(this._nodes.slice(from, to))
  }

  concat(...more: Iterable<NodeLike>[]): PageNodes {
    return new PageNodes([...this._nodes, ...more.flatMap((list) => [...list])])
  }

  push(...nodes: NodeLike[]): number {
    return this._nodes.push(...nodes.flatMap((node) => wrap(node) ?? []))
  }

  shift(): PageNode | null {
    return this._nodes.shift() ?? null
  }

  pop(): PageNode | null {
    return this._nodes.pop() ?? null
  }

  odd(): PageNodes {
    return this.filter((_, index) => index % 2 === 1)
  }

  even(): PageNodes {
    return this.filter((_, index) => index % 2 === 0)
  }

  refresh(): this {
    return this
  }

  toArray(): PageNode[] {
    return [...this._nodes]
  }

  getDOMNodes(): unknown[] {
    return this._nodes.map(({ _node }) => _node)
  }

  [Symbol.iterator](): Iterator<PageNode> {
    return this._nodes[Symbol.iterator]()
  }
}

/** All nodes that match a selector, in the document or inside a node. */
export function all(nodes: NodeLike | Iterable<NodeLike>, root: Node | Window = document): PageNodes {
  return new PageNodes(typeof nodes === 'string' && !/^(window|document)$/.test(nodes) ? select(root, nodes) : nodes)
}

function listOf(nodes: NodeLike | Iterable<NodeLike>): NodeLike[] {
  if (!nodes) return []
  if (typeof nodes === 'string') return nodes === 'window' ? [window] : select(document, nodes)
  return Symbol.iterator in nodes ? [...nodes] : [nodes]
}

type Method = (this: PageNode, ...args: never[]) => unknown

const subscribing = ['on', 'once', 'after', 'delegate']

/**
 * Gives lists the methods of nodes. Each returns what the nodes return, or the list if all return nothing or
 * themselves. Those that listen return one handle for all nodes.
 */
export function shareMethods(): void {
  const lists = PageNodes.prototype as unknown as { [name: string]: unknown }
  for (const name of Object.getOwnPropertyNames(PageNode.prototype)) {
    if (name in lists) continue
    lists[name] = function (this: PageNodes, ...args: never[]): unknown {
      const answers = this._nodes.map((node) => (node[name as keyof PageNode] as Method).apply(node, args))
      if (subscribing.includes(name)) return joinHandles(answers as Handle[])
      return answers.some((answer, i) => answer !== undefined && answer !== this._nodes[i]) ? answers : this
    }
  }
}
