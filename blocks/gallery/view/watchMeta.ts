import { recordChanges } from '../../../src/browser/elementChanges'
import { watchSize } from '../../../src/browser/watchSize'
import type { GalleryProps } from '../props'

const most = 0.9 // B9 Video and meta: a caption that takes up more of its container
const height = '40%' // gets the class 'overflow' and this height

/** Limits captions over images: long ones scroll, by keyboard too (G9). Returns a function that undoes all changes. */
export function watchMeta({ element, container, slides, data }: GalleryProps): () => void {
  const changes = recordChanges()
  const metas = slides.flatMap((slide) => slide.element.querySelector<HTMLElement>('.meta, figcaption') ?? [])
  const [first] = metas
  if (data.metaPosition === 'top') changes.classed(element, 'sqs-gallery-block-meta-position-top', true)

  const show = (meta: HTMLElement, isLong: boolean) => {
    if (!isLong && meta === document.activeElement) return // otherwise it would lose the focus
    changes.classed(meta, 'overflow', isLong)
    changes.style(meta, 'height', isLong ? height : null)
    changes.style(meta, 'box-sizing', isLong ? 'border-box' : null)
    changes.style(meta, 'overflow-y', isLong ? 'auto' : null)
    changes.attribute(meta, 'tabindex', isLong ? 0 : null)
  }
  const refresh = () => {
    // All captions of a gallery have the same position: over the images or next to them.
    if (!first || getComputedStyle(first).position !== 'absolute') return
    const long = metas.filter(
      ({ scrollHeight, offsetParent }) => scrollHeight > most * (offsetParent?.clientHeight ?? 0),
    )
    for (const meta of metas) show(meta, long.includes(meta))
  }
  // Watch the caption too: slides may get their size after the gallery, and fonts may load.
  if (first) {
    for (const one of [container, first]) changes.onUndo(watchSize(one, refresh))
    changes.listen(container, 'focusout', ({ target }) => {
      if (metas.some((meta) => meta === target)) refresh()
    })
  }
  return changes.undo
}
