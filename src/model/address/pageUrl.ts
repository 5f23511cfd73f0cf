import { format } from '../../language/format'
import { messages } from '../messages'
import { classifyLink } from './link'
import { filterText } from './slug'

/**
 * Whether a text is the URL of a page on its site, with or without a leading slash. The specification gives no rule. A
 * text is valid if the filter url-slug-with-slash does not change it (B3 Other) and it is classified as a content link,
 * which is under 150 characters and neither a file nor a panel (A5 Link classification, B2 Routes). Never throws.
 */
export function isPageUrl(val: string): boolean {
  const path = val.replace(/^\//, '').normalize('NFC')
  if (path === '' || classifyLink(`/${path}`).kind !== 'content') return false
  return filterText('url-slug-with-slash', path) === path
}

/** The error message for a page URL, or `null` if it is valid (A5, B5 Shared interface strings). */
export function checkPageUrl(val: string): string | null {
  return isPageUrl(val) ? null : format(messages.pageUrl, { val })
}
