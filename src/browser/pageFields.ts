import type { Page } from '../model/page/page'

/** What of the page goes along with submissions and beacons (A3 Form submission payload: page fields). */
export interface PageFields {
  readonly pageTitle: string
  /** Id of the item, else of the collection; empty where the page has neither. */
  readonly pageId: string
  /** `i` for an item, `c` for a collection. */
  readonly contentSource: 'i' | 'c' | ''
  readonly pagePath: string
  readonly pagePermissionTypeValue: string
}

/** The page fields of the document that is open, with what its context says. */
export function pageFields({ item, collection, pagePermissionTypeValue }: Page): PageFields {
  return {
    pageTitle: document.title,
    pageId: item?.id ?? collection?.id ?? '',
    contentSource: item ? 'i' : collection ? 'c' : '',
    pagePath: location.pathname,
    pagePermissionTypeValue,
  }
}
