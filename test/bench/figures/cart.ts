import type { Page, Route } from 'playwright'
import { serveDemoSite } from '../demoSite'
import type { Figure } from '../Figure'
import type { Lab } from '../lab'
import { documentOf } from '../markup'

const clicks = 100
const pauseMs = 20
const answerMs = 150
const quietMs = 1500

/** The button, the requests that change the cart, and how many units the server then has. */
interface Shop {
  readonly page: Page
  readonly button: string
  readonly units: () => Promise<number>
  readonly requests: () => number
  readonly close: () => Promise<unknown>
}

interface Counted {
  readonly units: number
  readonly requests: number
}

/** The same rapid clicks on two buttons that add one unit, with a server that takes its time. */
export const cart: Figure = {
  name: 'cart',
  title: `${clicks} clicks on Add to Cart, ${pauseMs} ms apart, with a server that answers after ${answerMs} ms`,
  async measure(lab) {
    const skerry = await clickAll(await openSkerry(lab))
    const hydrogen = await clickAll(await openHydrogen(lab))
    const row = (name: string, { units, requests }: Counted) => ({
      name,
      value: units,
      more: { requests: `${requests}` },
    })
    return {
      unit: 'units in the cart',
      base: 'clicks',
      rows: [
        { name: 'clicks', value: clicks, more: { requests: '' } },
        row('Skerry', skerry),
        row('hydrogen-react, CartProvider', hydrogen),
      ],
      goals: [{ text: 'no click is lost', got: `${skerry.units} of ${clicks}`, isMet: skerry.units === clicks }],
    }
  },
}

async function clickAll({ page, button, units, requests, close }: Shop): Promise<Counted> {
  await page.evaluate(
    async ({ selector, count, pause }) => {
      for (let click = 0; click < count; click++) {
        document.querySelector<HTMLElement>(selector)?.click()
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
    { selector: button, count: clicks, pause: pauseMs },
  )
  await page.waitForTimeout(quietMs)
  const counted = { units: await units(), requests: requests() }
  await close()
  return counted
}

async function openSkerry(lab: Lab): Promise<Shop> {
  const site = await serveDemoSite('module')
  let requests = 0
  const { page, close } = await lab.open(`${site.url}/bakehouse/p/ships-biscuit`, {
    prepare: async ({ page }) => {
      await page.route('**/api/commerce/**', async (route) => {
        if (route.request().method() !== 'GET') requests++
        await answerLate()
        await route.continue()
      })
    },
  })
  const button = '.sqs-add-to-cart-button'
  await page.waitForSelector(button)
  return {
    page,
    button,
    units: () => page.evaluate(readUnits),
    requests: () => requests,
    close: () => Promise.all([close(), site.close()]),
  }
}

async function readUnits(): Promise<number> {
  const answer = await fetch('/api/commerce/shopping-cart')
  const { totalQuantity } = (await answer.json()) as { readonly totalQuantity?: number }
  return totalQuantity ?? 0
}

async function openHydrogen(lab: Lab): Promise<Shop> {
  const script = await lab.script('cartHydrogen.tsx')
  lab.server.put('/cart.html', documentOf('', `<script type="module" src="${script}"></script>`))
  const store = { units: 0, requests: 0 }
  const { page, close } = await lab.open('/cart.html', {
    prepare: async ({ page }) => {
      await page.route('**/api/**', async (route) => {
        await answerLate()
        await answerStorefront(route, store)
      })
    },
  })
  await page.waitForSelector('[data-status="idle"]')
  return { page, button: 'button', units: async () => store.units, requests: () => store.requests, close }
}

interface Line {
  readonly quantity: number
}

/** The part of the Storefront API that creates a cart and adds lines to it. */
async function answerStorefront(route: Route, store: { units: number; requests: number }): Promise<void> {
  const { query, variables } = route.request().postDataJSON() as {
    readonly query: string
    readonly variables: { readonly lines?: readonly Line[]; readonly input?: { readonly lines: readonly Line[] } }
  }
  const name = ['cartCreate', 'cartLinesAdd'].find((mutation) => query.includes(mutation))
  if (name) {
    store.requests++
    for (const { quantity } of variables.lines ?? variables.input?.lines ?? []) store.units += quantity
  }
  const amount = { amount: '0.0', currencyCode: 'USD' }
  const found = {
    id: 'gid://shopify/Cart/1',
    checkoutUrl: '/checkout',
    totalQuantity: store.units,
    buyerIdentity: { countryCode: 'US' },
    lines: { edges: [] },
    cost: { subtotalAmount: amount, totalAmount: amount, totalTaxAmount: amount, totalDutyAmount: amount },
    note: '',
    attributes: [],
    discountCodes: [],
  }
  await route.fulfill({ json: { data: name ? { [name]: { cart: found } } : { cart: found } } })
}

function answerLate(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, answerMs))
}
