import { reserveRoom } from '../../../src/media/imageBox'
import { loadLazily } from '../../../src/media/lazyImages'
import type { Layout } from '../../../src/model/gallery/Layout'
import { adoptStyles } from '../../../src/ui/styles'
import { findImages } from '../read/slides'
import type { StaticContext } from './design'
import css from './layouts.css?inline'

const many = 60 // with more slides, those far from the viewport are not laid out

/** Adds a design's class names, which the platform's templates style, to the container and the slides. */
export function addDesignClasses({ container, slides, changes }: StaticContext, name: string): void {
  adoptStyles('gallery-layouts', css)
  changes.classed(container, `sqs-gallery-design-${name}`, true)
  for (const { element } of slides) changes.classed(element, `sqs-gallery-design-${name}-slide`, true)
}

/**
 * Reserves space for the images, in the block's fixed shape if it has one, and loads them as they approach the
 * viewport. `squareThumbs` applies only to designs with thumbnails.
 */
export function showImages({ element, container, data, changes }: StaticContext): void {
  const images = findImages(container)
  const isSquare =
    element.querySelector('.sqs-gallery-aspect-ratio-square') ||
    (data.design !== 'base' && data.squareThumbs && !element.querySelector('[class*="sqs-gallery-aspect-ratio"]'))
  const percent = data.aspectRatio ?? (isSquare ? 100 : null)
  reserveRoom(images, changes, percent ? { ratio: 100 / percent, mode: data.autoCrop ? 'fill' : 'fit' } : undefined)
  // The images of the platform's stacked gallery are as wide as the block, even if the files are smaller.
  if (!percent && element.querySelector('.sqs-gallery-block-stacked'))
    for (const image of images) changes.style(image, 'max-width', 'none')
  loadLazily(images, changes)
}

/** Whether the template itself places the second slide next to the first. */
export function isLaidOut({ container, slides, changes }: StaticContext): boolean {
  const [first, second] = slides.map(({ element }) => element)
  if (!first || !second) return false
  changes.style(container, 'display', 'block')
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
  // False if they overlap and share an edge, which in right-to-left text is the right one.
  const isBeside = (b.left - a.left) * (b.right - a.right) > 1 && b.top < a.bottom
  changes.style(container, 'display', null)
  return isBeside
}

/**
 * Skips the layout of a long gallery's slides far from the viewport. Call it last: they cannot be measured afterwards.
 */
export function skipOffscreenLayout({ container, slides, changes }: StaticContext): void {
  const [first] = slides
  if (slides.length <= many || !first) return
  changes.style(container, '--skerry-slide', `${first.element.offsetHeight}px`)
  changes.classed(container, 'skerry-gallery-many', true)
}

/**
 * Positions the slides; on right-to-left pages from the right. Uses inline styles, because templates float the slides.
 */
export function place({ container, slides, changes }: StaticContext, { rects, height }: Layout): void {
  changes.styles(container, { position: 'relative', height: `${height}px` })
  rects.forEach((rect, index) => {
    const element = slides[index]?.element
    if (!element) return
    changes.styles(element, {
      position: 'absolute',
      margin: '0',
      'inset-inline-start': `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    })
  })
}
