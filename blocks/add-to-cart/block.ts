import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { pageLocale } from '../../src/browser/pageLocale'
import { isPress } from '../../src/browser/plainClick'
import type { ProductOrder as Order } from '../../src/browser/productOrder'
import { purchaseKinds, readServedProduct } from '../../src/browser/servedProduct'
import { productTypeOf } from '../../src/model/enumerations/productTypes'
import type { Page } from '../../src/model/page/page'
import { selectedCurrency } from '../../src/model/page/selectedCurrency'
import { isRecord } from '../../src/model/text/json'
import { readBoolean, readText } from '../../src/runtime/attributes'
import { createAsking } from './asking'
import { messages } from './messages'
import { addedMs, createNotice } from './notice'
import { readProductForm } from './productForm'
import type { AddToCartProps } from './props'
import { createSeller } from './purchase'
import { readOrder } from './readOrder'

/** Reads the button's product. Returns `null` for a button without one, such as a template's own. */
export function parse(element: HTMLElement, page: Page): AddToCartProps | null {
  const currency = selectedCurrency(page)
  const product = readServedProduct(element, currency)
  if (!product) return null
  const { itemId, type } = product
  const { storeSettings } = page.websiteSettings
  return {
    itemId,
    type: productTypeOf(readText(element, 'data-product-type')) ?? type,
    websiteId: page.website.id,
    form: readProductForm(element),
    isExpress: isRecord(storeSettings) && storeSettings.expressCheckout === true,
    money: { locale: pageLocale(page.settings.locale), currency },
  }
}

/** Loads the cart, which pages without a shop never need. Presses are kept until then. */
export async function prepare(props: AddToCartProps): Promise<AddToCartProps> {
  const { pageCart, post } = await import('../../src/data/cart/pageCart')
  return { ...props, shop: { cart: pageCart(), post } }
}

/**
 * Makes the button work with mouse, Enter and Space. Every press adds to the cart, even while earlier ones are being
 * sent; a checkout is opened only once.
 */
export function attach(element: HTMLElement, props: AddToCartProps): () => void {
  const { shop } = props
  const changes = recordChanges()
  if (!shop) return changes.undo
  if (props.isExpress || props.type === 'paywall') writePurchase(element, changes)
  const seller = createSeller(props, shop, changes.signal)
  const notice = createNotice({ button: element, cart: shop.cart, changes })
  let isOpening = false

  const openCheckout = async (order: Order) => {
    if (isOpening) return false
    isOpening = true
    const opens = await notice.followToCheckout(seller.sell(order))
    // This page stays for a moment after navigation has started.
    setTimeout(
      () => {
        isOpening = false
      },
      opens ? addedMs : 0,
    )
    return opens
  }
  const sell = (order: Order) =>
    seller.hasOwnCheckout(order) ? openCheckout(order) : notice.follow(seller.sell(order))
  const { refuse } = notice
  const ask = createAsking(element, { refuse, sell, hasNewPrice: seller.hasNewPrice, signal: changes.signal })
  const press = (event: Event) => {
    event.preventDefault()
    const order = readOrder(element, props)
    if (typeof order === 'string') refuse(order)
    else if (props.form && props.type !== 'gift-card') void ask(props.form, order)
    else void sell(order)
  }
  const product = readServedProduct(element, props.money.currency)
  for (const part of ['.product-variants', '.product-quantity-input', purchaseKinds]) {
    const choice = product?.part(part)
    if (!choice) continue
    for (const type of ['input', 'change']) changes.listen(choice, type, notice.clearRefusal)
  }
  changes.listen(element, 'click', press)
  changes.listen(element, 'keydown', (event) => {
    // A real button turns both keys into a click.
    if (isPress(event) && !event.repeat && !(element instanceof HTMLButtonElement)) press(event)
  })
  return changes.undo
}

/** Sets the label of express checkout and paywall buttons, unless the owner or a subscription has set one. */
function writePurchase(button: HTMLElement, changes: ElementChanges): void {
  const hasOwnText = readBoolean(button, 'data-use-custom-label') || readBoolean(button, 'data-is-subscription')
  const label = button.querySelector('.sqs-add-to-cart-button-inner') ?? button
  if (hasOwnText || label.textContent?.trim() === messages.purchase) return
  changes.content(label, [messages.purchase])
}
