import { callNative } from '../browser/callNative'
import { foldPanels } from './foldPanels'
import { type Island, type IslandState, startLoading } from './island'
import type { LoadIsland } from './loadIsland'
import { pageLoaded } from './moments'
import { idle, waitFor } from './when'

export interface ScheduleOptions {
  readonly islands: () => readonly Island[]
  readonly loadIsland: LoadIsland
  /** Whether an element is or contains the target of the page's address. */
  readonly isInAddress: (element: Element) => boolean
}

/** Loads each island when it is due. */
export interface Schedule {
  /** Adds the islands that were found since the last call, and loads those that an early interaction started. */
  update(): void
  /**
   * Resolves when everything that was due so far has loaded. Call it once; islands that are due later are not counted.
   */
  firstLoads(): Promise<unknown>
  /** Loads the target of the page's address, which may be hidden until its block has mounted. */
  loadAddressed(): void
  /**
   * Loads the blocks that nobody has scrolled to, before they are printed, if the server's markup alone is not enough.
   * It is only in time for blocks whose code has already loaded, because another block of the same kind was in view.
   * Blocks with images are printed as served: what they measure would change when the images arrive.
   */
  loadPrinted(): void
}

export function scheduleIslands({ islands, loadIsland, isInAddress }: ScheduleOptions): Schedule {
  /** The last known state of each island. */
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
    // React does not run before the page has loaded, unless a visitor interacts with what it renders.
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
    loadAddressed: () =>
      islands()
        .filter(({ element }) => isInAddress(element))
        .forEach(start),
    loadPrinted: () => islands().filter(isForPaper).forEach(start),
  }
}

function isForPaper({ element, definition: { when = 'visible', notice } }: Island): boolean {
  return when === 'visible' && notice !== false && !callNative(element, 'querySelectorAll', 'img')[0]
}
