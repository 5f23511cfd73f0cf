import { isRecord } from '../model/json'

type Named = { readonly id: string; readonly url: string }
type Address = Pick<Location, 'hash' | 'pathname'>

const key = 'skerryLightbox'

/**
 * The slide that an address names, by the `itemId` of its hash or the last part of its path; -1 for none (B4 Lightbox
 * gallery). A slide is named by its id or by its url.
 */
export function slideInAddress(slides: readonly Named[], { hash, pathname }: Address): number {
  const itemId = new URLSearchParams(hash.replace(/^#!?/, '')).get('itemId')
  const last = decode(pathname.split('/').filter(Boolean).at(-1) ?? '')
  const find = (name: string | null) => (name ? slides.findIndex(({ id, url }) => id === name || url === name) : -1)
  const byHash = find(itemId)
  return byHash >= 0 ? byHash : find(last)
}

/** The address of a slide: below `base`, or by an `itemId` in the hash. `null` for a slide without a name. */
export function addressOf({ id, url }: Named, base?: string): string | null {
  if (base !== undefined) return url || id ? `${base.replace(/\/$/, '')}/${encodeURIComponent(url || id)}` : null
  return id || url ? `#${new URLSearchParams({ itemId: id || url })}` : null
}

/** Whether the entry of the history that the page is at was made by a lightbox. */
export function isLightboxEntry(): boolean {
  return isRecord(history.state) && key in history.state
}

/** The state of a lightbox's entry, the host's own kept. */
export function entryState(): object {
  return { ...(isRecord(history.state) ? history.state : {}), [key]: true }
}

/**
 * Opens what the address asks for: now, where its hash or a path below `base` names one of the slides or the page is at an
 * entry that a lightbox left (a reload), and when the visitor goes forward to such an entry. Returns what stops it.
 */
export function followAddress(slides: readonly Named[], open: (index: number) => void, base?: string): () => void {
  const follow = () => {
    const { hash, pathname } = location
    // Of many pages the last part names a slide by chance; a product's image is named like its page.
    const isBelow = base !== undefined && pathname.startsWith(`${base.replace(/\/$/, '')}/`)
    const index = slideInAddress(slides, { hash, pathname: isBelow ? pathname : '' })
    if (index >= 0) open(index)
  }
  const onPop = () => {
    if (isLightboxEntry()) follow()
  }
  follow()
  addEventListener('popstate', onPop)
  return () => removeEventListener('popstate', onPop)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
