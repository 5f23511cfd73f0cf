import type { ElementChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { countColumns, stackColumns, widthOfColumn } from '../../src/model/gallery/columns'
import type { SummaryProps } from './props'

/** Adds each item to the shortest column, now and whenever the list or an item changes size. */
export function arrangeWall({ list, items, columnWidth, gutter }: SummaryProps, changes: ElementChanges): void {
  const arrange = () => {
    const { clientWidth: width } = list
    const count = countColumns(width, { columnWidth, columnWidthBehavior: 'min' })
    for (const item of items) changes.style(item, 'width', `${widthOfColumn(width, count, gutter)}px`)
    const heights = items.map((item) => item.getBoundingClientRect().height)
    const { rects, height } = stackColumns(heights, { width, count, gutter })
    changes.style(list, 'height', `${height}px`)
    rects.forEach(({ left, top }, index) => {
      const item = items[index]
      if (item) changes.styles(item, { 'inset-inline-start': `${left}px`, top: `${top}px` })
    })
  }
  arrange() // the browser may lay out the page before it reports a size, for example to find what is below the pointer
  for (const element of [list, ...items]) changes.onUndo(watchSize(element, arrange))
}
