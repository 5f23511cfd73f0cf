import type { ColumnOptions } from '../../../src/model/gallery/columns'
import type { GalleryData } from './galleryData'

const columnWidth = 250 // B9 Gallery: autogrid and autocolumns
const gutter = 0

/** Returns the column settings of a gallery, with the defaults of autogrid and autocolumns. */
export function columnOptionsOf(data: GalleryData): ColumnOptions {
  const width = data.columnWidth || columnWidth
  return {
    columnWidth: width,
    gutter: Math.min(data.gutter ?? gutter, width),
    columnWidthBehavior: data.columnWidthBehavior,
  }
}
