import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import type { Design } from './design'
import { autocolumns } from './designs/autocolumns'
import { autogrid } from './designs/autogrid'
import { autorows } from './designs/autorows'
import { base } from './designs/base'
import { grid } from './designs/grid'
import { list } from './designs/list'
import { stacked } from './designs/stacked'
import { type DesignName, designNames } from './galleryData'
import { messages } from './messages'
import { perRow } from './perRow'
import { rowLater } from './rowLater'

const loaded: { readonly [name in DesignName]?: Design } = {
  autocolumns,
  autogrid,
  autorows,
  base,
  carousel: rowLater('carousel', false, perRow),
  grid,
  list,
  stacked,
  strip: rowLater('strip', true),
}

/** The design of that name; `base` for one of the specification's that is not here. Throws the error of B5 for any other name. */
export function findDesign(name: string): Design {
  const known = designNames.find((design) => design === name)
  if (!known) throw new BlockError(format(messages.noDesign, { name, loaded: Object.keys(loaded).join(', ') }))
  return loaded[known] ?? base
}
