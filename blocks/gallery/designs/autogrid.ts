import { columnOptionsOf } from '../read/columnOptions'
import type { StillDesign } from './design'
import { countColumns } from './layout/columns'
import { beginGrid } from './stillGrid'

/** As many slides in a row as there is room for (B3 Gallery designs). */
export const autogrid: StillDesign = {
  kind: 'still',
  start(context) {
    const options = columnOptionsOf(context.data)
    const divide = beginGrid(context, 'autogrid', options.gutter)
    context.changes.style(context.container, '--skerry-least', '0px')
    const refresh = () => divide(countColumns(context.container.clientWidth, options))
    refresh()
    return refresh
  },
}
