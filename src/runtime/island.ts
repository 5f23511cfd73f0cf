import type { BlockDefinition, BlockModule } from './defineBlock'
import { type EarlyBlock, showAsServed } from './early'

/** The state of a block. `gone`: it left the page, or the runtime stopped; results that arrive later are ignored. */
export type IslandState = 'waiting' | 'loading' | 'mounted' | 'skipped' | 'failed' | 'gone'

/** One block on the page, from when it is found until it is removed. */
export interface Island extends EarlyBlock {
  /** Only `enterState` changes it. */
  readonly state: IslandState
  /** Why it was skipped, or the message of its error. */
  readonly reason: string
  readonly error: Error | null
  /** The duration of each step in milliseconds; absent if the step was not taken. */
  readonly times: { parse?: number; load?: number; mount?: number }
  /** The chunk and the props, between parse and mount. */
  ready: { readonly module: BlockModule<unknown>; readonly props: unknown } | null
  /** What the visitor did before the block was ready. Replayed when it is mounted. */
  interaction: EarlyInteraction | null
  /** Loads everything again after a failure. */
  retry: () => void
  /** Cancels the wait, or unmounts the block. */
  undo: () => void
}

/** An interaction that waits for the code of its block: the first one, and a log of all. */
export interface EarlyInteraction extends Omit<Press, 'states'> {
  /**
   * In order: the interactions, and the controls that have changed in between. Empty if the code has failed to load
   * since.
   */
  log: (Press | Element)[]
  /** The key under which session storage has a copy while the page is hidden. */
  key?: string
  /** Whether it is being replayed, so that what it changes is not a choice of the visitor. */
  isReplayed?: boolean
}

/** A click, key or submission on a control. */
export interface Press {
  readonly event: Event
  readonly control: HTMLElement
  /** The states at that time of the page's controls with which visitors choose (see `stateOf` in `keepClicks.ts`). */
  readonly states: ReadonlyMap<Element, unknown>
}

function nothing(): void {}

/** Creates the island of a new block. */
export function createIsland(element: HTMLElement, definition: BlockDefinition): Island {
  return {
    element,
    definition,
    state: 'waiting',
    reason: '',
    error: null,
    times: {},
    ready: null,
    interaction: null,
    retry: nothing,
    release: nothing,
    undo: nothing,
  }
}

/**
 * Changes the state of an island, and what visitors see: the server's markup while it is skipped or failed, its early
 * look while it loads. Nothing else writes the state. Takes the error or reason, if it is skipped or failed.
 */
export function enterState(island: Island, state: IslandState, error: Error | null = null, reason = ''): void {
  const { definition } = island
  // A block that was mounted may be in use, so it keeps its look while a part of its code is missing.
  const keepsLook = definition.keepsLook || (island.times.mount !== undefined && error?.name === 'ChunkLoadError')
  Object.assign(island, { state, error, reason: error?.message ?? reason })
  if (state === 'loading' || state === 'gone') showAsServed(island, false)
  if (state === 'skipped' || (state === 'failed' && !keepsLook)) showAsServed(island, true)
}

/** Ends the wait of an island and starts loading. Returns whether it was waiting. */
export function startLoading(island: Island): boolean {
  if (island.state !== 'waiting') return false
  island.undo()
  enterState(island, 'loading')
  return true
}
