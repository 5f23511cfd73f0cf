import type { Island } from './island'

/** Makes an island that leaves the page call `act` before it undoes earlier changes. */
export function undoFirst(island: Island, act: () => void): void {
  const { undo } = island
  island.undo = () => {
    act()
    undo()
  }
}
