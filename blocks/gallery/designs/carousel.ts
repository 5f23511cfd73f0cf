import { ratioOf } from '../read/slides'
import type { Start } from './design'
import { rowOf } from './perRow'
import { startScroller } from './scroller'

const gutterPx = 1 // B9 Gallery

/** Groups of slides side by side (B4 Gallery). */
export const startCarousel: Start = (context) => {
  const { region, slides, data, changes } = context
  const shapes = slides.flatMap((slide) => ratioOf(slide) ?? [])
  const lowest = data.aspectRatio ? data.aspectRatio / 100 : Math.min(...shapes)
  changes.styles(region, {
    '--skerry-row': `${rowOf(data)}`,
    '--skerry-gutter': `${data.gutter ?? gutterPx}px`,
    '--skerry-fit': data.autoCrop ? 'cover' : 'contain',
    '--skerry-shape': data.aspectRatio ? `100 / ${data.aspectRatio}` : null,
    '--skerry-lowest': `${lowest}`,
  })
  changes.classed(region, 'skerry-gallery-mixed', !data.aspectRatio && lowest < Math.max(...shapes))
  changes.classed(region, 'skerry-gallery-shaped', data.aspectRatio !== null)
  for (const { image, dimensions } of slides) {
    // Usually the entry has reserved the space already.
    if (!image || !dimensions || image.hasAttribute('src') || image.style.aspectRatio) continue
    changes.style(image, 'aspect-ratio', `${dimensions.width} / ${dimensions.height}`)
  }
  const scroller = startScroller(context, 'sqs-gallery-design-carousel', 'start')
  // Arrows that would cover a caption are not centred on the row. Measure last, after the row has been laid out: all
  // slides are then as high as the one with the tallest caption.
  const first = slides.find(({ image }) => image)
  const isTall = first?.image && first.element.offsetHeight > 2 * first.image.offsetHeight
  if (isTall && Number.isFinite(lowest)) changes.classed(region, 'skerry-gallery-mixed', true)
  return scroller
}
