import type { MovingDesign } from '../design'
import type { GalleryData } from '../galleryData'
import { startScroller } from '../scroller'

const gutterPx = 1 // B9 Gallery, like the next
const slidesPerRow = 3

/** Groups of slides side by side (B4 Gallery). */
export const carousel: MovingDesign = {
  kind: 'moving',
  describes: true,
  canLoop: false,
  start(context) {
    const { container, slides, data, changes, controller } = context
    changes.style(container, '--skerry-row', `${rowOf(data)}`)
    changes.style(container, '--skerry-gutter', `${data.gutter ?? gutterPx}px`)
    changes.style(container, '--skerry-fit', data.autoCrop ? 'cover' : 'contain')
    changes.style(container, '--skerry-shape', data.aspectRatio ? `100 / ${data.aspectRatio}` : null)
    changes.classed(container, 'skerry-gallery-shaped', data.aspectRatio !== null)
    const group = () => controller.setGroupSize(perRow(data, innerWidth))
    group()
    for (const { image, dimensions } of slides) {
      // The entry gave it room already, as a rule.
      if (!image || !dimensions || image.style.aspectRatio || image.hasAttribute('src')) continue
      changes.style(image, 'aspect-ratio', `${dimensions.width} / ${dimensions.height}`)
    }
    const scroller = startScroller(context, 'sqs-gallery-design-carousel', 'start')
    return {
      move: scroller.move,
      refresh() {
        group()
        scroller.refresh()
      },
    }
  },
}

/** How many slides a window of that width has side by side: at most 2 under 480 px, at most 3 under 724 px (B4 Gallery). */
export function perRow(data: Pick<GalleryData, 'slidesPerRow'>, widthPx: number): number {
  const wanted = rowOf(data)
  if (widthPx < 480) return Math.min(wanted, 2)
  return widthPx < 724 ? Math.min(wanted, 3) : wanted
}

function rowOf(data: Pick<GalleryData, 'slidesPerRow'>): number {
  return Math.max(Math.trunc(data.slidesPerRow ?? 0), 0) || slidesPerRow
}
