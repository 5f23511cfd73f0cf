import type { ColumnOptions } from '../../../src/model/gallery/columns'
import type { GalleryData } from './galleryData'

const columnWidth = 250 // B9 Gallery: autogrid and autocolumns
const gutter = 0

/** Returns the column settings of a gallery, with the defaults of autogrid and autocolumns. */
export function columnOptionsOf(data: GalleryData): ColumnOptions {
  return {
    columnWidth: data.columnWidth || columnWidth,
    gutter: data.gutter ?? gutter,
    columnWidthBehavior: data.columnWidthBehavior,
  }
}
