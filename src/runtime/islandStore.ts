import type { BlockDefinition } from './defineBlock'
import type { Found } from './find'
import { createIsland, enterState, type Island } from './island'

/** The islands of a page: at most one for each element and definition. */
export interface IslandStore {
  /** Returns new islands for the blocks that have none, if their element `isDue`. */
  add(found: readonly Found[], isDue: (element: Element) => boolean): Island[]
  /** The island of a block; a new one if it has none. */
  of(element: HTMLElement, definition: BlockDefinition): Island
  all(): Island[]
  /** Restores blocks as the server sent them, and removes their islands. */
  leaveWhere(isGone: (element: Element) => boolean): void
}

export function createIslandStore(): IslandStore {
  const islands = new Map<HTMLElement, Map<BlockDefinition, Island>>()
  const all = () => [...islands.values()].flatMap((own) => [...own.values()])
  const of = (element: HTMLElement, definition: BlockDefinition) => {
    const own = islands.get(element) ?? new Map<BlockDefinition, Island>()
    const island = own.get(definition) ?? createIsland(element, definition)
    islands.set(element, own.set(definition, island))
    return island
  }
  return {
    add: (found, isDue) =>
      found
        .filter(({ element, definition }) => !islands.get(element)?.has(definition) && isDue(element))
        .map(({ element, definition }) => of(element, definition)),
    of,
    all,
    leaveWhere(isGone) {
      const gone = all().filter(({ element }) => isGone(element))
      for (const { element } of gone) islands.delete(element)
      gone.reverse().forEach(leave) // if two have changed the same element, the first one knows its served state
    },
  }
}

function leave(island: Island): void {
  island.interaction = null
  enterState(island, 'gone')
  try {
    island.undo()
  } catch (error) {
    reportError(error) // an island that cannot be undone must not stop the others
  }
  island.release()
}
