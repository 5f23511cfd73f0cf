import { BlockError } from '../../src/errors/BlockError'
import { readText } from '../../src/runtime/attributes'
import { isBound } from '../../src/runtime/templateScript'
import { messages } from './messages'
import type { GalleryProps } from './props'
import { parseGalleryData } from './read/galleryData'
import { findSlides, type Slide } from './read/slides'
import { Gallery } from './view/Gallery'

/** The designs of the section galleries in the platform's later templates. */
const sections = new Map([
  ['GalleryMasonry', 'autocolumns'],
  ['GalleryStrips', 'autorows'],
  ['GalleryGrid', 'grid'],
  ['GalleryReel', 'slider'],
  ['GallerySlideshow', 'slideshow'],
  ['GalleryFullscreenSlideshow', 'slideshow'],
])

/**
 * Reads a gallery: the platform's `.sqs-gallery`, a section's gallery, or any element whose slides have
 * `data-slide-id`. Returns `null` if there are no slides, or if a template's script controls the section. Throws for
 * invalid data, an unknown transition, or a platform block without its container.
 */
export function parse(element: HTMLElement): GalleryProps | null {
  if (isBound(element)) return null
  const region = element.querySelector<HTMLElement>('.sqs-gallery-container')
  const section = sections.get(element.dataset.controller ?? '')
  const data = parseGalleryData(readJsonText(element), section ?? servedDesign(region), section)
  const served = element.querySelector<HTMLElement>('.sqs-gallery')
  if (!served && element.classList.contains('sqs-block-gallery')) throw new BlockError(messages.noContainer)
  const slides = findSlides(served ?? element)
  const [first] = slides
  if (!first) return null
  const container = served ?? parentOf(first, element)
  return { element, region: region ?? regionOf(element, container), container, slides, data }
}

export const view = Gallery
export const place = 'over'

function readJsonText(element: HTMLElement): string {
  return (
    readText(element, 'data-block-json') ||
    readText(element, 'data-props') ||
    (element.querySelector('script[type="application/json"]')?.textContent?.trim() ?? '')
  )
}

function servedDesign(region: Element | null): string {
  const [, name = ''] = /\bsqs-gallery-block-(slideshow|slider|stacked|grid)\b/.exec(region?.className ?? '') ?? []
  return name
}

/** The controls are placed within a box that excludes the padding of a section's gallery. */
function regionOf(element: HTMLElement, { parentElement: parent }: HTMLElement): HTMLElement {
  return element.dataset.controller && parent && element.contains(parent) ? parent : element
}

function parentOf({ element: slide }: Slide, element: HTMLElement): HTMLElement {
  return slide.parentElement ?? element
}
