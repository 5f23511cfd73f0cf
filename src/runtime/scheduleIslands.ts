import { foldPanels } from './foldPanels'
import { type Island, type IslandState, startLoading } from './island'
import type { LoadIsland } from './loadIsland'
import { pageLoaded } from './moments'
import { idle, waitFor } from './when'

export interface ScheduleOptions {
  readonly islands: () => readonly Island[]
  readonly loadIsland: LoadIsland
  /** Whether an element is or holds what the address names. */
  readonly isInAddress: (element: Element) => boolean
}

/** Loads each island when its moment comes. */
export interface Schedule {
  /** Adds the islands that were found since the last call, and loads those that an early interaction started. */
  update(): void
  /** Resolves when everything that was due so far has loaded. For one call; what is due later is not counted. */
  firstLoads(): Promise<unknown>
  /** Loads what the address leads to: it may be hidden until its block has mounted. */
  loadAddressed(): void
}

export function scheduleIslands({ islands, loadIsland, isInAddress }: ScheduleOptions): Schedule {
  /** The state in which each island was last seen. */
  const seen = new WeakMap<Island, IslandState>()
  let firstLoads: Promise<void>[] | null = []
  const loaded = pageLoaded()

  const start = (island: Island) => {
    if (startLoading(island)) follow(island)
  }

  const follow = (island: Island) => {
    if (seen.get(island) === island.state) return
    seen.set(island, island.state)
    if (island.state === 'loading') {
      const load = loadIsland(island)
      firstLoads?.push(load)
    } else if (island.state === 'waiting') {
      if (isInAddress(island.element)) start(island)
      else void wait(island)
    }
  }

  const wait = async (island: Island) => {
    const { when = 'visible', draws, panels } = island.definition
    // React does not run before the page has loaded, unless somebody interacts with what it draws.
    if (draws !== false && when !== 'now') await loaded
    if (island.state !== 'waiting') return
    const cancel = waitFor(when, island.element, () => start(island))
    if (island.state === 'waiting') island.undo = cancel
    if (!panels) return
    await loaded
    await idle()
    if (island.state !== 'waiting') return
    const unfold = foldPanels(island.element, panels)
    island.undo = () => {
      cancel()
      unfold()
    }
  }

  return {
    update: () => islands().forEach(follow),
    firstLoads() {
      const loads = firstLoads ?? []
      firstLoads = null
      return Promise.all(loads)
    },
    loadAddressed() {
      for (const island of islands()) if (isInAddress(island.element)) start(island)
    },
  }
}
