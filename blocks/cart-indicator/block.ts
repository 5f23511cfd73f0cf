import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { isPlainClick } from '../../src/browser/plainClick'
import { announce } from '../../src/data/announcements'
import type { CartView } from '../../src/model/cart/overlayCart'
import type { Page } from '../../src/model/page/page'
import { selectedCurrency } from '../../src/model/page/selectedCurrency'
import { pageLocale } from '../../src/runtime/pageLocale'
import { moneyTextFor } from '../../src/ui/currencySign'
import { createSpokenText } from '../../src/ui/spokenText'
import { messages } from './messages'
import type { CartIndicatorProps } from './props'

const most = 100 // A3 Cart indicator: 100+ above 100 (docs/decisions.md#20)

/** Finds the element that holds the number. A subtotal is in the platform's money element. */
export function parse(element: HTMLElement, page: Page): CartIndicatorProps {
  const isQuantity = element.classList.contains('sqs-cart-quantity')
  const money = isQuantity ? null : element.querySelector<HTMLElement>('.sqs-money-native')
  return {
    shows: isQuantity ? 'quantity' : 'subtotal',
    target: money ?? element,
    locale: pageLocale(page.settings.locale),
    currency: selectedCurrency(page),
  }
}

/** Loads the cart, which pages without a shop never need. */
export async function prepare(props: CartIndicatorProps): Promise<CartIndicatorProps> {
  const { watchCart } = await import('../../src/data/cart/pageCart')
  return { ...props, watchCart }
}

/**
 * Shows the cart from its first sync on; until then the server's text stays (A3, B2 Cart indicator). The newer templates
 * have a link over the page that is hidden while the cart is empty.
 */
export function attach(element: HTMLElement, props: CartIndicatorProps): () => void {
  const { shows, target, watchCart } = props
  const changes = recordChanges()
  const spoken = changes.own(createSpokenText())
  const floating = element.closest('.floating-cart.hidden')
  const stopWatching = watchCart?.(({ view, isSynced }) => {
    if (!isSynced && view.totalQuantity === 0) return
    if (floating) changes.classed(floating, 'hidden', view.totalQuantity === 0)
    changes.attribute(element, 'data-state', 'initialised')
    changes.content(target, [shows === 'quantity' ? quantityText(view) : subtotalText(view, props)])
    if (shows === 'quantity') speak(view)
  })
  openDrawer(element, changes)
  changes.onUndo(() => stopWatching?.())
  return changes.undo

  /** Above 100 a screen reader hears words instead of the sign. */
  function speak({ totalQuantity }: CartView): void {
    const isOver = totalQuantity > most
    changes.attribute(target, 'aria-hidden', isOver ? 'true' : null)
    spoken.textContent = messages.overSpoken
    if (isOver) target.after(spoken)
    else spoken.remove()
  }
}

/** A link around the indicator opens the drawer, if the template says so; with a modifier key, still the cart page. */
function openDrawer(element: HTMLElement, changes: ElementChanges): void {
  const link = element.closest<HTMLElement>('a[data-cart-drawer]')
  if (!link) return
  changes.attribute(link, 'aria-haspopup', 'dialog')
  changes.listen(link, 'click', (event) => {
    if (!isPlainClick(event as MouseEvent)) return
    event.preventDefault()
    announce('cart requested', null)
  })
}

function quantityText({ totalQuantity }: CartView): string {
  return totalQuantity > most ? messages.over : String(totalQuantity)
}

/** Without a second currency where the template's style sheet draws one. */
function subtotalText({ subtotalCents, currency, id }: CartView, props: CartIndicatorProps): string {
  return moneyTextFor(props.target, subtotalCents, { locale: props.locale, currency: id ? currency : props.currency })
}
