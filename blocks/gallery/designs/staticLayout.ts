import { reserveRoom } from '../../../src/media/imageBox'
import { loadLazily } from '../../../src/media/lazyImages'
import { adoptStyles } from '../../../src/ui/styles'
import { findImages } from '../read/slides'
import type { StaticContext } from './design'
import type { Layout } from './layout/Layout'
import css from './layouts.css?inline'

const many = 60 // slides from which on those far from the screen are not laid out

/** Gives container and slides the platform's class names of a design, by which templates style them. */
export function addDesignClasses({ container, slides, changes }: StaticContext, name: string): void {
  adoptStyles('gallery-layouts', css)
  changes.classed(container, `sqs-gallery-design-${name}`, true)
  for (const { element } of slides) changes.classed(element, `sqs-gallery-design-${name}-slide`, true)
}

/**
 * Gives the pictures their room, in the block's own shape where it has one, and loads them as they near the screen. That
 * its thumbnails are square is a setting of designs that have thumbnails.
 */
export function showImages({ element, container, data, changes }: StaticContext): void {
  const images = findImages(container)
  const isSquare =
    element.querySelector('.sqs-gallery-aspect-ratio-square') ||
    (data.design !== 'base' && data.squareThumbs && !element.querySelector('[class*="sqs-gallery-aspect-ratio"]'))
  const percent = data.aspectRatio ?? (isSquare ? 100 : null)
  reserveRoom(images, changes, percent ? { ratio: 100 / percent, mode: data.autoCrop ? 'fill' : 'fit' } : undefined)
  // The platform's stack is as wide as its block, also where a picture is smaller.
  if (!percent && element.querySelector('.sqs-gallery-block-stacked'))
    for (const image of images) changes.style(image, 'max-width', 'none')
  loadLazily(images, changes)
}

/** Whether the template itself puts the second slide beside the first. */
export function isLaidOut({ container, slides, changes }: StaticContext): boolean {
  const [first, second] = slides.map(({ element }) => element)
  if (!first || !second) return false
  changes.style(container, 'display', 'block')
  const isBeside = second.offsetLeft !== first.offsetLeft && second.offsetTop < first.offsetTop + first.offsetHeight
  changes.style(container, 'display', null)
  return isBeside
}

/** Lets the browser pass over the slides of a long gallery that are far from the screen. Comes last: it spoils measuring. */
export function skipOffscreenLayout({ container, slides, changes }: StaticContext): void {
  const [first] = slides
  if (slides.length <= many || !first) return
  changes.style(container, '--skerry-slide', `${first.element.offsetHeight}px`)
  changes.classed(container, 'skerry-gallery-many', true)
}

/** Takes the slides to their places, in right-to-left pages from the right. Inline, because templates float their slides. */
export function place({ container, slides, changes }: StaticContext, { rects, height }: Layout): void {
  changes.styles(container, { position: 'relative', height: `${height}px` })
  for (const [index, rect] of rects.entries()) {
    const element = slides[index]?.element
    if (!element) continue
    changes.styles(element, {
      position: 'absolute',
      margin: '0',
      'inset-inline-start': `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    })
  }
}
