import { countColumns } from '../../../src/model/gallery/columns'
import { columnOptionsOf } from '../read/columnOptions'
import type { StaticDesign } from './design'
import { startGrid } from './startGrid'

/** As many slides in a row as fit (B3 Gallery designs). */
export const autogrid: StaticDesign = {
  kind: 'static',
  start(context) {
    const options = columnOptionsOf(context.data)
    const divide = startGrid(context, 'autogrid', options.gutter)
    context.changes.style(context.container, '--skerry-least', '0px')
    const refresh = () => divide(countColumns(context.container.clientWidth, options))
    refresh()
    return refresh
  },
}
