import { sectionColumns } from '../../../src/model/gallery/sectionColumns'
import type { StaticContext, StaticDesign } from './design'
import { startGrid } from './startGrid'
import { addDesignClasses, isLaidOut, showImages, skipOffscreenLayout } from './staticLayout'

const perRow = 4 // B9 Gallery, like the padding
const padding = 20

/** So many slides in a row, less where they would be smaller than the smallest image that is served (B3 Gallery designs). */
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

/** The grid of a section, whose columns go by the window. */
function startSection(context: StaticContext, columns: number): (() => void) | undefined {
  const { container, data, changes } = context
  // Templates halve the slides of a block's grid on phones; those of a section have their columns by the window.
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
