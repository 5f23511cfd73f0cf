import type { ElementChanges } from '../../src/browser/elementChanges'
import { messages as productMessages } from '../../src/model/product/messages'
import type { PricingOption } from '../../src/model/product/Product'
import { messages } from './messages'

/**
 * Returns a function that shows on a product's button that the chosen variant is sold out or is bought as a
 * subscription, and returns that text. The button's own label stays in the page, hidden.
 */
export function createButton(
  button: HTMLElement | null,
  changes: ElementChanges,
): (isSoldOut: boolean, subscription: PricingOption | null) => string {
  const own = button?.querySelector<HTMLElement>('.sqs-add-to-cart-button-inner')
  const label = own && changes.own(own.cloneNode(false) as HTMLElement) // cloneNode returns the same type
  const served = {
    isSubscription: button?.getAttribute('data-is-subscription') ?? null,
    optionId: button?.getAttribute('data-subscription-option-id') ?? null,
  }

  return (isSoldOut, subscription) => {
    if (!button) return isSoldOut ? productMessages.soldOut : ''
    const text = isSoldOut ? productMessages.soldOut : subscription ? messages.subscribe : ''
    // Keep the button's width, so that nothing next to it moves.
    changes.style(button, 'min-inline-size', text ? `${button.offsetWidth}px` : null)
    changes.style(button, 'text-align', text ? 'center' : null)
    changes.attribute(button, 'aria-disabled', isSoldOut ? 'true' : null)
    changes.attribute(button, 'data-is-subscription', subscription ? 'true' : served.isSubscription)
    changes.attribute(button, 'data-subscription-option-id', subscription?.id ?? served.optionId)
    if (own && label) {
      changes.style(own, 'display', text ? 'none' : null)
      label.textContent = text
      if (text) own.after(label)
      else label.remove()
    }
    return isSoldOut ? text : ''
  }
}
