import { sectionColumns } from '../../../src/model/gallery/sectionColumns'
import type { StaticContext, StaticDesign } from './design'
import { startGrid } from './startGrid'
import { addDesignClasses, isLaidOut, showImages, skipOffscreenLayout } from './staticLayout'

const perRow = 4 // B9 Gallery, like the padding
const padding = 20

/**
 * A fixed number of slides per row, or fewer if they would be narrower than the smallest served image (B3 Gallery
 * designs).
 */
export const grid: StaticDesign = {
  kind: 'static',
  start(context) {
    const { data } = context
    if (data.numColumns) return startSection(context, data.numColumns)
    const columns = data.thumbnailsPerRow || data.slidesPerRow || perRow
    startGrid(context, 'grid', data.padding ?? data.gutter ?? padding)(columns)
    return undefined
  },
}

/** Starts the grid of a section, whose columns depend on the window's width. */
function startSection(context: StaticContext, columns: number): (() => void) | undefined {
  const { container, data, changes } = context
  // Add no slide classes: templates use them to halve columns on phones, but `sectionColumns` already adapts.
  addDesignClasses({ ...context, slides: [] }, 'grid')
  showImages(context)
  if (isLaidOut(context)) return undefined
  const refresh = () => {
    const [count, gutter] = sectionColumns(columns, data.gutter ?? padding, innerWidth)
    changes.styles(container, {
      display: 'grid',
      gap: `${gutter}px`,
      'grid-template-columns': `repeat(${count}, minmax(0, 1fr))`,
    })
    skipOffscreenLayout(context)
  }
  refresh()
  return refresh
}
