/** The name with the smallest edit distance to `word`; null if none is close enough to be a likely typo. */
export function nearest(word: string, names: readonly string[]): string | null {
  let best: string | null = null
  let fewest = Math.max(2, Math.floor(word.length / 2))
  for (const name of names) {
    const edits = editsBetween(word.toLowerCase(), name.toLowerCase())
    if (edits <= fewest && (best === null || edits < fewest)) {
      best = name
      fewest = edits
    }
  }
  return best
}

function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap))
    }
    row = next
  }
  return row[b.length] ?? 0
}
