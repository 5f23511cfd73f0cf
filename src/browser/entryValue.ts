import { isRecord } from '../model/text/json'

/**
 * A value that is kept in the page's history entry. Back, Forward and reload find it again, even if the page has to
 * load again; another visit to the same page does not.
 */
export function readEntryValue(name: string): unknown {
  return isRecord(history.state) ? history.state[name] : undefined
}

/** Keeps a value beside those of the host. Does nothing if the host's state is something other than named values. */
export function writeEntryValue(name: string, value: unknown): void {
  const state: unknown = history.state
  if (state !== null && !isRecord(state)) return
  try {
    history.replaceState({ ...state, [name]: value }, '')
  } catch {
    // Safari allows 100 changes in 30 seconds, and a page without an origin allows none. Back then finds nothing.
  }
}
