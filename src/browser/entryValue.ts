import { isRecord } from '../model/text/json'

/**
 * A value stored in the page's history entry. It is still there after Back, Forward and reload, even if the page has to
 * load again, but not on another visit to the same page.
 */
export function readEntryValue(name: string): unknown {
  return isRecord(history.state) ? history.state[name] : undefined
}

/**
 * Stores a value in addition to the host's own state. Does nothing if the host's state is not an object with named
 * values.
 */
export function writeEntryValue(name: string, value: unknown): void {
  const state: unknown = history.state
  if (state !== null && !isRecord(state)) return
  try {
    history.replaceState({ ...state, [name]: value }, '')
  } catch {
    // Safari allows 100 changes in 30 seconds, and a page without an origin allows none. The value is then lost.
  }
}
