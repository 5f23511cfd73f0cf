import { BlockError } from '../../src/errors/BlockError'
import { readText } from '../../src/runtime/attributes'
import { Gallery } from './Gallery'
import { type GalleryData, parseGalleryData } from './galleryData'
import { messages } from './messages'
import { findSlides, type Slide } from './slides'

export interface GalleryProps {
  /** The block. */
  readonly element: HTMLElement
  /** What holds slides and controls: the region that assistive technology names. */
  readonly region: HTMLElement
  /** The parent of the slides. */
  readonly container: HTMLElement
  readonly slides: readonly Slide[]
  readonly data: GalleryData
}

/**
 * Reads a gallery: the platform's `.sqs-gallery`, or any element whose slides carry `data-slide-id`. `null` without a
 * slide. Throws for data that cannot be read, an unknown transition, or the platform's block without its container.
 */
export function parse(element: HTMLElement): GalleryProps | null {
  const region = element.querySelector<HTMLElement>('.sqs-gallery-container')
  const data = parseGalleryData(readJsonText(element), servedDesign(region))
  const served = element.querySelector<HTMLElement>('.sqs-gallery')
  if (!served && element.classList.contains('sqs-block-gallery')) throw new BlockError(messages.noContainer)
  const slides = findSlides(served ?? element)
  const [first] = slides
  if (!first) return null
  return { element, region: region ?? element, container: served ?? parentOf(first, element), slides, data }
}

export const view = Gallery
export const place = 'over'

function readJsonText(element: HTMLElement): string {
  return (
    readText(element, 'data-block-json') ||
    (element.querySelector('script[type="application/json"]')?.textContent?.trim() ?? '')
  )
}

function servedDesign(region: Element | null): string {
  const [, name = ''] = /\bsqs-gallery-block-(slideshow|slider|stacked|grid)\b/.exec(region?.className ?? '') ?? []
  return name
}

function parentOf({ element: slide }: Slide, element: HTMLElement): HTMLElement {
  return slide.parentElement ?? element
}
