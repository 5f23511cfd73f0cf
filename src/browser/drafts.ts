import { shared } from './shared'
import { sessionValues } from './storage'

const start = 'draft ' // the prefix of all draft keys, and of no other keys

/** The prefix of the keys of what `src/runtime/keepClicks.ts` has stored. */
export const keptClicksStart = 'clicks '

const open = () => shared('drafts', () => new Set<() => void>())

/** The key of the draft of one form on one page. */
export function draftKey(pagePath: string, formId: string, place: number): string {
  return `${start}${pagePath} ${formId}${place > 0 ? ` ${place}` : ''}`
}

/**
 * Calls `forget` when all drafts are deleted, so that no form saves its draft again. Returns a function that stops it.
 */
export function onForgetDrafts(forget: () => void): () => void {
  open().add(forget)
  return () => open().delete(forget)
}

/**
 * Deletes the drafts of this visit on logout, and the pages with clicks that are still to be read, because the next
 * visitor may be someone else.
 */
export function forgetDrafts(): void {
  for (const forget of open()) forget()
  for (const key of [start, keptClicksStart].flatMap(sessionValues.keys)) sessionValues.remove(key)
}
