import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { products } from '../../../mocks/fixtures/products/index'
import { renderPage } from '../../../mocks/site/index'
import { axeFindings } from '../../support/axe'
import { cartOnServer, fillCart, linesOnServer, type WantedLine } from '../../support/filledCart'
import { holdRequests } from '../../support/holdRequests'
import { movesOf, still } from '../../support/moves'
import { documentOf, siteForTests } from '../../support/site'

/** As the platform serves its cart page: a context, and a root without content. */
const emptyRoot = documentOf(
  '<div id="sqs-cart-root"><div id="sqs-cart-container"></div></div>',
  '<script>Static = { SQUARESPACE_CONTEXT: {} }</script>',
)
const site = siteForTests({ renderPage, pages: { '/empty-root': emptyRoot } })

const biscuit: WantedLine = { product: 'ships-biscuit', quantity: 2 } // $9.00 each
const parcel: WantedLine = { product: 'sunday-parcel' } // $22.00 each, twelve in stock
const hatSku = products.find(({ urlId }) => urlId === 'wool-hat')?.structuredContent.variants[0]?.sku ?? ''
const oatcakes: WantedLine = { product: 'salt-oatcakes' } // $4.00 each

/** Opens the cart page of a visitor with these lines in the cart. */
async function openCart(
  lines: readonly WantedLine[],
  { query = '', ...options }: BrowserContextOptions & { query?: string } = {},
) {
  const { page, troubles } = await site.visit('/contact', { locale: 'en-GB', ...options })
  await fillCart(page, lines)
  troubles.length = 0
  await page.goto(`${site.server.url}/cart?csp=strict${query}`)
  await page.locator('.skerry-cart').waitFor()
  return { page, troubles, line: (name: string) => page.locator('.skerry-cart-line', { hasText: name }) }
}

/** The text of a row of the totals. */
function total(page: Page, name: string) {
  return page.locator('.skerry-cart-totals > div', { has: page.locator(`dt:text-is("${name}")`) }).locator('dd')
}

/** What the cart says about a failure. The footer's form has alerts of its own. */
const alertOf = (page: Page) => page.locator('.skerry-cart').getByRole('alert')

/** Holds the first request to such an address until the function that it returns is called. */
const holdRequest = (page: Page, address: string) => holdRequests(page, address, { times: 1 })

/** Declines every request to such an address. */
function decline(page: Page, address: string | RegExp, reply: { message: string; errors?: object }) {
  return page.route(address, (route) => route.fulfill({ status: 400, json: { error: reply.message, ...reply } }))
}

/** Opens a cart and applies a code, whose request is held until `release` is called. */
async function applySlowly(text: string) {
  const { page } = await openCart([biscuit])
  const release = await holdRequest(page, '**/shopping-cart/coupons*')
  const code = page.getByLabel('Coupon code')
  await code.fill(text)
  await code.press('Enter')
  await page.getByRole('button', { name: 'Updating…' }).waitFor()
  return { page, code, release }
}

/** What screen readers announce. */
const spoken = (page: Page) => page.locator('.skerry-cart > [role="status"]').last().textContent()

/** The name of the button that has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('button:focus')
    return button?.getAttribute('aria-label') ?? button?.textContent
  })

/** Where the server would send the cart of a visitor. */
const locationOnServer = async (page: Page) => {
  const location = (await cartOnServer(page))?.shippingLocation
  return location ? `${location.country} ${location.postalCode}` : ''
}

const field = (page: Page, name: string) => page.getByLabel(`Quantity of ${name}`)

