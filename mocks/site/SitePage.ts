import type { BlockName } from '../blockNames'
import type { Html } from './html'
import type { Visit } from './Visit'

/** What the page context calls a page (`pageType`), by the platform's numbers. */
export const pageTypes = {
  collection: 1,
  page: 2,
  item: 50,
  notFound: 100,
  search: 102,
  cart: 205,
  donate: 203,
  contributionConfirmed: 204,
} as const

/** One page of the site. */
export interface SitePage {
  readonly path: string
  readonly title: string
  /** One sentence for search engines, the search page and people who share the link. */
  readonly summary: string
  /** What a visitor finds inside the page itself; the newsletter in the footer is added by the layout. */
  readonly blocks: readonly BlockName[]
  readonly pageType?: number
  readonly collectionId: string
  /** A single thing of a collection, such as one journal entry. */
  readonly item?: { readonly id: string; readonly title: string; readonly recordType: number }
  readonly status?: number
  /** Names the page for the style sheet. */
  readonly look?: 'home' | 'plain' | 'wide' | 'workbench'
  /** The page carries its own newsletter, so the footer leaves its out: the same form twice would be the same ids twice. */
  readonly hasFooterNewsletter?: boolean
  /** Slides that have addresses of their own below the page's, by their last part: the page shows the one that is named. */
  readonly slideUrls?: readonly string[]
  /** Not for the search page: it makes no sense out of its place. */
  readonly isUnlisted?: boolean
  readonly body: (visit: Visit) => Html
}
