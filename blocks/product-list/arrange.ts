/** A parent that can move a node without taking it out of the document, which some browsers have. */
type Moving = Element & { moveBefore?(node: Node, child: Node | null): void }

/** Puts children into an order, before all others. Nodes in their place stay, so that their videos go on. */
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
