import type { PageBlockDefinition } from '../src/runtime/definePageBlock'

/** The registry of what page settings ask for, whatever the markup. It comes with the second half, not in the entry. */
export const pageBlocks: readonly PageBlockDefinition[] = []
