import { debounce } from '../../../src/browser/debounce'
import { countColumns, stackColumns, widthOfColumn } from '../../../src/model/gallery/columns'
import { sectionColumns } from '../../../src/model/gallery/sectionColumns'
import { columnOptionsOf } from '../read/columnOptions'
import { base } from './base'
import type { StaticDesign } from './design'
import { addDesignClasses, isLaidOut, place, showImages, skipOffscreenLayout } from './staticLayout'

const restMs = 100 // images of unknown size load one after the other

/** Columns of equal width; each slide is added to the shortest one (B3 Gallery designs). */
export const autocolumns: StaticDesign = {
  kind: 'static',
  start(context) {
    const { container, slides, data, changes } = context
    const options = columnOptionsOf(data)
    addDesignClasses(context, 'autocolumns')
    if (isLaidOut(context)) return base.start(context)
    showImages(context)

    const refresh = () => {
      const { clientWidth: width } = container
      const [count, gutter] = data.numColumns
        ? sectionColumns(data.numColumns, options.gutter, innerWidth)
        : [countColumns(width, options), options.gutter]
      changes.classed(container, 'skerry-gallery-many', false) // lay out all slides, to measure them
      for (const { element } of slides) {
        changes.style(element, 'width', `${widthOfColumn(width, count, gutter)}px`)
        changes.style(element, 'height', 'auto')
      }
      const heights = slides.map(({ element }) => element.getBoundingClientRect().height)
      place(context, stackColumns(heights, { width, count, gutter }))
      skipOffscreenLayout(context)
    }
    refresh()
    document.fonts?.ready.then(refresh) // fonts may change the height of captions
    // Other sizes may be those at which the image is shown, not of the file.
    if (slides.some(({ dimensions, type }) => !dimensions && type === 'image')) {
      const refreshSoon = debounce(refresh, restMs)
      for (const type of ['load', 'error']) changes.listen(container, type, refreshSoon, { capture: true })
      changes.onUndo(refreshSoon.cancel)
    }
    return refresh
  },
}
