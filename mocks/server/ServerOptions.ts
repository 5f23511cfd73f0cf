import type { TagKind } from './scriptTag'

/** What the demo site needs to draw a page, and what it gives back; null where it has no such page. */
export type RenderPage = (path: string, context: RenderContext) => RenderedPage | null

export interface RenderContext {
  readonly query: URLSearchParams
  readonly scriptTag: string
  readonly nonce: string
}

export interface RenderedPage {
  readonly status: number
  readonly contentType: string
  /** What takes a while is made when it is sent. */
  readonly body: string | Uint8Array | (() => Promise<string | Uint8Array>)
  readonly headers?: Record<string, string>
}

/** How the mock server is started. Every part may be left out. */
export interface ServerOptions {
  /** A folder of saved or templated pages. */
  readonly root?: string
  /** Pages by path, such as `{ '/': '<!doctype html>…' }`; `{{nonce}}` in them becomes the nonce. */
  readonly pages?: { readonly [path: string]: string }
  /** The demo site; drawn for whatever path the other sources do not have. */
  readonly renderPage?: RenderPage
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** The address to listen on; only this machine by default. */
  readonly host?: string
  /** Headers of every page, for tests of security policies; `{{nonce}}` in them becomes the nonce. */
  readonly headers?: { readonly [name: string]: string }
  /** A fixed nonce; a new one for every page by default. */
  readonly nonce?: string
  /** Scenarios for requests that name none, such as `slow+serverError`. */
  readonly scenario?: string
  /** Which bundle pages load; by default the one that suits each page. */
  readonly tag?: TagKind
  /** Leaves the scripts of the vendor's own runtime out of pages. */
  readonly isReplacing?: boolean
  /** `strict` sends a strict security policy and says so on the script tag. */
  readonly csp?: 'strict'
  /** Mirrors the state into this file; in memory only by default. */
  readonly stateFile?: string
  /** Where `dist` lies; found from this module by default. */
  readonly packageRoot?: string
  readonly seed?: number
  readonly now?: () => number
  /** How scenarios wait; real time by default. */
  readonly wait?: (ms: number) => Promise<void>
  /** Hears what a person at the terminal should know. */
  readonly onNotice?: (notice: string) => void
}
