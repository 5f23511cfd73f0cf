import { type ProductOrder, readProductOrder } from '../browser/productOrder'
import { readServedProduct } from '../browser/servedProduct'
import { sessionValues } from '../browser/storage'
import { pageCart } from '../data/cart/pageCart'
import { readHtml } from '../ui/html'

const longest = 10_000_000 // characters; enough for a page with the longest list of variants
const mostClicks = 9999 // the largest quantity of a line

/**
 * What the entry has stored (see `src/runtime/keepClicks.ts`): the markup of a page, and the states of its controls at
 * each click.
 */
type Kept = readonly [html: string, ...clicks: (readonly unknown[])[]]

/**
 * Adds what was clicked to the cart. Each entry of the session storage is removed first and journalled by the cart in
 * the same turn, so that it is neither lost nor added twice.
 */
export function addKeptClicks(keys: readonly string[]): void {
  const cart = pageCart()
  for (const key of keys) {
    const kept = sessionValues.get(key, isKept, longest)
    sessionValues.remove(key)
    const [html = '', ...clicks] = kept ?? []
    for (const [states, times] of countEqual(clicks)) {
      const order = readKept(html, states)
      if (!order) continue
      const { line, quantity } = order
      const preview = { ...order.preview, fullUrl: '' } // the path of this page is not the product's
      cart.change({ kind: 'add', line, quantity, preview, times }).then(({ status, message }) => {
        if (status === 'declined' || status === 'failed') cart.refuse(message)
      })
    }
  }
}

/** Joins clicks with the same choices. Returns the states of the controls, and how often the button was clicked. */
function countEqual(clicks: readonly (readonly unknown[])[]): readonly (readonly [readonly unknown[], number])[] {
  const counts = new Map<string, number>()
  for (const states of clicks) {
    const text = JSON.stringify(states)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts].map(([text, count]) => [JSON.parse(text), Math.min(count, mostClicks)])
}

/**
 * Reads the order from the stored markup. There is none if a choice was missing, or if the button leads elsewhere,
 * because the visitor has left that page.
 */
function readKept(html: string, states: readonly unknown[]): ProductOrder | null {
  const part = readHtml(html)
  const button = findButton(part, states)
  const product = button && readServedProduct(button)
  if (!button || !product || product.type === 'gift-card' || product.type === 'paywall') return null
  const order = readProductOrder(button, product)
  const isSold = !('kind' in order) && !order.isSubscription && !button.hasAttribute('data-form')
  return isSold ? order : null
}

/** Restores the states of the controls, and returns the button that was clicked, whose state is a number. */
function findButton(part: DocumentFragment, states: readonly unknown[]): HTMLElement | null {
  const controls = part.querySelectorAll<HTMLInputElement>('select,[type=radio],[type=number],.sqs-add-to-cart-button')
  let button: HTMLElement | null = null
  controls.forEach((control, index) => {
    const state = states[index]
    if (typeof state === 'number') button = control
    else if (state === true) control.checked = true
    else if (typeof state === 'string' && control.type !== 'radio') control.value = state
  })
  return button
}

function isKept(value: unknown): value is Kept {
  return Array.isArray(value) && typeof value[0] === 'string' && value.slice(1).every(Array.isArray)
}
