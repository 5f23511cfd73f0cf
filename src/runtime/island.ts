import type { BlockDefinition, BlockModule } from './defineBlock'
import { showAsServed } from './early'

/** Where a block is on its way. `gone`: it left the page, or the runtime stopped; whatever arrives later is dropped. */
export type IslandState = 'waiting' | 'loading' | 'mounted' | 'skipped' | 'failed' | 'gone'

/** One block that was found on the page, from the moment it is found until it leaves. */
export interface Island {
  readonly element: HTMLElement
  readonly definition: BlockDefinition
  /** Changed by `enterState` only. */
  readonly state: IslandState
  /** Why it was skipped, or the message of its error. */
  readonly reason: string
  readonly error: Error | null
  /** Milliseconds of each step; absent where the step was not taken. */
  readonly times: { parse?: number; load?: number; mount?: number }
  /** The chunk and the props, between parse and mount. */
  ready: { readonly module: BlockModule<unknown>; readonly props: unknown } | null
  /** The first interaction that came too early; replayed once when the block is mounted. */
  interaction: { readonly event: Event; readonly control: HTMLElement } | null
  /** Loads everything again after a failure. */
  retry: () => void
  /** Takes back the room that was reserved for it. Of a block that stays as served, what became visible stays visible. */
  release: (isServed?: boolean) => void
  /** Cancels the wait, or unmounts. */
  undo: () => void
}

function nothing(): void {}

/** A block just found. */
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
 * Changes the state of an island, and what visitors see of it: the server's markup while it is skipped or failed, its early
 * look while it loads. Nothing else writes the state. Takes why, where it is skipped or failed.
 */
export function enterState(island: Island, state: IslandState, error: Error | null = null, reason = ''): void {
  const { element, definition } = island
  const isFailed = state === 'failed'
  if (definition.fallback === 'nothing' && (isFailed || island.state === 'failed')) element.hidden = isFailed
  Object.assign(island, { state, error, reason: error?.message ?? reason })
  if (state === 'loading' || state === 'gone') showAsServed(island, false)
  if (state === 'skipped' || (isFailed && !definition.keepsLook)) showAsServed(island, true)
}

/** Ends the wait of an island: it loads from now on. Returns whether it was waiting. */
export function startLoading(island: Island): boolean {
  if (island.state !== 'waiting') return false
  island.undo()
  enterState(island, 'loading')
  return true
}
