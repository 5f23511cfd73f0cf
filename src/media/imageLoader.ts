import type { ElementChanges } from '../browser/elementChanges'
import { waitFor } from '../browser/wait'
import { keepBox, markArrival } from './imageArrival'
import { parseDimensions } from './imageDimensions'
import { imageQueue } from './imageQueue'
import { hasWidths, type ImageWidth, lazySource, pickWidth, sourceAt } from './imageSource'
import { messages } from './messages'
import { mustNotLoad } from './mustNotLoad'

/**
 * Loads a server-rendered image, or loads it again if it now needs a higher resolution. Throws a `TypeError` if the
 * image is missing or another kind of node (B8 Console and runtime messages).
 */
export type LoadImage = (image: HTMLImageElement | null | undefined, isUrgent?: boolean) => void

const triesEveryMs = 10 // B4 Images and video: up to 100 tries at 10 ms
const triesForMs = 1000
const slotMs = 15_000 // an image whose server never responds must not block the queue forever

const loading = 'loading' // the loading marker, which templates style
const resolution = 'data-image-resolution' // the requested width, as the platform writes it

interface ImageRequest {
  readonly image: HTMLImageElement
  readonly needed: ImageWidth
  /** As in `data-image-resolution`. */
  readonly width: string
}

/**
 * Creates the loader of one gallery or block. It loads an image from its `data-src` in the smallest width that covers
 * its box, and again only if it needs more (B4 Images and video). An image on the screen stays there until the larger
 * version has loaded. An image without a source is logged in the console. `changes` undoes what it writes.
 */
export function createImageLoader(changes: ElementChanges): LoadImage {
  return (image, isUrgent) => {
    if (!image) throw new TypeError(messages.noImage)
    if (image.localName !== 'img') throw new TypeError(messages.invalidNode)
    if (changes.signal.aborted || image.hasAttribute('srcset')) return // the browser itself chooses from a srcset
    const source = lazySource(image)
    if (source === '') {
      if (!image.hasAttribute('src')) console.warn(messages.missingSource, image)
      return
    }
    if (mustNotLoad(image)) return
    // Measured only if there is a choice, because measuring may force a layout.
    if (isWhole(image)) return
    const needed = pickWidth(neededWidth(image))
    if (isEnough(image, needed)) return
    const width = hasWidths(source) ? `${needed}w` : 'original'
    changes.attribute(image, resolution, width)
    changes.onUndo(imageQueue().add(() => show({ image, needed, width }, changes), isUrgent))
  }
}

async function show(request: ImageRequest, changes: ElementChanges): Promise<void> {
  const { image } = request
  const { signal } = changes
  const isPlaced = await waitFor(() => image.isConnected || signal.aborted, {
    everyMs: triesEveryMs,
    timeoutMs: triesForMs,
  })
  if (signal.aborted) return
  if (!isPlaced) return changes.attribute(image, resolution, null)
  const url = urlOf(request)
  changes.classed(image, loading, true)
  changes.attribute(image, 'loading', 'eager') // an image that the browser defers would block the queue
  if (isShown(image) && image.naturalWidth > 0) return replace(request, changes)
  if (image.hasAttribute('src')) keepBox(image, changes) // the larger image may fail
  // After a failure: browsers request a URL again only if it is new.
  if (image.getAttribute('src') === url) changes.attribute(image, 'src', null)
  changes.attribute(image, 'src', url)
  await settled(image, signal, (isLoaded) => {
    markArrival(image, isLoaded, changes)
    finish(image, isLoaded, changes)
  })
}

/** Loads another version of an image that is on the screen, which stays there until then. */
async function replace(request: ImageRequest, changes: ElementChanges): Promise<void> {
  const { image, width } = request
  const { signal } = changes
  const url = urlOf(request)
  const next = new Image()
  next.crossOrigin = image.crossOrigin
  next.referrerPolicy = image.referrerPolicy
  next.src = url
  const cancel = () => next.removeAttribute('src')
  signal.addEventListener('abort', cancel)
  await settled(next, signal, (isLoaded) => {
    signal.removeEventListener('abort', cancel)
    if (image.getAttribute(resolution) !== width) return // a larger one has been requested since
    if (isLoaded && urlOf(request) !== url) return void replace(request, changes)
    if (isLoaded) changes.attribute(image, 'src', url)
    markArrival(image, true, changes)
    finish(image, isLoaded, changes)
  })
}

/**
 * The URL of the version that an image needs. While the image is in the queue, its source may change to that of a
 * chosen variant.
 */
function urlOf({ image, needed }: ImageRequest): string {
  return sourceAt(lazySource(image), needed)
}

function finish(image: HTMLImageElement, isLoaded: boolean, changes: ElementChanges): void {
  changes.classed(image, loading, false)
  if (!isLoaded) changes.attribute(image, resolution, null) // so that it can be requested again
}

function isWhole(image: HTMLImageElement): boolean {
  const requested = image.getAttribute(resolution)
  return requested ? requested === 'original' : isShown(image) && !hasWidths(image.src)
}

function isEnough(image: HTMLImageElement, width: number): boolean {
  const requested = image.getAttribute(resolution)
  return requested ? Number.parseInt(requested, 10) >= width : isShown(image) && image.naturalWidth >= width
}

function isShown(image: HTMLImageElement): boolean {
  return image.hasAttribute('src') && image.complete
}

/** The device pixels that the image's box covers, at most the image's own width. */
function neededWidth(image: HTMLImageElement): number {
  const { width: ownWidth = Number.POSITIVE_INFINITY, height: ownHeight = ownWidth } =
    parseDimensions(image.dataset.imageDimensions) ?? {}
  const box = image.clientWidth > 0 ? image : (image.parentElement ?? image)
  const byHeight = Number.isFinite(ownWidth) ? (box.clientHeight * ownWidth) / ownHeight : box.clientWidth
  const fit = getComputedStyle(image).objectFit
  const shown =
    fit === 'cover'
      ? Math.max(box.clientWidth, byHeight)
      : fit === 'contain'
        ? Math.min(box.clientWidth, byHeight)
        : box.clientWidth
  return Math.min(shown * (globalThis.devicePixelRatio || 1), ownWidth)
}

/**
 * Resolves once an image has loaded or failed. It also resolves if the server does not respond for 15 s, or when
 * `signal` aborts, to free the image's slot in the queue. `onSettled` is called with whether the image has loaded,
 * however late, but not after `signal` has aborted.
 */
export function settled(
  image: HTMLImageElement,
  signal: AbortSignal,
  onSettled: (isLoaded: boolean) => void = () => {},
): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const end = () => {
      done.abort()
      clearTimeout(timer)
      resolve()
    }
    const settle = ({ type }: Event) => {
      end()
      onSettled(type === 'load')
    }
    const timer = setTimeout(resolve, slotMs)
    image.addEventListener('load', settle, { signal: done.signal })
    image.addEventListener('error', settle, { signal: done.signal })
    signal.addEventListener('abort', end, { signal: done.signal })
  })
}
