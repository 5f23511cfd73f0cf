import type { Page } from '../model/page/page'

/** The page fields of submissions and beacons (A3 Form submission payload: page fields). */
export interface PageFields {
  readonly pageTitle: string
  /** Id of the item, otherwise of the collection; empty if the page has neither. */
  readonly pageId: string
  /** `i` for an item, `c` for a collection. */
  readonly contentSource: 'i' | 'c' | ''
  readonly pagePath: string
  readonly pagePermissionTypeValue: string
}

/** The page fields of the current document and its context. */
export function pageFields({ item, collection, pagePermissionTypeValue }: Page): PageFields {
  return {
    pageTitle: document.title,
    pageId: item?.id ?? collection?.id ?? '',
    contentSource: item ? 'i' : collection ? 'c' : '',
    pagePath: location.pathname,
    pagePermissionTypeValue,
  }
}
