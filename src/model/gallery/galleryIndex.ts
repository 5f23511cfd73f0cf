/** Forwards or backwards by one slide. */
export type Step = 1 | -1

/** Wraps an index into 0 to count-1; negative values count from the end (B4 Gallery). 0 if there are no items. */
export function wrapIndex(index: number, count: number): number {
  if (count < 1 || !Number.isFinite(index)) return 0
  return ((Math.trunc(index) % count) + count) % count
}

/** Any index but the current one, for random mode. `random` returns numbers from 0 up to 1. */
export function randomIndex(current: number, count: number, random: () => number = Math.random): number {
  if (count < 2) return 0
  return wrapIndex(current + 1 + Math.floor(random() * (count - 1)), count)
}
