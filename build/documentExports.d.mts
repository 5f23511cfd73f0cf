/** Declares each value of the index on its own, with the comment of the interface. */
export function documentExports(index: string, skerry: string): string
