import { recordChanges } from '../../src/browser/elementChanges'
import { isPress } from '../../src/browser/plainClick'
import { readServedProduct } from '../../src/browser/servedProduct'
import { productTypeOf } from '../../src/model/enumerations/productTypes'
import type { Page } from '../../src/model/page/page'
import { readText } from '../../src/runtime/attributes'
import { createNotice } from './notice'
import type { AddToCartProps } from './props'
import { purchase } from './purchase'
import { readOrder } from './readOrder'

/** Reads which product a button sells. Returns `null` for a button of no product, such as a template's own. */
export function parse(element: HTMLElement, page: Page): AddToCartProps | null {
  const product = readServedProduct(element)
  if (!product) return null
  const { itemId, type } = product
  return {
    itemId,
    type: productTypeOf(readText(element, 'data-product-type')) ?? type,
    websiteId: page.website.id,
  }
}

/** Loads the cart, which pages without a shop never need. Presses are kept meanwhile. */
export async function prepare(props: AddToCartProps): Promise<AddToCartProps> {
  const { pageCart, post } = await import('../../src/data/cart/pageCart')
  return { ...props, shop: { cart: pageCart(), post } }
}

/** Makes the button sell, by mouse and by Enter and Space. Every press counts, also while earlier ones are sent. */
export function attach(element: HTMLElement, props: AddToCartProps): () => void {
  const { shop } = props
  const changes = recordChanges()
  if (!shop) return changes.undo
  const notice = createNotice({ button: element, cart: shop.cart, changes })

  const press = (event: Event) => {
    event.preventDefault()
    const order = readOrder(element, props)
    if (typeof order === 'string') notice.refuse(order)
    else void notice.follow(purchase(order, props, shop))
  }
  changes.listen(element, 'click', press)
  changes.listen(element, 'keydown', (event) => {
    // A real button turns both keys into a click.
    if (isPress(event) && !event.repeat && !(element instanceof HTMLButtonElement)) press(event)
  })
  return changes.undo
}
