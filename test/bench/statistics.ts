/** The middle of some numbers; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return (low + high) / 2
}

/**
 * Measures several things in turns, so that a busy moment of the machine hits all of them, and gives the median of each.
 * The first round only warms up.
 */
export async function inTurns<Name extends string>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<number>,
): Promise<Record<Name, number>> {
  const taken = await takeInTurns(names, rounds, measure)
  return Object.fromEntries(names.map((name) => [name, median(taken[name])])) as Record<Name, number>
}

/** The same with every sample of each. */
export async function takeInTurns<Name extends string, Sample>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Sample>,
): Promise<Record<Name, Sample[]>> {
  // Every name is given its list at once.
  const taken = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>
  for (let round = 0; round <= rounds; round++) {
    const order = round % 2 === 0 ? names : [...names].reverse()
    for (const name of order) {
      const sample = await measure(name)
      if (round > 0) taken[name].push(sample)
    }
  }
  return taken
}

/** A number in three digits, for people. */
export function readable(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
