import { texts } from './messages'

/**
 * The name that was probably meant, or null: the most similar one that differs by a few characters or only by hyphens,
 * or that starts with the word, if the word is long.
 */
export function suggest(word: string, names: readonly string[], mostEdits = editsFor(word)): string | null {
  const plain = plainly(word)
  let best: string | null = null
  let fewest = mostEdits + 1
  for (const name of names) {
    const isBeginning = mostEdits >= 3 && plainly(name).startsWith(plain)
    const edits = isBeginning ? mostEdits : editsBetween(plain, plainly(name))
    if (edits < fewest) {
      best = name
      fewest = edits
    }
  }
  return best
}

/** " Did you mean …?", or the list of known names. */
export function hint(word: string, names: readonly string[]): string {
  const name = suggest(word, names)
  return name === null ? texts.known(names) : texts.meant(name)
}

/** How many edits a word of this length may be away from a name. */
function editsFor(word: string): number {
  const { length } = plainly(word)
  return length < 3 ? 0 : length < 5 ? 1 : length < 12 ? 2 : 3
}

function plainly(name: string): string {
  return name.toLowerCase().replace(/^data-|[-_]/g, '')
}

/** The number of insertions, deletions, substitutions and swaps of adjacent characters. */
function editsBetween(one: string, other: string): number {
  let before: number[] = []
  let row = [...Array(other.length + 1).keys()].map((index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      next.push(i > 1 && j > 1 && isSwap ? Math.min(least, before[j - 2]! + 1) : least)
    }
    before = row
    row = next
  }
  return row[other.length]!
}
