import { untilStop } from '../../src/browser/atStop'
import { recordChanges } from '../../src/browser/elementChanges'
import { navigate } from '../../src/browser/navigate'
import { isPlainClick, isPress } from '../../src/browser/plainClick'
import type { Page } from '../../src/model/page/page'
import { readText } from '../../src/runtime/attributes'
import { adoptStyles } from '../../src/ui/styles'
import css from './button.css?inline'
import type { QuickViewProps } from './props'

/** What all buttons share: only the product of the last press is shown. */
const pageState = () => untilStop('quickView', () => ({ presses: 0, close: () => {} }))

/** Reads the product's id. Returns `null` for a button without one. */
export function parse(element: HTMLElement, page: Page): QuickViewProps | null {
  const itemId = readText(element, 'data-id')
  return itemId ? { itemId, group: readText(element, 'data-group'), page } : null
}

/**
 * Opens the dialog on click, Enter and Space. Its code loads on the first press; if it fails to load, the product's
 * page opens instead, unless the visitor is offline.
 */
export function attach(element: HTMLElement, props: QuickViewProps): () => void {
  adoptStyles('quick-view-button', css)
  const changes = recordChanges()
  let close = () => {}
  const open = async (event: Event) => {
    event.preventDefault()
    const page = pageState()
    page.close()
    const press = ++page.presses
    const isWanted = () => press === page.presses && !changes.signal.aborted
    try {
      const { openQuickView } = await import('./openQuickView')
      if (isWanted()) page.close = close = openQuickView(element, props)
    } catch (error) {
      reportError(error)
      const link = linkOf(element)
      if (link && isWanted() && navigator.onLine) navigate(link.href)
    }
  }
  changes.attribute(element, 'aria-haspopup', 'dialog')
  changes.listen(element, 'click', (event) => {
    if (isPlainClick(event)) void open(event)
  })
  changes.listen(element, 'keydown', (event) => {
    // A real button turns both keys into a click.
    if (isPress(event) && !event.repeat && !(element instanceof HTMLButtonElement)) void open(event)
  })
  changes.onUndo(() => close())
  return changes.undo
}

/** The first link of the button's product; `null` if the button is among links of other products. */
function linkOf(button: HTMLElement): HTMLAnchorElement | null {
  const product = button.closest(':has(a[href])')
  const isAlone = product?.querySelectorAll('.sqs-product-quick-view-button').length === 1
  return isAlone ? product.querySelector('a[href]') : null
}
