const basisPoints = 10_000n

/**
 * A share of an amount, rounded once, half up. Uses BigInt, because the largest cart times a rate exceeds 2^53
 * (docs/decisions.md#18).
 */
export function shareOf(cents: number, rateBasisPoints: number): number {
  return Number((BigInt(cents) * BigInt(rateBasisPoints) * 2n + basisPoints) / (basisPoints * 2n))
}

/**
 * Splits an amount in proportion to weights, by the largest remainder: the parts are whole numbers whose sum is exactly
 * the amount. Among equal remainders, the first part gets the cent. All parts are 0 if all weights are.
 */
export function allocate(cents: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(cents) * BigInt(weight)
    return { index, whole: Number(exact / total), remainder: exact % total }
  })
  let left = cents - shares.reduce((sum, { whole }) => sum + whole, 0)
  const parts = shares.map(({ whole }) => whole)
  for (const { index } of [...shares].sort((a, b) =>
    a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : 0,
  )) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left--
  }
  return parts
}
