import type { Island } from './island'

/** Lets an island that leaves the page undo this before what was done to it earlier. */
export function undoFirst(island: Island, act: () => void): void {
  const { undo } = island
  island.undo = () => {
    act()
    undo()
  }
}