describe('the cart page', () => {
  it.each([
    ['lines', [biscuit, parcel]],
    ['one line', [biscuit]],
    ['nothing', []],
  ])('moves nothing on the screen while it draws %s', async (_, lines) => {
    const { page } = await openCart(lines, { viewport: { width: 375, height: 812 } })
    expect(await movesOf(page)).toEqual(still)
  })

  it('shows each line with its options, answers, prices and total, and fits a 320 px screen', async () => {
    const { page, troubles, line } = await openCart(
      [biscuit, { product: 'wool-hat', sku: hatSku, additionalFields: '{"For whom":"Mother"}' }],
      { viewport: { width: 320, height: 700 } },
    )
    await expect.poll(() => line('Ship’s biscuit').textContent()).toContain('US$18.00')
    expect(await line('Ship’s biscuit').textContent()).toContain('US$9.00 each')
    expect(await line('Wool hat').textContent()).toMatch(/Colour: \w+.*For whom: Mother/)
    expect(await page.getByRole('link', { name: 'Ship’s biscuit' }).getAttribute('href')).toMatch(
      /\/bakehouse\/p\/ships-biscuit$/,
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeFindings(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  it('fits a 320 px screen even with very long words', async () => {
    const { page } = await openCart([biscuit])
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'
    await page.route('**/api/commerce/shopping-cart*', async (route) => {
      const response = await route.fetch()
      const cart = await response.json()
      const entries = cart.entries.map((entry: object) => ({ ...entry, productName: word }))
      const applicableTaxRules = [{ id: 't', name: word, taxCents: 123_456 }]
      await route.fulfill({ response, json: { ...cart, entries, applicableTaxRules } })
    })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.reload()
    await expect.poll(() => total(page, word).textContent()).toBe('US$1,234.56')
    const linesOfAmount = await total(page, word).evaluate((amount) => {
      const range = document.createRange()
      range.selectNodeContents(amount)
      return range.getClientRects().length
    })
    expect(linesOfAmount).toBe(1)
    await page.route('**/shopping-cart/entries/*', () => {}) // the line stays removed
    await page.getByRole('button', { name: `Remove ${word}` }).click()
    await page.getByRole('button', { name: `Undo removing ${word}` }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('keeps its fields inside their columns on a page without a template', async () => {
    const { page } = await openCart([biscuit])
    await page.goto(`${site.server.url}/empty-root`)
    const code = await page.getByLabel('Coupon code').boundingBox()
    const apply = await page.getByRole('button', { name: 'Apply' }).boundingBox()
    expect((code?.x ?? 0) + (code?.width ?? 0)).toBeLessThan(apply?.x ?? 0)
  })

  it('says that it is empty, and leads back to the shop', async () => {
    const { page, troubles } = await openCart([])
    expect(await page.locator('.skerry-cart').textContent()).toContain('You have nothing in your shopping cart.')
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await page.waitForURL(/\/bakehouse/)
    expect(troubles).toEqual([])
  })

  it('restores the served markup when Skerry stops', async () => {
    const { page } = await openCart([biscuit])
    await page.goto(`${site.server.url}/cart`) // without a policy against the parser that reads the served page
    await page.locator('.skerry-cart').waitFor()
    const served = await page.evaluate(async () => {
      const text = await (await fetch(location.href)).text()
      return new DOMParser().parseFromString(text, 'text/html').querySelector('#sqs-cart-root')?.outerHTML
    })
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    await expect.poll(() => page.locator('#sqs-cart-root').evaluate((root) => root.outerHTML)).toBe(served)
  })

  it('shows the lines of a cart in which any other value may be null', async () => {
    const { troubles, line } = await openCart([biscuit, parcel], { query: '&scenario=cartNulls' })
    await expect.poll(() => line('Ship’s biscuit').count()).toBe(1)
    await expect.poll(() => line('The Sunday parcel').count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('loads its animations only on its own page, and never under reduced motion', async () => {
    const { page } = await site.visit('/bakehouse')
    await expect.poll(() => page.locator('.sqs-cart-quantity[data-state="initialised"]').count()).toBeGreaterThan(0)
    expect(await filesOf(page)).not.toContain('cart')
    expect(await filesOf(page)).not.toContain('movingRows')
    const { page: still } = await openCart([biscuit], { reducedMotion: 'reduce' })
    await still.getByRole('button', { name: 'Remove Ship’s biscuit' }).click()
    await expect.poll(() => still.locator('.skerry-cart-line').count()).toBe(0)
    expect(await filesOf(still)).toContain('cart')
    expect(await filesOf(still)).not.toContain('movingRows')
    const { page: moving } = await openCart([biscuit])
    await expect.poll(() => filesOf(moving)).toEqual(expect.arrayContaining(['movingRows', 'motionFeatures']))
  })
})

describe('the quantity', () => {
  it('changes by buttons and by typing, with the totals', async () => {
    const { page } = await openCart([biscuit])
    await page.getByRole('button', { name: 'One more of Ship’s biscuit' }).click()
    await expect.poll(() => total(page, 'Subtotal').textContent()).toBe('US$27.00')
    await field(page, 'Ship’s biscuit').fill('10')
    await field(page, 'Ship’s biscuit').press('Enter')
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$90.00')
    await expect.poll(() => linesOnServer(page)).toEqual(['10 × Ship’s biscuit'])
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('10')
  })

  it('counts every one of many rapid clicks, in fewer requests', async () => {
    const { page } = await openCart([biscuit])
    const requests: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && requests.push(request.url()))
    await page.getByRole('button', { name: 'One more of Ship’s biscuit' }).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 20; click++) button.click()
    })
    await expect.poll(() => linesOnServer(page)).toEqual(['22 × Ship’s biscuit'])
    expect(requests.length).toBeLessThan(20)
  })

  it.each(['0', '-1', '1.5', '1e9', 'two', ''])(
    'is unchanged when %j is typed, with a message that gives the allowed range',
    async (typed) => {
      const { page } = await openCart([biscuit])
      await field(page, 'Ship’s biscuit').fill(typed)
      await field(page, 'Ship’s biscuit').press('Tab')
      await expect.poll(() => alertOf(page).textContent()).toBe('Please enter a quantity from 1 to 9999.')
      expect(await total(page, 'Subtotal').textContent()).toBe('US$18.00')
      expect(await linesOnServer(page)).toEqual(['2 × Ship’s biscuit'])
    },
  )

  it('cannot exceed the stock', async () => {
    const { page, line } = await openCart([parcel])
    await field(page, 'The Sunday parcel').fill('13')
    await field(page, 'The Sunday parcel').press('Enter')
    await expect.poll(() => alertOf(page).textContent()).toBe('Please enter a quantity from 1 to 12.')
    await field(page, 'The Sunday parcel').fill('12')
    await field(page, 'The Sunday parcel').press('Enter')
    await expect.poll(() => line('The Sunday parcel').textContent()).toContain('Only 12 left.')
  })

  it('reverts if the server rejects a change, and shows the server’s message', async () => {
    const { page } = await openCart([biscuit], { query: '&scenario=soldOut' })
    await page.getByRole('button', { name: 'One more of Ship’s biscuit' }).click()
    await expect.poll(() => alertOf(page).textContent()).toBe('This product is sold out.')
    expect(await field(page, 'Ship’s biscuit').inputValue()).toBe('2')
    expect(await linesOnServer(page)).toEqual(['2 × Ship’s biscuit'])
  })

  it('follows a change in another tab', async () => {
    const { page } = await openCart([biscuit])
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/cart`)
    await other.getByRole('button', { name: 'One more of Ship’s biscuit' }).click()
    await expect.poll(() => field(page, 'Ship’s biscuit').inputValue()).toBe('3')
  })

  it('waits while offline, says so, and is sent once online', async () => {
    const { page } = await openCart([biscuit])
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'One more of Ship’s biscuit' }).click()
    await expect.poll(() => alertOf(page).textContent()).toBe('Please check your internet connection.')
    expect(await field(page, 'Ship’s biscuit').inputValue()).toBe('3')
    await page.context().setOffline(false)
    await expect.poll(() => alertOf(page).count()).toBe(0)
    await expect.poll(() => linesOnServer(page)).toEqual(['3 × Ship’s biscuit'])
  })
})

describe('a removed line', () => {
  it('can be put back, by keyboard alone', async () => {
    const { page, troubles, line } = await openCart([biscuit, parcel])
    await page.getByRole('button', { name: 'Remove Ship’s biscuit' }).press('Enter')
    const undo = page.getByRole('button', { name: 'Undo removing Ship’s biscuit' })
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Removed Ship’s biscuit.')
    await expect.poll(() => line('Ship’s biscuit').count()).toBe(0)
    await expect.poll(() => linesOnServer(page)).toEqual(['1 × The Sunday parcel'])
    expect(await axeFindings(page)).toEqual([])
    await undo.press('Enter')
    await expect.poll(() => linesOnServer(page)).toEqual(['1 × The Sunday parcel', '2 × Ship’s biscuit'])
    // The server adds it at the end; the page keeps it where it was.
    expect(await page.locator('.skerry-cart-line').first().textContent()).toContain('Ship’s biscuit')
    const remove = page.getByRole('button', { name: 'Remove Ship’s biscuit' })
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => undo.count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('is inert while it collapses', async () => {
    const { page } = await openCart([biscuit, parcel])
    await expect.poll(() => filesOf(page)).toContain('motionFeatures')
    const seen = await page.locator('.skerry-cart-lines').evaluate(async (list) => {
      const row = list.querySelector<HTMLElement>('.skerry-cart-row')
      const states = new Set<string>()
      const observer = new MutationObserver(() => states.add(`${row?.style.height} ${row?.inert}`))
      if (row) observer.observe(row, { attributes: true })
      row?.querySelector<HTMLElement>('[aria-label^="Remove"]')?.click()
      while (row?.isConnected) await new Promise(requestAnimationFrame)
      return [...states]
    })
    expect(seen.at(-1)).toBe('0px true')
  })

  it('can be put back if it was the only one', async () => {
    const { page } = await openCart([biscuit])
    await page.getByRole('button', { name: 'Remove Ship’s biscuit' }).click()
    await expect
      .poll(() => page.locator('.skerry-cart').textContent())
      .toContain('You have nothing in your shopping cart.')
    await expect.poll(() => linesOnServer(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => linesOnServer(page)).toEqual(['2 × Ship’s biscuit'])
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$18.00')
  })
})

describe('a removed line that could not be put back', () => {
  it('says why, and can be put back later', async () => {
    const { page } = await openCart([biscuit, parcel])
    await page.getByRole('button', { name: 'Remove Ship’s biscuit' }).press('Enter')
    await expect.poll(() => linesOnServer(page)).toEqual(['1 × The Sunday parcel'])
    await decline(page, /shopping-cart\/entries\?/, { message: 'Not now.' })
    const undo = page.getByRole('button', { name: 'Undo removing Ship’s biscuit' })
    await undo.press('Enter')
    await expect.poll(() => page.locator('.skerry-cart-removed').getByRole('alert').textContent()).toBe('Not now.')
    await expect.poll(() => focusedName(page)).toBe('Undo removing Ship’s biscuit')
    await page.unrouteAll()
    await undo.press('Enter')
    await expect.poll(() => linesOnServer(page)).toEqual(['1 × The Sunday parcel', '2 × Ship’s biscuit'])
  })
})

describe('a line that cannot be removed', () => {
  it('returns with the reason, and with focus on its button', async () => {
    const { page, line } = await openCart([biscuit, parcel])
    await decline(page, '**/shopping-cart/entries/*', { message: 'Not now.' })
    await page.getByRole('button', { name: 'Remove Ship’s biscuit' }).press('Enter')
    await expect.poll(() => line('Ship’s biscuit').getByRole('alert').textContent()).toBe('Not now.')
    await expect.poll(() => focusedName(page)).toBe('Remove Ship’s biscuit')
  })

  it('leaves the focus where the visitor has moved it', async () => {
    const { page, line } = await openCart([biscuit, parcel])
    await decline(page, '**/shopping-cart/entries/*', { message: 'Not now.' })
    const release = await holdRequest(page, '**/shopping-cart/entries/*')
    await page.getByRole('button', { name: 'Remove Ship’s biscuit' }).press('Enter')
    await page.getByRole('button', { name: 'Undo removing Ship’s biscuit' }).waitFor()
    await page.getByLabel('Coupon code').focus()
    release()
    await expect.poll(() => line('Ship’s biscuit').getByRole('alert').textContent()).toBe('Not now.')
    expect(await page.getByLabel('Coupon code').evaluate((input) => input === document.activeElement)).toBe(true)
  })
})

describe('a line that is still being added', () => {
  /** Adds a biscuit, whose line has its SKU only from the server, and holds the request until `release` is called. */
  async function addSlowly() {
    const { page } = await site.visit('/bakehouse/p/ships-biscuit')
    const release = await holdRequest(page, '**/shopping-cart/entries*')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.locator('a[aria-haspopup="dialog"]', { hasText: 'Cart' }).click()
    await page.getByRole('dialog', { name: 'Cart' }).locator('.skerry-cart-line').waitFor()
    return { page, release }
  }

  it('can be removed', async () => {
    const { page, release } = await addSlowly()
    await page.getByRole('button', { name: /^Remove/ }).click()
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    release()
    expect((await removed).ok()).toBe(true)
    expect(await linesOnServer(page)).toEqual([])
  })

  it('keeps focus and the quantity that is being typed, and sends that quantity', async () => {
    const { page, release } = await addSlowly()
    const quantity = page.getByLabel(/^Quantity of/)
    await quantity.fill('5')
    release()
    await page.locator('.skerry-cart-line[data-state="settled"]').waitFor()
    expect(await quantity.inputValue()).toBe('5')
    expect(await quantity.evaluate((input) => input.matches(':focus'))).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => linesOnServer(page)).toEqual(['5 × Ship’s biscuit'])
  })

  it('can be changed', async () => {
    const { page, release } = await addSlowly()
    await page.getByRole('button', { name: /^One more/ }).click()
    release()
    await expect.poll(() => linesOnServer(page)).toEqual(['2 × Ship’s biscuit'])
    expect(await alertOf(page).count()).toBe(0)
  })
})

describe('coupons', () => {
  it('reduce the total, and can be removed', async () => {
    const { page, troubles } = await openCart([biscuit])
    await page.getByLabel('Coupon code').fill('welcome10')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => total(page, 'Discount').textContent()).toBe('-US$1.80')
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$16.20')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove WELCOME10' }).click()
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$18.00')
    expect(await page.getByLabel('Coupon code').evaluate((input) => input === document.activeElement)).toBe(true)
    expect(troubles).toEqual([])
  })

  it.each([
    ['NOSUCHCODE', 'This code is not known.'],
    ['LASTSUMMER', 'This code has expired.'],
    ['BIGCATCH', 'This code is for orders from US$100.00.'],
    ['', 'Please enter a code.'],
  ])('that do not apply say why: %j', async (code, message) => {
    const { page } = await openCart([biscuit])
    await page.getByLabel('Coupon code').fill(code)
    await page.getByLabel('Coupon code').press('Enter')
    await expect.poll(() => alertOf(page).textContent()).toBe(message)
    expect(await page.getByLabel('Coupon code').inputValue()).toBe(code)
    expect(await total(page, 'Total').textContent()).toBe('US$18.00')
  })

  it('are sent once, however often Enter is pressed, and clear the message about an earlier code', async () => {
    const { page } = await openCart([biscuit])
    const code = page.getByLabel('Coupon code')
    await code.fill('LASTSUMMER')
    await code.press('Enter')
    await expect.poll(() => alertOf(page).textContent()).toBe('This code has expired.')
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/coupons') && sent.push(request.method()))
    const release = await holdRequest(page, '**/shopping-cart/coupons*')
    await code.fill('WELCOME10')
    await code.press('Enter')
    await code.press('Enter')
    expect(await alertOf(page).count()).toBe(0)
    release()
    await expect.poll(() => total(page, 'Discount').textContent()).toBe('-US$1.80')
    await expect.poll(() => spoken(page)).toBe('WELCOME10 has been applied.')
    expect(sent).toEqual(['POST'])
  })

  it('can be entered while another code is being sent, and are sent as well', async () => {
    const { page, code, release } = await applySlowly('NOSUCHCODE')
    await code.fill('WELCOME10')
    await code.press('Enter')
    release()
    await expect.poll(() => total(page, 'Discount').textContent()).toBe('-US$1.80')
    await expect.poll(() => code.inputValue()).toBe('')
  })

  it('do not clear another code that is being typed when they are applied', async () => {
    const { page, code, release } = await applySlowly('WELCOME10')
    await code.fill('KETT')
    release()
    await expect.poll(() => total(page, 'Discount').textContent()).toBe('-US$1.80')
    await expect.poll(() => spoken(page)).toBe('WELCOME10 has been applied.')
    expect(await code.inputValue()).toBe('KETT')
  })

  it('that no longer apply stay in the cart and say why', async () => {
    const { page } = await openCart([{ ...parcel, quantity: 5 }])
    await page.getByLabel('Coupon code').fill('BIGCATCH')
    await page.getByLabel('Coupon code').press('Enter')
    await expect.poll(() => total(page, 'Discount').textContent()).toBe('-US$22.00')
    await page.getByRole('button', { name: 'One fewer of The Sunday parcel' }).click()
    await expect
      .poll(() => page.locator('.skerry-cart-coupons').textContent())
      .toContain('This code is for orders from US$100.00.')
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$88.00')
  })
})

describe('shipping', () => {
  it('is offered for an address, and the chosen option updates the tax and the total', async () => {
    const { page, troubles } = await openCart([biscuit])
    expect(await total(page, 'Shipping').textContent()).toBe('Calculated at checkout')
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
    await page.getByRole('button', { name: 'Calculate shipping' }).click()
    await expect.poll(() => spoken(page)).toBe('First boat: US$5.10. Total: US$27.72.')
    await page.getByLabel(/Collect at the harbour/).check()
    await expect.poll(() => spoken(page)).toBe('Collect at the harbour: US$0.00. Total: US$21.60.')
    await expect.poll(() => total(page, 'Shipping').textContent()).toBe('US$0.00')
    await expect.poll(() => total(page, 'VAT').textContent()).toBe('US$3.60')
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$21.60')
    await page.getByLabel(/First boat/).check()
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$27.72')
    expect(await axeFindings(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  it.each([
    ['', '', 'Please choose a country.', 'Country'],
    ['United States', '1234', 'US zip codes must be exactly 5 digits.', 'Postal code'],
    ['China', '', 'We do not ship to this country.', 'Country'],
  ])('to %j %j says what is wrong, and moves focus to that field', async (country, postalCode, message, label) => {
    const { page } = await openCart([biscuit])
    if (country) await page.getByLabel('Country').selectOption({ label: country })
    await page.getByLabel('Postal code').fill(postalCode)
    await page.getByRole('button', { name: 'Calculate shipping' }).click()
    await expect.poll(() => alertOf(page).textContent()).toBe(message)
    expect(await page.getByLabel(label).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true')
  })

  it('is announced again if it is calculated again with the same result', async () => {
    const { page } = await openCart([biscuit])
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
    const calculate = page.getByRole('button', { name: 'Calculate shipping' })
    await calculate.click()
    await expect.poll(() => spoken(page)).toBe('First boat: US$5.10. Total: US$27.72.')
    const release = await holdRequests(page, '**/api/commerce/shopping-cart/**')
    await calculate.click()
    await expect.poll(() => spoken(page)).toBe('')
    release()
    await expect.poll(() => spoken(page)).toBe('First boat: US$5.10. Total: US$27.72.')
  })

  it('to a ZIP+4 takes its first five digits, which the field shows', async () => {
    const { page } = await openCart([biscuit])
    await page.getByLabel('Country').selectOption({ label: 'United States' })
    await page.getByLabel('Postal code').fill('12345-6789')
    await page.getByRole('button', { name: 'Calculate shipping' }).click()
    expect(await page.getByLabel('Postal code').inputValue()).toBe('12345')
    await expect.poll(() => locationOnServer(page)).toContain('12345')
    expect(await alertOf(page).count()).toBe(0)
  })

  it.each([
    ['no field', {}, 'We are closed.'],
    ['a field that is not in the form', { line1: 'Please enter a street.' }, 'Please enter a street.'],
  ])(
    'rejected for %s says why next to the button, and marks no other field as invalid',
    async (_what, errors, text) => {
      const { page } = await openCart([biscuit])
      await decline(page, '**/shipping-location*', { message: 'We are closed.', errors })
      await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
      const calculate = page.getByRole('button', { name: 'Calculate shipping' })
      await calculate.click()
      await expect.poll(() => alertOf(page).textContent()).toBe(text)
      expect(await page.locator('.skerry-cart-address [aria-invalid]').count()).toBe(0)
      await expect.poll(() => focusedName(page)).toBe('Calculate shipping')
      expect(await calculate.getAttribute('aria-describedby')).toBe(await alertOf(page).getAttribute('id'))
      expect(await page.getByLabel('Country').inputValue()).toBe('GB')
    },
  )

  it('does not take focus from a visitor who has moved on when the address is rejected', async () => {
    const { page } = await openCart([biscuit])
    await decline(page, '**/shipping-location*', { message: 'No.', errors: { country: 'Not there.' } })
    const release = await holdRequest(page, '**/shipping-location*')
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
    await page.getByRole('button', { name: 'Calculate shipping' }).click()
    await page.getByRole('button', { name: 'Updating…' }).waitFor()
    await page.getByLabel('Coupon code').focus()
    release()
    await expect.poll(() => alertOf(page).textContent()).toBe('Not there.')
    expect(await page.getByLabel('Coupon code').evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('keeps an address that is typed while another one is being sent, and sends it too', async () => {
    const { page } = await openCart([biscuit])
    const release = await holdRequest(page, '**/shipping-location*')
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
    await page.getByRole('button', { name: 'Calculate shipping' }).click()
    await page.getByRole('button', { name: 'Updating…' }).waitFor()
    await page.getByLabel('Country').selectOption({ label: 'United States' })
    await page.getByLabel('Postal code').fill('10001')
    release()
    await page.getByRole('button', { name: 'Calculate shipping' }).waitFor()
    expect(await page.getByLabel('Postal code').inputValue()).toBe('10001')
    expect(await page.getByLabel('Country').inputValue()).toBe('US')
    await page.getByLabel('Postal code').press('Enter')
    await expect.poll(() => locationOnServer(page)).toBe('US 10001')
    expect(await page.getByLabel('Postal code').evaluate((input) => input === document.activeElement)).toBe(true)
  })

  it('shows an address that was entered in another tab', async () => {
    const { page } = await openCart([biscuit])
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/cart`)
    await other.getByLabel('Country').selectOption({ label: 'United Kingdom' })
    await other.getByLabel('City').fill('Stromness')
    await other.getByRole('button', { name: 'Calculate shipping' }).click()
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Stromness')
    expect(await page.getByLabel('Country').inputValue()).toBe('GB')
  })

  it('returns to the previous option when another one is rejected', async () => {
    const { page } = await openCart([biscuit])
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' })
    await page.getByRole('button', { name: 'Calculate shipping' }).click()
    await expect.poll(() => page.getByLabel(/First boat/).isChecked()).toBe(true)
    await page.goto(`${site.server.url}/cart?scenario=optionNotAvailable`)
    await page.getByLabel(/Collect at the harbour/).click()
    await expect.poll(() => alertOf(page).textContent()).toBe('This way of shipping is not available.')
    expect(await page.getByLabel(/First boat/).isChecked()).toBe(true)
  })
})

describe('checkout', () => {
  it('is blocked below the minimum subtotal, with a message that names the minimum', async () => {
    const { page } = await openCart([oatcakes])
    const message = 'To check out, your order subtotal must be US$5.00 or more.'
    await expect.poll(() => page.getByText(message).count()).toBe(1)
    await page.getByRole('button', { name: 'Checkout' }).press('Enter')
    expect(await page.getByText(message).evaluate((note) => note === document.activeElement)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    const news = page.locator('.skerry-cart-checkout [role="status"]')
    expect(await news.textContent()).toBe('')
    await page.getByRole('button', { name: 'One more of Salt oatcakes' }).click()
    await expect.poll(() => page.getByText(message).count()).toBe(0)
    expect(await news.textContent()).toBe('Your order subtotal is now enough to check out.')
    await page.getByRole('button', { name: 'One fewer of Salt oatcakes' }).click()
    await expect.poll(() => news.textContent()).toBe(message)
    await page.getByRole('button', { name: 'One more of Salt oatcakes' }).click()
    await expect.poll(() => news.textContent()).toBe('Your order subtotal is now enough to check out.')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.waitForURL(/\/checkout\?cartToken=/)
  })

  it('does not open if the last change makes the subtotal too small', async () => {
    const { page } = await openCart([{ ...oatcakes, quantity: 2 }], { query: '&scenario=slow' })
    // In one task, so that the cart is drawn only after both.
    await page.locator('.skerry-cart').evaluate((cart) => {
      cart.querySelector<HTMLElement>('[aria-label^="One fewer"]')?.click()
      cart.querySelector<HTMLElement>('.skerry-cart-checkout a')?.click()
    })
    await expect.poll(() => linesOnServer(page)).toEqual(['1 × Salt oatcakes'])
    await expect.poll(() => total(page, 'Total').textContent()).toBe('US$4.00')
    expect(new URL(page.url()).pathname).toBe('/cart')
    await page.getByRole('button', { name: 'Checkout' }).waitFor()
  })

  it('waits for changes that are still being sent', async () => {
    const { page } = await openCart([biscuit], { query: '&scenario=slow' })
    await page.getByRole('button', { name: 'One more of Ship’s biscuit' }).click()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.waitForURL(/\/checkout\?cartToken=/)
    await expect.poll(() => page.locator('main').textContent()).toContain('3 × Ship’s biscuit')
  })

  it('moves focus to an invalid quantity instead of opening', async () => {
    const { page } = await openCart([biscuit])
    await field(page, 'Ship’s biscuit').fill('0')
    await page.getByRole('link', { name: 'Checkout' }).click()
    expect(await field(page, 'Ship’s biscuit').evaluate((input) => input === document.activeElement)).toBe(true)
    await page.getByText('Please enter a quantity from 1 to 9999.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cart')
    await field(page, 'Ship’s biscuit').fill('3')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.waitForURL(/\/checkout\?cartToken=/)
    await expect.poll(() => page.locator('main').textContent()).toContain('3 × Ship’s biscuit')
  })

  it('does not open if the last change is rejected', async () => {
    const { page } = await openCart([biscuit], { query: '&scenario=soldOut' })
    // In one task, so that the answer cannot come between them.
    await page.locator('.skerry-cart').evaluate((cart) => {
      cart.querySelector<HTMLElement>('[aria-label^="One more"]')?.click()
      cart.querySelector<HTMLElement>('.skerry-cart-checkout a')?.click()
    })
    await expect.poll(() => alertOf(page).textContent()).toBe('This product is sold out.')
    await expect.poll(() => page.getByRole('link', { name: 'Checkout' }).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/cart')
  })

  it('does not open if a coupon that was just sent is rejected', async () => {
    const { page } = await openCart([biscuit])
    await page.getByLabel('Coupon code').fill('NO-SUCH-CODE')
    // In one task, so that the answer cannot come between them.
    await page.locator('.skerry-cart').evaluate((cart) => {
      cart.querySelector<HTMLFormElement>('.skerry-cart-coupon-form')?.requestSubmit()
      cart.querySelector<HTMLElement>('.skerry-cart-checkout a')?.click()
    })
    await expect.poll(() => alertOf(page).count()).toBe(1)
    await expect.poll(() => page.getByRole('link', { name: 'Checkout' }).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/cart')
  })

  it('says that the session has expired without cart cookies, and opens once they are back', async () => {
    const { page } = await openCart([biscuit])
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Checkout' }).click()
    const alert = page.getByRole('alertdialog')
    await expect.poll(() => alert.textContent()).toContain('Your session has expired, or cookies are not enabled.')
    await alert.getByRole('button', { name: 'Okay' }).click()
    expect(new URL(page.url()).pathname).toBe('/cart')
    await alert.waitFor({ state: 'detached' })
    await page.context().addCookies(cookies)
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.waitForURL(/\/checkout\?cartToken=/)
  })
})

describe('a cart that cannot be loaded', () => {
  it('says so in an empty root, and appears after a retry', async () => {
    const { page } = await openCart([biscuit])
    await page.goto(`${site.server.url}/empty-root?scenario=serverError`)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.evaluate(() => history.replaceState(null, '', '/empty-root'))
    await again.click()
    await expect.poll(() => page.getByRole('button', { name: 'Remove Ship’s biscuit' }).count()).toBe(1)
  })

  it('locks its retry button during a retry, says that it is loading, and announces a second failure', async () => {
    const { page } = await openCart([biscuit])
    await page.goto(`${site.server.url}/empty-root?scenario=serverError`)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    const failure = await alertOf(page).textContent()
    let asked = 0
    page.on('request', (request) => request.url().includes('shopping-cart') && asked++)
    const release = await holdRequest(page, '**/api/commerce/shopping-cart*')
    await again.press('Enter')
    await expect.poll(() => alertOf(page).textContent()).toBe('Loading your cart…Try again')
    expect(await again.getAttribute('aria-disabled')).toBe('true')
    await again.press('Enter')
    release()
    await expect.poll(() => alertOf(page).textContent()).toBe(failure)
    expect(asked).toBe(1)
    expect(await focusedName(page)).toBe('Try again')
    await page.evaluate(() => history.replaceState(null, '', '/empty-root'))
    await again.press('Enter')
    await page.getByRole('button', { name: 'Remove Ship’s biscuit' }).waitFor()
    expect(await page.locator('.skerry-cart').evaluate((cart) => cart === document.activeElement)).toBe(true)
  })

  it('keeps the server’s cart, which also links to checkout, until it loads', async () => {
    const { page } = await openCart([biscuit])
    const failed = page.waitForResponse((response) => response.url().includes('shopping-cart'))
    await page.goto(`${site.server.url}/cart?scenario=serverError`)
    expect((await failed).status()).toBe(500)
    await expect.poll(() => page.getByRole('link', { name: 'Go to checkout' }).count()).toBe(1)
    await page.evaluate(() => {
      history.replaceState(null, '', '/cart')
      dispatchEvent(new Event('online'))
    })
    await page.locator('.skerry-cart').waitFor()
  })

  it('says that it has expired, and still shows its lines', async () => {
    const { page, line } = await openCart([biscuit], { query: '&scenario=cartExpired' })
    await expect.poll(() => alertOf(page).textContent()).toBe('Your shopping cart has expired.')
    expect(await line('Ship’s biscuit').count()).toBe(1)
  })
})

/** The names of the chunks that a page has loaded. */
function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /chunks\/([\w.-]+)-[^-]{8}\.mjs/.exec(name)?.[1] ?? []),
  )
}
