import type { VisitContext } from '../site/Visit'
import type { TagKind } from './scriptTag'

/** Renders a page of the demo site; null if the site has no such page. */
export type RenderPage = (path: string, context: VisitContext) => RenderedPage | null

export interface RenderedPage {
  readonly status: number
  readonly contentType: string
  /** The body; a function if it takes a while to create, called when the page is sent. */
  readonly body: string | Uint8Array | (() => Promise<string | Uint8Array>)
  readonly headers?: Record<string, string>
}

/** Options of `startServer`, all optional. */
export interface ServerOptions {
  /** A folder of saved or templated pages. */
  readonly root?: string
  /** Pages by path, such as `{ '/': '<!doctype html>…' }`; `{{nonce}}` in them becomes the nonce. */
  readonly pages?: { readonly [path: string]: string }
  /** The demo site. Renders any path that the other sources do not have. */
  readonly renderPage?: RenderPage
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** The address to listen on; by default only this machine can connect. */
  readonly host?: string
  /** Headers of every page, for tests of content security policies; `{{nonce}}` in them becomes the nonce. */
  readonly headers?: { readonly [name: string]: string }
  /** A fixed nonce; a new one for every page by default. */
  readonly nonce?: string
  /** Scenarios for requests that name none, such as `slow+serverError`. A reset applies them again. */
  readonly scenario?: string
  /** The bundle that pages load; chosen for each page by default. */
  readonly tag?: TagKind
  /** Removes the scripts of the vendor's runtime from pages. */
  readonly isReplacing?: boolean
  /** `strict` sends a strict content security policy and marks the script tag accordingly. */
  readonly csp?: 'strict'
  /** Mirrors the state into this file; in memory only by default. */
  readonly stateFile?: string
  /** The folder that contains `dist`; found from this module by default. */
  readonly packageRoot?: string
  /** The seed of every generated id and token, also after a reset; a random one by default. */
  readonly seed?: number
  readonly now?: () => number
  /** How scenarios wait; a real timer by default. */
  readonly wait?: (ms: number) => Promise<void>
  /** Called with messages for the terminal. */
  readonly onNotice?: (notice: string) => void
}
