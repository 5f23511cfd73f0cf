import { shared } from '../browser/shared'
import type { CartView } from '../model/cart/overlayCart'

/** The events of the data layer. It depends on neither telemetry nor the interface; `src/wiring.ts` connects them. */
export interface Announcements {
  /** The server requires a login (A4 Data requests). */
  'login required': { readonly url: string }
  /** An error that no caller handled. Opens the system-error overlay (A8 Data layer). */
  'system error': { readonly error: Error; readonly url: string }
  /** A request that did not reach a server. Recorded as `system_network_error` (A8 Data layer). */
  'network error': { readonly url: string; readonly errorKey: string }
  /** The cart was loaded, or has changed on this page, in another tab or on the server. */
  'cart changed': CartView
  /** The visitor wants to see the cart. Opens the drawer, or calls the function if its code fails to load. */
  'cart requested': (() => void) | null
  /** A product was added to the cart, and the server has confirmed it. Not for a removed line that is put back. */
  'added to cart': { readonly itemId: string; readonly quantity: number }
  /** A product was shown in the quick view. */
  'product viewed': { readonly itemId: string; readonly title: string }
  /** The server has saved a form. */
  'form saved': { readonly formId: string; readonly isOverlayForm: boolean }
}

type Name = keyof Announcements
type Listener<K extends Name> = (announcement: Announcements[K]) => void

const listeners = () => shared('announcements', () => new Map<Name, Set<Listener<never>>>())

/** Calls `listener` for every announcement of that name. Returns a function that stops it. */
export function onAnnouncement<K extends Name>(name: K, listener: Listener<K>): () => void {
  const all = listeners()
  const own = all.get(name) ?? new Set()
  all.set(name, own)
  own.add(listener)
  return () => own.delete(listener)
}

/** Calls every listener. An error in one listener does not stop the others. */
export function announce<K extends Name>(name: K, announcement: Announcements[K]): void {
  for (const listener of listeners().get(name) ?? []) {
    try {
      // The set of a name contains only listeners of that name.
      ;(listener as Listener<K>)(announcement)
    } catch (error) {
      reportError(error)
    }
  }
}
