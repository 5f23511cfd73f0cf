/** The median; 0 for no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return (low + high) / 2
}

/**
 * Measures several things in turns, so that a busy moment of the machine affects all of them, and returns the median
 * of each. The first round is a warm-up.
 */
export async function inTurns<Name extends string>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<number>,
): Promise<Record<Name, number>> {
  const taken = await takeInTurns(names, rounds, measure)
  return Object.fromEntries(names.map((name) => [name, median(taken[name])])) as Record<Name, number>
}

/** Does the same and returns every sample of each. */
export async function takeInTurns<Name extends string, Sample>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Sample>,
): Promise<Record<Name, Sample[]>> {
  // The object gets a list for every name.
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

/** Formats a number with three significant digits. */
export function readable(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
