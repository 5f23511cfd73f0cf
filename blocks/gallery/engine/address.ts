import { isInEditor } from '../../../src/browser/isInEditor'
import { parseQuery } from '../../../src/browser/queryString'
import { isLightboxEntry } from '../../../src/ui/lightboxAddress'
import type { GalleryProps } from '../props'
import type { Slide } from '../read/slides'
import type { Controller } from './controller'

const key = 'itemId'

/**
 * The index of the slide that the address names, by its id or its own url; 0 where it names none. The item id is taken
 * out of the address then (B2 Gallery block in the page). In the editor the address is not read.
 */
export function takeFromAddress(slides: readonly Slide[]): number {
  const wanted = parseQuery(location.search).get(key) ?? parseQuery(location.hash.replace(/^#!?/, '')).get(key)
  if (!wanted || isInEditor()) return 0
  const index = slides.findIndex(({ id, url }) => wanted === id || wanted === url)
  if (index < 0) return 0
  const url = new URL(location.href)
  url.searchParams.delete(key)
  if (parseQuery(url.hash.replace(/^#!?/, '')).has(key)) url.hash = ''
  replace(url)
  return index
}

/**
 * Writes the slide that is shown into the address: the collection's full url and the id of the slide, or its own url.
 * Replaced and never pushed, so that the way back is as short as it was; nothing is written in the editor. While a
 * lightbox is open the address is the lightbox's, and the gallery's is written when that has gone back. Returns what
 * stops it.
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
    const address = new URL(collection?.collectionFullUrl || location.pathname, location.href)
    address.searchParams.set(key, item)
    replace(address)
  }
  const stop = store.subscribe(write)
  addEventListener('popstate', write)
  return () => {
    stop()
    removeEventListener('popstate', write)
  }
}

// Of another origin: the browser would refuse it.
function replace(address: URL): void {
  if (address.origin === location.origin) history.replaceState(history.state, '', address)
}
