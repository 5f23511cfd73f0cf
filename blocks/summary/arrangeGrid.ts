import type { ElementChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { countColumns } from '../../src/model/gallery/columns'
import type { SummaryProps } from './props'

/** Divides the list into as many columns as fit, now and whenever it changes size. */
export function arrangeGrid({ list, items, columnWidth, gutter }: SummaryProps, changes: ElementChanges): void {
  const divide = () => {
    const count = countColumns(list.clientWidth, { columnWidth, columnWidthBehavior: 'min' })
    changes.style(list, 'grid-template-columns', `repeat(${count}, minmax(0, 1fr))`)
  }
  divide()
  changes.onUndo(watchSize(list, divide))
  changes.style(list, 'gap', `0 ${gutter}px`) // the items' margins separate the rows
  for (const item of items) changes.style(item, 'margin-bottom', `${gutter}px`) // the last row has one too
}
