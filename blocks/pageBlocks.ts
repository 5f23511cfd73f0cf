import type { PageBlockDefinition } from '../src/runtime/definePageBlock'

/** The registry of blocks that page settings enable, whatever the markup. Loads with the page tasks, not the entry. */
export const pageBlocks: readonly PageBlockDefinition[] = []
