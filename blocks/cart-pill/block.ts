import { recordChanges } from '../../src/browser/elementChanges'
import { pageLocale } from '../../src/browser/pageLocale'
import { siteLink } from '../../src/browser/siteLink'
import { format } from '../../src/language/format'
import { routes } from '../../src/model/address/routes'
import { cartCurrency } from '../../src/model/cart/cartCurrency'
import type { CartView } from '../../src/model/cart/overlayCart'
import { showCents } from '../../src/model/money/shownMoney'
import type { Page } from '../../src/model/page/page'
import { selectedCurrency } from '../../src/model/page/selectedCurrency'
import { isRecord } from '../../src/model/text/json'
import { cartCount } from '../../src/ui/cartCount'
import { element } from '../../src/ui/element'
import { speakRefused } from '../../src/ui/speakRefused'
import { createSpokenText } from '../../src/ui/spokenText'
import { adoptStyles } from '../../src/ui/styles'
import css from './cartPill.css?inline'
import { messages } from './messages'
import type { CartPillProps } from './props'
import { standAboveBars } from './standAboveBars'

export { withCart as prepare } from '../../src/data/cart/withCart'

/** Finds the template's placeholder for the cart, and the store's look and currency. */
export function parse(_: HTMLElement, page: Page): CartPillProps {
  const { storeSettings } = page.websiteSettings
  return {
    dropzone: document.querySelector<HTMLElement>('.sqs-cart-dropzone'),
    isLight: isRecord(storeSettings) && storeSettings.useLightCart === true,
    locale: pageLocale(page.settings.locale),
    currency: selectedCurrency(page),
  }
}

/**
 * Shows a link with the number of items and the subtotal while the cart is not empty, and announces why a change made
 * on the previous page was undone.
 */
export function attach(host: HTMLElement, props: CartPillProps): () => void {
  const { watchCart, dropzone, isLight, locale } = props
  adoptStyles('cart-pill', css)
  const changes = recordChanges()
  const number = element('span')
  const spoken = createSpokenText()
  const price = element('span', { class: 'skerry-cart-pill-price' })
  // The box has the background, because templates reset the background of all links.
  const box = element('span', { class: `skerry-cart-pill-box${isLight ? ' is-light' : ''}` }, number, spoken, price)
  const link = element('a', { class: 'skerry-cart-pill', href: siteLink(routes.cart) }, box)
  // The platform's class lets the style sheets of templates position it.
  const pill = changes.own(
    element('div', { class: 'sqs-pill-shopping-cart', role: 'navigation', 'aria-label': messages.title }, link),
  )
  const place = standAboveBars(pill, host, changes)
  if (!dropzone) changes.classed(host, 'absolute-cart-box', true)
  changes.onUndo(
    watchCart?.(({ view, refused }) => {
      show(view)
      speakRefused(refused)
    }) ?? (() => {}),
  )
  return changes.undo

  function show(cart: CartView): void {
    const { totalQuantity: count, subtotalCents } = cart
    if (count === 0) {
      pill.remove()
      place()
      return
    }
    const { shown, spoken: words } = cartCount(count)
    number.textContent = `${shown} ${format(messages.items, { count })}`
    number.ariaHidden = String(words !== null)
    spoken.textContent = ` ${words ?? messages.inCart} `
    const currency = cartCurrency(cart, props.currency)
    price.textContent = showCents(subtotalCents, { locale, currency, trimsZeros: true })
    if (pill.isConnected) return
    ;(dropzone ?? host).append(pill)
    place()
  }
}
