import { type ImageDimensions, parseDimensions } from '../../../src/media/imageDimensions'
import { videoAspect } from '../../../src/media/videoSizes'

/** One slide of the server (B3 Slide). */
export interface Slide {
  readonly element: HTMLElement
  readonly type: 'image' | 'video'
  readonly id: string
  readonly url: string
  readonly clickThroughUrl: string
  readonly image: HTMLImageElement | null
  readonly dimensions: ImageDimensions | null
}

const slideSelector = '.slide, .image-wrapper, [data-slide-id]:not(.slide-meta), figure[class^="gallery-"]'
const imageSelector = 'img[data-src], img[data-image], img[src]'

/** The slides of a gallery, in order; where the server wrote bare images, each image is one. */
export function findSlides(container: HTMLElement): Slide[] {
  const outermost: HTMLElement[] = []
  // In document order, so elements inside a slide follow it directly.
  for (const element of select<HTMLElement>(container, slideSelector))
    if (!outermost.at(-1)?.contains(element)) outermost.push(element)
  return (outermost.length > 0 ? outermost : findImages(container)).map(readSlide)
}

/** The images of the server, without the twins that it wrote for browsers without scripts. */
export function findImages(root: HTMLElement): HTMLImageElement[] {
  return select<HTMLImageElement>(root, imageSelector)
}

/** The slide's height by its width; `null` if the server gives no valid size; a video then has its default. */
export function ratioOf({ dimensions, type }: Slide): number | null {
  if (dimensions) return dimensions.height / dimensions.width
  return type === 'video' ? videoAspect() / 100 : null
}

function readSlide(element: HTMLElement): Slide {
  const image = element instanceof HTMLImageElement ? element : (findImages(element)[0] ?? null)
  const read = (name: string) => element.getAttribute(`data-${name}`)?.trim() ?? ''
  return {
    element,
    type: read('type') === 'video' ? 'video' : 'image',
    id: read('slide-id'),
    url: read('slide-url'),
    clickThroughUrl: read('click-through-url'),
    image,
    dimensions: parseDimensions(read('image-dimensions') || image?.dataset.imageDimensions),
  }
}

// DOMParser and some test documents parse what stands inside noscript.
function select<Kind extends HTMLElement>(root: HTMLElement, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)].filter((element) => !element.closest('noscript'))
}
