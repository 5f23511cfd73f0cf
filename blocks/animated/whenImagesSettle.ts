import { lazySource } from '../../src/media/imageSource'

const mostMs = 3000 // a picture that never comes must not keep the words beside it from being read

/**
 * Calls `callback` once no image inside an element is loading any more: each has come or failed; at once where none is.
 * Images that wait outside of the screen are not waited for. Returns what calls it off.
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
  // Loads and failures do not bubble; on the way down they can be heard.
  for (const type of ['load', 'error']) element.addEventListener(type, settle, { capture: true, signal: over.signal })
  const timer = setTimeout(finish, mostMs)
  if (pending.size === 0) finish()
  return () => {
    over.abort()
    clearTimeout(timer)
  }
}

function isLoading(image: HTMLImageElement): boolean {
  const waits = image.hasAttribute('src') ? !image.complete : lazySource(image) !== ''
  const { top, bottom, width } = image.getBoundingClientRect()
  return waits && width > 0 && bottom > 0 && top < innerHeight && !image.closest('noscript')
}
