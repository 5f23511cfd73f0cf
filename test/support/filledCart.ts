import type { Page } from 'playwright'
import { products } from '../../mocks/fixtures/products/index'
import type { Cart, CartEntry } from '../../src/model/cart/Cart'
import type { Variant } from '../../src/model/product/Product'

/** A line to put into a visitor's cart. */
export interface WantedLine {
  /** The last part of the product's URL. */
  readonly product: string
  readonly quantity?: number
  /** The variant to buy, of a product with options. */
  readonly sku?: string
  readonly additionalFields?: string
  readonly subscriptionOptionId?: string
}

/** Puts lines into the cart of a page's visitor, as another page of the site would. Throws if the shop declines one. */
export async function fillCart(page: Page, lines: readonly WantedLine[]): Promise<void> {
  const bodies = lines.map(({ product, quantity = 1, sku = null, ...line }) => {
    const itemId = products.find(({ urlId }) => urlId === product)?.id
    return { additionalFields: null, subscriptionOptionId: null, ...line, itemId, sku, quantity }
  })
  const problem = await page.evaluate(async (wanted) => {
    let crumb = ''
    for (const body of wanted) {
      for (let isDone = false; !isDone; ) {
        const address = `/api/commerce/shopping-cart/entries?crumb=${encodeURIComponent(crumb)}`
        const headers = { 'Content-Type': 'application/json' }
        const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
        const answer = await response.json()
        isDone = !answer.crumbFail
        if (isDone && !response.ok) return String(answer.message)
        crumb = answer.crumb ?? crumb
      }
    }
    return ''
  }, bodies)
  if (problem) throw new Error(problem)
}

/** A cart whose lines have the whole variant, as the mock backend sends them. */
interface WholeCart extends Cart {
  readonly entries: readonly (CartEntry & { readonly chosenVariant: Variant | null })[]
}

/**
 * The visitor's cart on the server, `null` if there is none yet. Requested from outside the page, whose console would
 * report the 404. Throws if the server fails.
 */
export async function cartOnServer(page: Page): Promise<WholeCart | null> {
  const response = await page.request.get(new URL('/api/commerce/shopping-cart', page.url()).href)
  if (response.status() === 404) return null
  if (!response.ok()) throw new Error(`The mock server answered ${response.status()} to a request for the cart.`)
  return response.json()
}

/** The lines of the visitor's cart on the server, such as `2 × Ship’s biscuit`. */
export async function linesOnServer(page: Page): Promise<string[]> {
  const cart = await cartOnServer(page)
  return (cart?.entries ?? []).map(({ quantity, productName }) => `${quantity} × ${productName}`)
}
