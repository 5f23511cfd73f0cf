import type { ElementChanges } from '../../src/browser/elementChanges'
import { messages } from '../../src/model/product/messages'

/**
 * Returns a function that shows on the button of a product that the chosen variant is sold out, and returns the text.
 * The button's own label stays in the page, hidden, because the button writes into it.
 */
export function createSoldOut(button: HTMLElement | null, changes: ElementChanges): (isSoldOut: boolean) => string {
  const own = button?.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner')
  const label = own?.cloneNode(false) as HTMLElement | undefined // a copy of an element is one too
  changes.onUndo(() => label?.remove())
  return (isSoldOut) => {
    if (button) {
      // The button keeps its width, so that nothing beside it moves.
      changes.style(button, 'min-inline-size', isSoldOut ? `${button.offsetWidth}px` : null)
      changes.attribute(button, 'aria-disabled', isSoldOut ? 'true' : null)
    }
    if (!own || !label) return isSoldOut ? messages.soldOut : ''
    changes.style(own, 'display', isSoldOut ? 'none' : null)
    label.textContent = messages.soldOut
    if (isSoldOut) own.after(label)
    else label.remove()
    return isSoldOut ? messages.soldOut : ''
  }
}
