import { shared } from '../browser/shared'

/** What the data layer tells the rest of the page. It knows neither telemetry nor interface; `src/index.ts` connects them. */
export interface Announcements {
  /** A crumb failure brought a new token, and it was stored. */
  'crumb renewed': { readonly url: string }
  /** A reply asked for a login (A4 Data requests). */
  'login required': { readonly url: string }
  /** An error that nobody handled: it opens the system-error overlay (A8 Data layer). */
  'system error': { readonly error: Error; readonly url: string }
  /** A request found no server: recorded as `system_network_error` (A8 Data layer). */
  'network error': { readonly url: string; readonly errorKey: string }
}

type Name = keyof Announcements
type Listener<K extends Name> = (announcement: Announcements[K]) => void

const listeners = () => shared('announcements', () => new Map<Name, Set<Listener<never>>>())

/** Calls `listener` at every announcement of that name; returns what stops it. */
export function onAnnouncement<K extends Name>(name: K, listener: Listener<K>): () => void {
  const all = listeners()
  const own = all.get(name) ?? new Set()
  all.set(name, own)
  own.add(listener)
  return () => own.delete(listener)
}

/** Tells every listener. One that throws does not keep the others from hearing it. */
export function announce<K extends Name>(name: K, announcement: Announcements[K]): void {
  for (const listener of listeners().get(name) ?? []) {
    try {
      // Only listeners of this very name are kept under it.
      ;(listener as Listener<K>)(announcement)
    } catch (error) {
      reportError(error)
    }
  }
}
