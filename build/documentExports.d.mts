/** Declares each value of the index separately, with the comment from the interface. */
export function documentExports(index: string, skerry: string): string
