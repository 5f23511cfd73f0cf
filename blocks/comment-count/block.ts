import { onceMayContact } from '../../src/browser/consent'
import { recordChanges } from '../../src/browser/elementChanges'
import { loadScript } from '../../src/browser/loadScript'
import { shared } from '../../src/browser/shared'
import { parseUrl } from '../../src/model/address/parseUrl'
import type { Page } from '../../src/model/page/page'
import { commentSettings } from '../../src/model/page/pageSettings'
import { readText } from '../../src/runtime/attributes'
import { counterUrl } from './counterUrl'
import { messages } from './messages'
import type { CommentCountProps } from './props'

type Host = { DISQUSWIDGETS?: { getCount?: (options: { readonly reset: boolean }) => void } }

/**
 * Reads which item's comments are counted, and by which host. Returns `null` if the site has no comments or stores them
 * itself (docs/decisions.md#84), and for an element without an item and without a link.
 */
export function parse(element: HTMLElement, page: Page): CommentCountProps | null {
  const { commentsEnabled, disqusShortname } = commentSettings(page)
  if (!commentsEnabled || !disqusShortname) return null
  const itemId = readText(element, 'data-id')
  const href = readText(element, 'href')
  const url = href ? parseUrl(href, document.baseURI) : null
  if (!itemId && !url) return null
  const script = counterUrl(disqusShortname)
  if (url) url.hash = ''
  return { itemId, url: url?.href ?? '', script }
}

/**
 * Gives the link a text, marks it as the counter expects, and loads the counter, which writes the number into the link.
 */
export function attach(element: HTMLElement, props: CommentCountProps): () => void {
  const changes = recordChanges()
  const { itemId, url, script } = props
  // The counter writes into these. An empty link is unusable.
  changes.content(element, element.textContent?.trim() ? [...element.childNodes] : [messages.comments])
  changes.classed(element, 'disqus-comment-count', true)
  if (itemId) changes.attribute(element, 'data-disqus-identifier', itemId)
  else changes.attribute(element, 'data-disqus-url', url)

  // The link works without a number.
  changes.onUndo(onceMayContact(script, () => count(script).catch(() => {})))
  return changes.undo
}

/** The script counts when it runs. It must count again for links added later. */
async function count(script: string): Promise<void> {
  const loaded = shared('comment counters', () => new Set<string>())
  if (loaded.has(script)) return (globalThis as Host).DISQUSWIDGETS?.getCount?.({ reset: true })
  await loadScript(script)
  loaded.add(script)
}
