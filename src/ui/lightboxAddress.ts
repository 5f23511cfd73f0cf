import { callNative } from '../browser/callNative'
import { shared } from '../browser/shared'
import { parseUrl } from '../model/address/parseUrl'
import { isRecord } from '../model/text/json'

type Named = { readonly id: string; readonly url: string }
type Address = Pick<Location, 'hash' | 'pathname'>

const key = 'skerryLightbox'
const attribute = 'data-collection-full-url'

/**
 * The index of the slide that an address names, by the `itemId` of its hash or the last part of its path; -1 for none
 * (B4 Lightbox gallery). A slide is named by its id or by its url.
 */
export function slideInAddress(slides: readonly Named[], address: Address): number {
  for (const name of namesIn(address)) {
    const index = slides.findIndex(({ id, url }) => id === name || url === name)
    if (index >= 0) return index
  }
  return -1
}

/**
 * Whether an element contains a slide that the page's address names: by an `itemId`, or below the path of its
 * collection.
 */
export function holdsSlideInAddress(element: Element): boolean {
  const names = [...namesIn(addressBelow(collectionPath(element))), itemIn(location.search)]
  return names.some((name) => {
    const value = name && `"${CSS.escape(name)}"`
    return value && element.querySelector(`[data-slide-id=${value}],[data-slide-url=${value}]`)
  })
}

/**
 * The address of a slide: its own url below `base`, or an `itemId` in the hash of `base` or of the page. For a slide
 * without a name it is `base`, or `null`, which leaves the address unchanged.
 */
export function addressOf({ id, url }: Named, base?: string): string | null {
  if (base !== undefined && url) return `${withoutSlash(base)}/${encodeURIComponent(url)}`
  if (!id && !url) return base || null
  // A hash alone would be resolved against the page's <base>.
  return `${base ?? location.pathname + location.search}#${new URLSearchParams({ itemId: id || url })}`
}

/**
 * The path of the collection that an element shows. The server writes it as `data-collection-full-url` on the element,
 * around it or in it. Each slide has its own page below that path. `undefined` if there is none.
 */
export function collectionPath(element: Element): string | undefined {
  const selector = `[${attribute}]`
  const holder = callNative(element, 'closest', selector) ?? callNative(element, 'querySelectorAll', selector)[0]
  const written = holder?.getAttribute(attribute)?.trim()
  const url = written ? parseUrl(written, location.href) : null
  if (!url) return undefined
  const { origin, pathname } = url
  // Every page is below the root, and the last part of its path might name a slide by chance.
  return origin === location.origin && pathname !== '/' ? pathname : undefined
}

/** Whether a lightbox has made the current history entry. */
export function isLightboxEntry(): boolean {
  return isRecord(history.state) && key in history.state
}

/** The history state of a lightbox's entry for a slide. It includes the host's state. */
export function entryState({ id, url }: Named): object {
  return { ...(isRecord(history.state) ? history.state : {}), [key]: Boolean(id || url) }
}

/**
 * Whether the current history entry is that of a lightbox, but its address would not reopen the lightbox after a
 * reload.
 */
export function isLostEntry(): boolean {
  return isLightboxEntry() && !history.state[key]
}

/** The URLs between which the history went when it last left the entry of a lightbox. */
export const lightboxReturn = () => shared('lightboxReturn', () => ({ from: '', to: '' }))

/**
 * Whether a `hashchange` only returns to the page from a lightbox. What the hash names must not open again then: the
 * visitor may have closed it before opening the lightbox.
 */
export function isLightboxReturn(event: Event): boolean {
  const { from, to } = lightboxReturn()
  const { oldURL, newURL } = event as HashChangeEvent
  return oldURL === from && newURL === to
}

/**
 * Calls `open` with the slide that the address names in its hash or in a path below `base`: now (also after a reload
 * with an open lightbox), and when the visitor goes forward to such an entry. Returns a function that stops it.
 */
export function followAddress(slides: readonly Named[], open: (index: number) => void, base?: string): () => void {
  const follow = () => {
    const index = slideInAddress(slides, addressBelow(base))
    if (index >= 0) open(index)
  }
  const onPop = () => {
    if (isLightboxEntry()) follow()
  }
  follow()
  addEventListener('popstate', onPop)
  return () => removeEventListener('popstate', onPop)
}

function namesIn({ hash, pathname }: Address): string[] {
  const last = decode(pathname.split('/').filter(Boolean).at(-1) ?? '')
  return [itemIn(hash.replace(/^#!?/, '')), last].filter(Boolean)
}

function itemIn(query: string): string {
  return new URLSearchParams(query).get('itemId') ?? ''
}

/** The page's address, without its path if that is not below `base`. */
function addressBelow(base?: string): Address {
  const { hash, pathname } = location
  // On many pages the last part names a slide by chance: a product's image has the name of its page.
  const isBelow = base !== undefined && pathname.startsWith(`${withoutSlash(base)}/`)
  return { hash, pathname: isBelow ? pathname : '' }
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
