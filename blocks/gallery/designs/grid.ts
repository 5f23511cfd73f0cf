import type { StillDesign } from '../design'
import { beginGrid } from '../stillGrid'

const perRow = 4 // B9 Gallery, like the padding
const padding = 20

/** So many slides in a row, less where they would be smaller than the smallest image that is served (B3 Gallery designs). */
export const grid: StillDesign = {
  kind: 'still',
  start(context) {
    const { data } = context
    const columns = data.thumbnailsPerRow || data.slidesPerRow || data.numColumns || perRow
    beginGrid(context, 'grid', data.padding ?? data.gutter ?? padding)(columns)
    return undefined
  },
}
