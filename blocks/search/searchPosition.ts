import { readEntryValue, writeEntryValue } from '../../src/browser/entryValue'
import { isRecord } from '../../src/model/text/json'

const name = 'skerrySearch'

/** Where a visitor is in the results. */
export interface SearchPosition {
  /** How many pages of them are shown. */
  readonly pages: number
  /** How far the page was scrolled when a result was opened; 0 if none was. */
  readonly top: number
}

/** The position in the page's history entry, to which Back returns. */
export function readPosition(): SearchPosition {
  const kept = readEntryValue(name)
  const { pages, top } = isRecord(kept) ? kept : {}
  return { pages: Number(pages) || 1, top: Number(top) || 0 }
}

export function keepPosition(position: SearchPosition): void {
  writeEntryValue(name, position)
}

/** Scrolls to where the visitor was; browsers do that before there are results. Nothing moves while somebody types. */
export function returnTo({ top }: SearchPosition): void {
  if (top && document.activeElement === document.body) scrollTo({ top, behavior: 'instant' })
}
