/** A box in the document, in CSS pixels. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** The visible part of the document. */
export function viewport(): Region {
  const { clientWidth, clientHeight } = document.documentElement
  return regionAt(scrollX, scrollY, clientWidth, clientHeight)
}

/** The box of a node in the document. */
export function regionOf(node: Node | Window): Region {
  if (!(node instanceof Element)) return viewport()
  const { left, top, width, height } = node.getBoundingClientRect()
  return regionAt(left + scrollX, top + scrollY, width, height)
}

function regionAt(left: number, top: number, width: number, height: number): Region {
  return { left, top, width, height, right: left + width, bottom: top + height }
}
