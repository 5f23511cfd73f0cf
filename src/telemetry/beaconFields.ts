import { type PageFields, pageFields } from '../browser/pageFields'
import type { Page } from '../model/page/page'
import { scrubText } from './scrub'

/** The page fields of a beacon, without secrets that the path may contain. */
export function beaconFields(page: Page): PageFields {
  const fields = pageFields(page)
  return { ...fields, pagePath: scrubText(fields.pagePath) }
}
