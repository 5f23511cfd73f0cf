/**
 * Remembers an element's content as the server sent it. Returns a function that restores it: the same nodes in the same
 * places, so that typed text, loaded images and playing videos are kept. In the meantime, an island may move the nodes
 * anywhere.
 */
export function keepMarkup(element: Element): () => void {
  const kept = new Map<Node, readonly ChildNode[]>()
  const keep = (node: Node) => {
    const children = [...node.childNodes]
    kept.set(node, children)
    for (const child of children) if (child.hasChildNodes()) keep(child)
  }
  keep(element)
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)

  return () => {
    for (const [node, children] of kept) {
      const isUntouched =
        node.childNodes.length === children.length && children.every((child, i) => child === node.childNodes[i])
      if (!isUntouched && node instanceof Element) node.replaceChildren(...children)
    }
    const served = new Map(attributes)
    for (const { name } of [...element.attributes]) if (!served.has(name)) element.removeAttribute(name)
    for (const [name, value] of served) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
