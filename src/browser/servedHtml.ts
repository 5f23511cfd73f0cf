import { callNative } from './callNative'
import { shared } from './shared'

/** The attribute with the owner's HTML that runs after a submission. */
export const submissionHtml = 'data-submission-html'

/** Returns the elements with that attribute as of the first scan; nothing before it. */
type ReadHolders = () => Iterable<Element> | undefined

const held = () => shared<{ read: ReadHolders | null }>('servedHtml', () => ({ read: null }))

/** Sets how the elements of the served document are found. Later calls are ignored: by then, there may be others. */
export function keepServedHtml(read: ReadHolders): void {
  held().read ??= read
}

/**
 * Whether some HTML is the owner's, from the served document (docs/decisions.md#6). It is told by its text, because
 * templates copy and move their elements. While the page is being parsed, all of it is the served document.
 */
export function wasServed(html: string): boolean {
  const parsed = document.readyState === 'loading' ? document.querySelectorAll(`[${submissionHtml}]`) : []
  const holders = held().read?.() ?? parsed
  return [...holders].some((holder) => callNative(holder, 'getAttribute', submissionHtml)?.trim() === html)
}
