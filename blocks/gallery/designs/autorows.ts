import { coverParent } from '../../../src/media/imageBox'
import { loadLazily } from '../../../src/media/lazyImages'
import { findImages, ratioOf } from '../read/slides'
import { base } from './base'
import type { StaticDesign } from './design'
import { fillRows, justifyRows } from './layout/rows'
import { addDesignClasses, isLaidOut, place, skipOffscreenLayout } from './staticLayout'

const rowHeight = 250 // B9 Gallery, like the gutter
const gutter = 20
const fallbackRatio = 9 / 16 // B9 Video and meta
const longest = 8 // to 1: dimensions may be wrong, and a line of pixels would be invisible

/** Justified rows of similar height; every image is uncropped (B3 Gallery designs). */
export const autorows: StaticDesign = {
  kind: 'static',
  start(context) {
    const { element, container, slides, data, changes } = context
    const layOut = element.dataset.controller ? fillRows : justifyRows
    const ratios = slides.map((slide) =>
      Math.min(Math.max(1 / (ratioOf(slide) ?? fallbackRatio), 1 / longest), longest),
    )
    addDesignClasses(context, 'autorows')
    if (isLaidOut(context)) return base.start(context)
    for (const { element: slide, image } of slides) {
      if (!image || image === slide) continue
      coverParent(image, 'fill', changes)
      for (let box = image.parentElement; box && box !== slide; box = box.parentElement)
        changes.style(box, 'position', 'static')
    }
    const refresh = () =>
      place(
        context,
        layOut(ratios, {
          width: container.clientWidth,
          rowHeight: data.rowHeight || rowHeight,
          gutter: data.gutter ?? gutter,
        }),
      )
    refresh()
    loadLazily(findImages(container), changes)
    skipOffscreenLayout(context)
    return refresh
  },
}
