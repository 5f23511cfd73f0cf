import type { PageType } from './pageType'
import type { Settings } from './settings'

/** The page's context object from the server (B3 Page context). Every part may be missing on a real page. */
export interface Page {
  readonly pageType: PageType
  readonly website: {
    readonly id: string
    readonly baseUrl: string
    readonly developerMode: boolean
    readonly cloneable: boolean
    /** The language of the site, as a tag; empty if the page has none. */
    readonly language?: string
  }
  readonly templateId: string
  readonly templateVersion: string
  readonly collection: { readonly id: string; readonly type: number | string } | null
  readonly item: { readonly id: string; readonly title: string; readonly recordType: number | string } | null
  /** The account that is logged in on the live site; null for a visitor. */
  readonly authenticatedAccount: { readonly id: string } | null
  readonly websiteRoles: readonly string[]
  /** The text `1`, `2`… of `pagePermissionTypeValue`, sent with forms; empty if the page has none. */
  readonly pagePermissionTypeValue: string
  /** Settings that single blocks read themselves, unparsed. */
  readonly websiteSettings: { readonly [key: string]: unknown }
  readonly cookieSettings: { readonly [key: string]: unknown }
  /** Lists of JS and CSS URLs per module (R3 Module loading). */
  readonly rollups: { readonly [module: string]: Rollup }
  /** The settings of Skerry. */
  readonly settings: Settings
}

/** The files of one module. */
export interface Rollup {
  readonly js: readonly string[]
  readonly css: readonly string[]
}
