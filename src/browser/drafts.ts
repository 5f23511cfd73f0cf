import { shared } from './shared'
import { sessionValues } from './storage'

const start = 'draft ' // every key of a draft begins so, and none of anything else

const open = () => shared('drafts', () => new Set<() => void>())

/** The key of what was begun in one form of one page and not sent yet. */
export function draftKey(pagePath: string, formId: string, place: number): string {
  return `${start}${pagePath} ${formId}${place > 0 ? ` ${place}` : ''}`
}

/** Calls `forget` when all drafts are to be forgotten, so that no form writes its own anew; returns what stops it. */
export function onForgetDrafts(forget: () => void): () => void {
  open().add(forget)
  return () => open().delete(forget)
}

/** Forgets what was begun in the forms of this visit: whoever comes next is somebody else. For every logout. */
export function forgetDrafts(): void {
  for (const forget of open()) forget()
  for (const key of sessionValues.keys(start)) sessionValues.remove(key)
}
