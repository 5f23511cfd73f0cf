import { lazySource } from '../../src/media/imageSource'
import { mustNotLoad } from '../../src/media/mustNotLoad'

const mostMs = 3000 // an image that never loads must not keep the text next to it hidden

/**
 * Calls `callback` once every loading image inside an element has loaded or failed; synchronously if none is loading.
 * Does not wait for images outside the viewport. Returns a function that cancels it.
 */
export function whenImagesSettle(element: HTMLElement, callback: () => void): () => void {
  const pending = new Set([...element.querySelectorAll('img')].filter(isLoading))
  const over = new AbortController()
  const finish = () => {
    over.abort()
    clearTimeout(timer)
    callback()
  }
  const settle = ({ target }: Event) => {
    if (pending.delete(target as HTMLImageElement) && pending.size === 0) finish()
  }
  // `load` and `error` do not bubble, so listen in the capture phase.
  for (const type of ['load', 'error']) element.addEventListener(type, settle, { capture: true, signal: over.signal })
  const timer = setTimeout(finish, mostMs)
  if (pending.size === 0) finish()
  return () => {
    over.abort()
    clearTimeout(timer)
  }
}

function isLoading(image: HTMLImageElement): boolean {
  const waits = image.hasAttribute('src') ? !image.complete : lazySource(image) !== '' && !mustNotLoad(image)
  const { top, bottom, width } = image.getBoundingClientRect()
  return waits && width > 0 && bottom > 0 && top < innerHeight && !image.closest('noscript')
}
