/** A parent that can move a node without removing it from the document. Not all browsers support this. */
type Moving = Element & { moveBefore?(node: Node, child: Node | null): void }

/**
 * Puts children in order, before all others. Nodes that are already in position are not moved, so that videos keep
 * playing.
 */
export function arrange(parent: Moving, wanted: readonly Element[]): void {
  let place = parent.firstElementChild
  for (const child of wanted) {
    if (child === place) {
      place = place.nextElementSibling
      continue
    }
    if (child.parentNode === parent && parent.moveBefore) parent.moveBefore(child, place)
    else parent.insertBefore(child, place)
  }
}
