import type { ConsentState } from './browser/consent'
import type { CartView } from './model/cart/overlayCart'
import type { Pixel } from './telemetry/pixel'

/** The events of `Skerry.on`, by name; each is also a DOM event `skerry:<name>` on the document. */
export interface Events {
  /** The page was scanned for the first time, and `inspect` is complete. */
  readonly ready: { readonly version: string; readonly found: number }
  readonly mount: { readonly name: string; readonly element: HTMLElement }
  /** There is nothing to do in a block's markup, which stays as the server sent it. */
  readonly skip: { readonly name: string; readonly element: HTMLElement }
  /** A block failed; the server's markup stays. */
  readonly error: { readonly name: string; readonly element: HTMLElement; readonly error: Error }
  /** The server requires a login. */
  readonly 'login-required': { readonly url: string }
  /** The visitor's consent is known, or has changed on this page or in another tab. */
  readonly consent: ConsentState
  /** The server has saved a form. */
  readonly 'form-submitted': { readonly formId: string }
  /** A product was added to the cart, and the server has confirmed it. */
  readonly 'added-to-cart': { readonly itemId: string; readonly quantity: number }
  /** The cart was loaded, or has changed on this page, in another tab or on the server. */
  readonly cart: CartView
  /** A commerce pixel event, with the visitor's consent (B7 Other loads, docs/decisions.md#22). */
  readonly pixel: Pixel
}

type DocumentEvents = { [Name in keyof Events as `skerry:${Name}`]: CustomEvent<Events[Name]> }

declare global {
  /** Types the details of Skerry's events for `document.addEventListener`. */
  interface DocumentEventMap extends DocumentEvents {}
  interface Window {
    /** Set by every bundle, and by `import 'skerry'`. */
    readonly Skerry?: typeof import('./index')
  }
}

/** Dispatches an event on the document, where `Skerry.on` and templates listen. */
export function emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
  document.dispatchEvent(new CustomEvent(`skerry:${name}`, { detail }))
}
