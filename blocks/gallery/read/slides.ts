import { type ImageDimensions, parseDimensions } from '../../../src/media/imageDimensions'
import { videoAspect } from '../../../src/media/videoSizes'

/** One slide in the server's markup (B3 Slide). */
export interface Slide {
  readonly element: HTMLElement
  readonly type: 'image' | 'video'
  readonly id: string
  readonly url: string
  readonly clickThroughUrl: string
  readonly image: HTMLImageElement | null
  /** The size of the image in its own pixels, if the server wrote it. */
  readonly dimensions: ImageDimensions | null
}

const slideSelector =
  '.slide, .image-wrapper, [data-slide-id]:not(.slide-meta), figure[class^="gallery-"]:not(.gallery-lightbox-item)'
const imageSelector = 'img[data-src], img[data-image], img[src]'

/** Returns the slides of a gallery, in order; if the server wrote only images, each image is a slide. */
export function findSlides(container: HTMLElement): Slide[] {
  const outermost: HTMLElement[] = []
  // In document order, elements inside a slide directly follow it.
  for (const element of select<HTMLElement>(container, slideSelector))
    if (!outermost.at(-1)?.contains(element)) outermost.push(element)
  return (outermost.length > 0 ? outermost : findImages(container)).map(readSlide)
}

/** Returns the server's images, without the copies in `<noscript>`. */
export function findImages(root: HTMLElement): HTMLImageElement[] {
  return select<HTMLImageElement>(root, imageSelector)
}

/** The node that stays the same while a slide is on the page. An image may get a wrapper element as its slide. */
export function nodeOf(slide: Slide | undefined): HTMLElement | undefined {
  return slide?.image ?? slide?.element
}

/**
 * Returns the size that gives a slide its shape. It can differ from the image's own size in pixels, `dimensions`: pages
 * may show the image smaller, and our loader requests only the width that is needed.
 */
export function sizeOf({ dimensions, type, image }: Slide): ImageDimensions | null {
  if (dimensions || !image || type === 'video') return dimensions
  const { naturalWidth: width, naturalHeight: height } = image
  const hasLoaded = width > 1 && height > 1 // not a placeholder of one pixel
  const written = parseDimensions(`${image.getAttribute('width')}x${image.getAttribute('height')}`)
  return written ?? (hasLoaded ? { width, height } : null)
}

/** Returns the slide's height by its width. Without a valid size, it is the default for a video, else `null`. */
export function ratioOf(slide: Slide): number | null {
  const size = sizeOf(slide)
  if (size) return size.height / size.width
  return slide.type === 'video' ? videoAspect() / 100 : null
}

// Galleries may have 1,000 slides. `dataset` and concatenated attribute names take about three times as long.
function readSlide(element: HTMLElement): Slide {
  const image = element instanceof HTMLImageElement ? element : findImage(element)
  const read = (name: string) => element.getAttribute(name)?.trim() ?? ''
  return {
    element,
    type: read('data-type') === 'video' ? 'video' : 'image',
    id: read('data-slide-id'),
    url: read('data-slide-url'),
    clickThroughUrl: read('data-click-through-url'),
    image,
    dimensions: parseDimensions(read('data-image-dimensions') || image?.getAttribute('data-image-dimensions')),
  }
}

function findImage(slide: HTMLElement): HTMLImageElement | null {
  const image = slide.querySelector<HTMLImageElement>(imageSelector)
  return image?.closest('noscript') ? (findImages(slide)[0] ?? null) : image
}

// DOMParser and some test documents parse the content of noscript.
function select<Kind extends HTMLElement>(root: HTMLElement, selector: string): Kind[] {
  const all = [...root.querySelectorAll<Kind>(selector)]
  return root.querySelector('noscript') ? all.filter((element) => !element.closest('noscript')) : all
}
