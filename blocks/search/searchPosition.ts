import { readEntryValue, writeEntryValue } from '../../src/browser/entryValue'
import { isRecord } from '../../src/model/text/json'

const name = 'skerrySearch'

/** Where a visitor is in the results. */
export interface SearchPosition {
  /** How many pages of results are shown. */
  readonly pages: number
  /** The scroll position when a result was opened; 0 if none was. */
  readonly top: number
}

/** The position in the page's history entry, which Back restores. */
export function readPosition(): SearchPosition {
  const kept = readEntryValue(name)
  const { pages, top } = isRecord(kept) ? kept : {}
  return { pages: Number(pages) || 1, top: Number(top) || 0 }
}

export function keepPosition(position: SearchPosition): void {
  writeEntryValue(name, position)
}

/**
 * Scrolls back to the visitor's position. Browsers try this too, but before there are results. Does not scroll while
 * the visitor is typing.
 */
export function returnTo({ top }: SearchPosition): void {
  if (top && document.activeElement === document.body) scrollTo({ top, behavior: 'instant' })
}
