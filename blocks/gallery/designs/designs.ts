import { BlockError } from '../../../src/errors/BlockError'
import { format } from '../../../src/language/format'
import { messages } from '../messages'
import { type DesignName, designNames } from '../read/galleryData'
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

const loaded: { readonly [name in DesignName]?: Design } = {
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

/** Returns the design of that name; `base` if it is specified but not listed. Throws the error of B5 for others. */
export function findDesign(name: string): Design {
  const known = designNames.find((design) => design === name)
  if (!known) throw new BlockError(format(messages.noDesign, { name, loaded: Object.keys(loaded).join(', ') }))
  return loaded[known] ?? base
}
