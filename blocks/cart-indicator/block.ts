import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { navigate } from '../../src/browser/navigate'
import { pageLocale } from '../../src/browser/pageLocale'
import { isPlainClick } from '../../src/browser/plainClick'
import { announce } from '../../src/data/announcements'
import { cartCurrency } from '../../src/model/cart/cartCurrency'
import type { CartView } from '../../src/model/cart/overlayCart'
import type { Page } from '../../src/model/page/page'
import { selectedCurrency } from '../../src/model/page/selectedCurrency'
import { cartCount } from '../../src/ui/cartCount'
import { moneyTextFor } from '../../src/ui/currencySign'
import { speakRefused } from '../../src/ui/speakRefused'
import { createSpokenText } from '../../src/ui/spokenText'
import type { CartIndicatorProps } from './props'

export { withCart as prepare } from '../../src/data/cart/withCart'

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

/**
 * Shows the cart from its first sync on; until then the server's text stays (A3, B2 Cart indicator). Newer templates
 * have a floating link that is hidden while the cart is empty. Announces why a change made on the previous page was
 * undone.
 */
export function attach(element: HTMLElement, props: CartIndicatorProps): () => void {
  const { shows, target, watchCart } = props
  const changes = recordChanges()
  const spoken = changes.own(createSpokenText())
  const floating = element.closest('.floating-cart.hidden')
  const stopWatching = watchCart?.(({ view, isSynced, refused }) => {
    speakRefused(refused)
    if (!isSynced && view.totalQuantity === 0) return
    if (floating) changes.classed(floating, 'hidden', view.totalQuantity === 0)
    if (isSynced) changes.attribute(element, 'data-state', 'initialised')
    if (shows === 'quantity') showQuantity(view)
    else changes.content(target, [subtotalText(view, props)])
  })
  openDrawer(element, changes)
  changes.onUndo(() => stopWatching?.())
  return changes.undo

  function showQuantity({ totalQuantity }: CartView): void {
    const count = cartCount(totalQuantity)
    changes.content(target, [count.shown])
    changes.attribute(target, 'aria-hidden', count.spoken && 'true')
    spoken.textContent = count.spoken
    if (count.spoken) target.after(spoken)
    else spoken.remove()
  }
}

/**
 * Lets a link around the indicator open the drawer, if the template asks for it. With a modifier key it still opens the
 * cart page, as it does if the drawer's code fails to load. On the cart page it scrolls to the cart, which is not a
 * dialog.
 */
function openDrawer(element: HTMLElement, changes: ElementChanges): void {
  const link = element.closest<HTMLAnchorElement>('a[data-cart-drawer]')
  if (!link) return
  if (!document.querySelector('#sqs-cart-root')) changes.attribute(link, 'aria-haspopup', 'dialog')
  changes.listen(link, 'click', (event) => {
    if (!isPlainClick(event as MouseEvent)) return
    event.preventDefault()
    announce('cart requested', () => navigator.onLine && navigate(link.href))
  })
}

/** Omits the currency sign where the template's style sheet already draws one. */
function subtotalText(cart: CartView, { target, locale, currency }: CartIndicatorProps): string {
  return moneyTextFor(target, cart.subtotalCents, { locale, currency: cartCurrency(cart, currency) })
}
