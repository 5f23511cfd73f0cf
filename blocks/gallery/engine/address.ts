import { isInEditor } from '../../../src/browser/isInEditor'
import { parseQuery } from '../../../src/browser/queryString'
import { isLightboxEntry } from '../../../src/ui/lightboxAddress'
import type { GalleryProps } from '../props'
import type { Slide } from '../read/slides'
import type { Controller } from './controller'

const key = 'itemId'

/**
 * Returns the index of the slide that the page's URL names, by the slide's id or URL, and removes the item id from the
 * page's URL (B2 Gallery block in the page). Returns 0 if the URL names no slide, and in the editor. The hash is left to
 * the gallery's lightbox, if it has one, which opens with the slide.
 */
export function takeFromAddress(slides: readonly Slide[], hasLightbox = false): number {
  const wanted = parseQuery(location.search).get(key) ?? parseQuery(location.hash.replace(/^#!?/, '')).get(key)
  if (!wanted || isInEditor()) return 0
  const index = slides.findIndex(({ id, url }) => wanted === id || wanted === url)
  if (index < 0) return 0
  replace(location.href, (address) => {
    address.searchParams.delete(key)
    if (!hasLightbox && parseQuery(address.hash.replace(/^#!?/, '')).has(key)) address.hash = ''
  })
  return index
}

/**
 * Writes the current slide to the page's URL. Uses the collection's full URL, or else the page's, with the slide's id,
 * or else the slide's URL. Replaces the history entry instead of adding one, and writes nothing in the editor. While a
 * lightbox is open, the page's URL is the lightbox's. The gallery's is written once the lightbox has gone back in
 * history. Returns a function that stops it.
 */
export function keepInAddress({ element, slides }: GalleryProps, { store }: Controller): () => void {
  let written = store.getState().index
  const write = () => {
    const { index } = store.getState()
    const { id, url } = slides[index] ?? {}
    const item = id || url
    if (index === written || !item || isInEditor() || isLightboxEntry()) return
    written = index
    const name = '[data-collection-full-url]'
    const collection = (element.closest<HTMLElement>(name) ?? element.querySelector<HTMLElement>(name))?.dataset
    replace(collection?.collectionFullUrl || location.href, ({ searchParams }) => searchParams.set(key, item))
  }
  const stop = store.subscribe(write)
  addEventListener('popstate', write)
  return () => {
    stop()
    removeEventListener('popstate', write)
  }
}

/** Replaces the page's URL with an edited one. Skips a URL of another origin, which the browser would reject. */
function replace(url: string, edit: (address: URL) => void): void {
  try {
    const address = new URL(url, location.href)
    edit(address)
    if (address.origin === location.origin) history.replaceState(history.state, '', address)
  } catch {
    // The document has no URL of its own, or has changed it too often. The gallery still works.
  }
}
