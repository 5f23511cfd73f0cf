import type { DesignName } from '../read/galleryData'
import { autocolumns } from './autocolumns'
import { autogrid } from './autogrid'
import { autorows } from './autorows'
import { base } from './base'
import type { Design } from './design'
import { grid } from './grid'
import { lazyRowDesign } from './lazyRowDesign'
import { list } from './list'
import { perRow } from './perRow'
import { stacked } from './stacked'

/** How each design is drawn. */
export const designs: { readonly [name in DesignName]: Design } = {
  autocolumns,
  autogrid,
  autorows,
  base,
  carousel: lazyRowDesign('carousel', false, perRow),
  grid,
  list,
  stacked,
  strip: lazyRowDesign('strip', true),
}
