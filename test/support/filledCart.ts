import type { Page } from 'playwright'
import { products } from '../../mocks/fixtures/products/index'

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

/** The lines of the visitor's cart on the server, such as `2 × Ship’s biscuit`. */
export function cartOnServer(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const response = await fetch('/api/commerce/shopping-cart')
    const { entries = [] } = await response.json()
    return entries.map(
      ({ quantity, productName }: { quantity: number; productName: string }) => `${quantity} × ${productName}`,
    )
  })
}
