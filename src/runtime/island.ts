import type { BlockDefinition, BlockModule } from './defineBlock'

/** Where a block is on its way; `inspect()` shows it. */
export type IslandState = 'waiting' | 'loading' | 'mounted' | 'skipped' | 'failed'

/** One block that was found on the page, from the moment it is found until it leaves. */
export interface Island {
  readonly element: HTMLElement
  readonly definition: BlockDefinition
  state: IslandState
  /** Why it was skipped, or the message of its error. */
  reason: string
  error: Error | null
  /** Milliseconds of each step; null where the step was not taken. */
  readonly times: { parse: number | null; load: number | null; mount: number | null }
  /** The chunk and the props, between parse and mount. */
  ready: { readonly module: BlockModule<unknown>; readonly props: unknown } | null
  /** The first touch that came too early; done once when the block is mounted. */
  interaction: { readonly event: Event; readonly control: HTMLElement } | null
  /** Asks for everything again after a failure. */
  retry: () => void
  /** Takes back the room that was reserved for it. Of a block that stays as served, what became visible stays visible. */
  release: (isServed?: boolean) => void
  /** Cancels the wait, or unmounts. */
  undo: () => void
  /** False once the element left or the runtime stopped: an answer that comes later is dropped. */
  isWanted: boolean
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
    times: { parse: null, load: null, mount: null },
    ready: null,
    interaction: null,
    retry: nothing,
    release: nothing,
    undo: nothing,
    isWanted: true,
  }
}
