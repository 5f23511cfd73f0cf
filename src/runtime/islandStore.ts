import type { BlockDefinition } from './defineBlock'
import { createIsland, enterState, type Island } from './island'

/** The islands of a page: at most one for each element and definition. */
export interface IslandStore {
  has(element: HTMLElement, definition: BlockDefinition): boolean
  /** The island of a block; a new one if it has none. */
  of(element: HTMLElement, definition: BlockDefinition): Island
  all(): Island[]
  /** Leaves a block as the server sent it, and forgets it. */
  leave(island: Island): void
}

export function createIslandStore(): IslandStore {
  const islands = new Map<HTMLElement, Map<BlockDefinition, Island>>()
  return {
    has: (element, definition) => Boolean(islands.get(element)?.has(definition)),
    of(element, definition) {
      const own = islands.get(element) ?? new Map<BlockDefinition, Island>()
      const island = own.get(definition) ?? createIsland(element, definition)
      islands.set(element, own.set(definition, island))
      return island
    },
    all: () => [...islands.values()].flatMap((own) => [...own.values()]),
    leave(island) {
      const own = islands.get(island.element)
      own?.delete(island.definition)
      if (own?.size === 0) islands.delete(island.element)
      island.interaction = null
      enterState(island, 'gone')
      try {
        island.undo()
      } catch (error) {
        reportError(error) // one island that cannot be undone must not keep the others
      }
      island.release()
    },
  }
}
