import { recordChanges } from '../../src/browser/elementChanges'
import { isPlainClick, isPress } from '../../src/browser/plainClick'
import type { Page } from '../../src/model/page/page'
import { readText } from '../../src/runtime/attributes'
import type { QuickViewProps } from './props'

/** Reads the product's id. Returns `null` for a button without one. */
export function parse(element: HTMLElement, page: Page): QuickViewProps | null {
  const itemId = readText(element, 'data-id')
  return itemId ? { itemId, group: readText(element, 'data-group'), page } : null
}

/** Opens the dialog on click, Enter and Space. Its code loads on the first press. */
export function attach(element: HTMLElement, props: QuickViewProps): () => void {
  const changes = recordChanges()
  let close: (() => void) | null = null
  let presses = 0
  const open = async (event: Event) => {
    event.preventDefault()
    close?.()
    const press = ++presses
    const { openQuickView } = await import('./openQuickView')
    if (press === presses && !changes.signal.aborted) close = openQuickView(element, props)
  }
  changes.attribute(element, 'aria-haspopup', 'dialog')
  changes.listen(element, 'click', (event) => {
    if (isPlainClick(event)) open(event).catch(reportError)
  })
  changes.listen(element, 'keydown', (event) => {
    // A real button turns both keys into a click.
    if (isPress(event) && !event.repeat && !(element instanceof HTMLButtonElement)) open(event).catch(reportError)
  })
  changes.onUndo(() => close?.())
  return changes.undo
}
