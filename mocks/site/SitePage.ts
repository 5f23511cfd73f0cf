import type { BlockName } from '../blockNames'
import type { Html } from './html'
import type { Visit } from './Visit'

/** The platform's numbers for the `pageType` of the page context. */
export const pageTypes = {
  collection: 1,
  page: 2,
  item: 50,
  notFound: 100,
  memberAccess: 106,
  search: 102,
  cart: 205,
} as const

/** One page of the site. */
export interface SitePage {
  readonly path: string
  readonly title: string
  /** One sentence for search engines, the search page and link previews. */
  readonly summary: string
  /** The blocks of the page itself, without the newsletter that the layout adds to the footer. */
  readonly blocks: readonly BlockName[]
  readonly pageType?: number
  readonly collectionId: string
  /** The collection item that the page shows, such as one journal entry. */
  readonly item?: { readonly id: string; readonly title: string; readonly recordType: number }
  readonly status?: number
  /** The style sheet's name for this kind of page. */
  readonly look?: 'home' | 'plain' | 'wide' | 'workbench'
  /** False for a page with its own newsletter form: a second one in the footer would duplicate its ids. */
  readonly hasFooterNewsletter?: boolean
  /** False for a page whose header has only a placeholder for a cart, as in templates that leave it to the platform. */
  readonly hasCart?: boolean
  /** Settings of the site, in its page context, that only this page has. */
  readonly settings?: { readonly [name: string]: unknown }
  /** The last path segments of slides with their own URLs below the page's URL. The page shows the slide in the URL. */
  readonly slideUrls?: readonly string[]
  /** Hides the page from search, because it makes no sense out of context. */
  readonly isUnlisted?: boolean
  readonly body: (visit: Visit) => Html
}
