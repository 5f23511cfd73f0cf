/** A generator of numbers between 0 and 1. */
export type Random = () => number

/** Creates a generator seeded by a name: the same name gives the same numbers. */
export function randomOf(name: string): Random {
  let state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number between two others. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

/** Calls `make` for each index below `count` and returns the results. */
export function times<Thing>(count: number, make: (index: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
