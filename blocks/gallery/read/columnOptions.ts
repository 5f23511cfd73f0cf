import type { ColumnOptions } from '../designs/layout/columns'
import type { GalleryData } from './galleryData'

const columnWidth = 250 // B9 Gallery: autogrid and autocolumns
const gutter = 0

/** How wide the columns of a gallery may be, with the defaults of autogrid and autocolumns. */
export function columnOptionsOf(data: GalleryData): ColumnOptions {
  return {
    columnWidth: data.columnWidth || columnWidth,
    gutter: data.gutter ?? gutter,
    columnWidthBehavior: data.columnWidthBehavior,
  }
}
