import { parseDimensions } from '../../src/media/imageDimensions'
import { lazySource } from '../../src/media/imageSource'
import { safeRedirect } from '../../src/model/address/redirect'
import type { LightboxSlide, LightboxTransition } from '../../src/ui/lightboxOptions'

/**
 * Returns the openers that share a lightbox with `opener`, in page order: those with the same `data-lightbox` or in the
 * same gallery. An image block's button is alone.
 */
export function groupOf(opener: HTMLElement): HTMLElement[] {
  const { lightbox } = opener.dataset
  if (lightbox) return select(opener.ownerDocument, `[rel~="lightbox"][data-lightbox="${CSS.escape(lightbox)}"]`)
  const gallery = opener.matches('button') ? null : opener.parentElement?.closest<HTMLElement>('[class*="gallery"]')
  if (!gallery) return [opener]
  return select(gallery, '.js-gallery-lightbox-opener, a.image-slide-anchor[data-lightbox-theme]')
}

/** Reads an opener: the large image is the link's URL, else the image inside. */
export function readOpener(opener: HTMLElement): LightboxSlide {
  const image = imageIn(opener) ?? imageIn(opener.closest('figure'))
  const href = opener.getAttribute('href')
  const caption = opener.closest('figure')?.querySelector('figcaption')
  const { title = '', description = '', slideId = '', slideUrl = '' } = opener.dataset
  return {
    id: slideId,
    url: slideUrl,
    image,
    source: (href && safeRedirect(href, opener.baseURI)) || '',
    dimensions: parseDimensions(image?.dataset.imageDimensions),
    title,
    description: description || (title ? '' : (caption?.innerHTML.trim() ?? '')),
    video: null,
    clickThroughUrl: '',
  }
}

/** Reads the transition of an opener or the platform's shell: `data-lightbox-transition`, `swipe` or `fade`. */
export function transitionOf({ dataset }: HTMLElement): LightboxTransition {
  return dataset.lightboxTransition === 'fade' ? 'fade' : 'swipe'
}

/** Returns the server's image in an element, not its copy in `<noscript>`. */
export function imageIn(element: Element | null): HTMLImageElement | null {
  return element ? (select<HTMLImageElement>(element, 'img')[0] ?? null) : null
}

/** Returns the URL of an image, loaded or not. */
export function addressOf(image: HTMLImageElement | null): string {
  return (image && (lazySource(image) || image.getAttribute('src'))) || ''
}

function select<Kind extends HTMLElement>(root: ParentNode, selector: string): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)].filter((element) => !element.closest('noscript'))
}
