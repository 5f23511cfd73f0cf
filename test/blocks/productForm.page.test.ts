import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { cartOnServer } from '../support/filledCart'
import { checkoutMarkup, productMarkup, productOf } from '../support/shopMarkup'
import { documentOf, siteForTests } from '../support/site'

/** A product whose button has this form. */
const withForm = (form: string, product = productMarkup('ships-biscuit')) =>
  documentOf(product.replace('data-product-type', `data-form="${form.replaceAll('"', '&quot;')}" data-product-type`))
const engraving = '{"name":"Engraving","fields":[{"id":"text-1","type":"text","title":"Which words?"}]}'
const site = siteForTests({
  renderPage,
  pages: {
    '/empty': withForm('{"name":"TestForm","fields":[]}'),
    '/broken': withForm('{"name":'),
    '/subscription': withForm(engraving, checkoutMarkup('loaf-club')),
    '/gift-card': withForm(engraving, checkoutMarkup('gift-card')),
    '/untitled': withForm('{"fields":[null,{"id":"text-1","type":"text"},7]}'),
  },
})
const refusal = { errorKey: 'SOLD_OUT', error: 'Morning at the oven is sold out.' }
const oven = '/bakehouse/p/morning-at-the-oven?csp=strict'

async function visit(path = oven) {
  const { page, troubles } = await site.visit(path)
  if (path === oven) await page.locator('label', { hasText: 'A weekday' }).click()
  return {
    page,
    troubles,
    button: page.getByRole('button', { name: 'Add To Cart' }),
    dialog: page.locator('.skerry-ask-fields'),
  }
}

const entriesOf = async (page: Page) => (await cartOnServer(page))?.entries ?? []

describe('a product with a form', () => {
  it('opens its form before a subscription, and passes the answers to the checkout', async () => {
    const { page } = await site.visit('/subscription')
    const dialog = page.locator('.skerry-ask-fields')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await dialog.getByLabel('Which words?').fill('For Una')
    await dialog.getByRole('button', { name: 'Subscribe' }).click()
    await page.waitForURL(/\/checkout\/subscribe/)
    const lines = Object.values(site.server.backend.state.carts).flatMap(({ entries }) => entries)
    const answers = lines.flatMap(({ additionalFields }) => additionalFields ?? [])
    expect(answers.map((text) => JSON.parse(text))).toContainEqual([{ label: 'Which words?', value: 'For Una' }])
  })

  it('does not open its form before a gift card, whose checkout takes no answers', async () => {
    const { page } = await site.visit('/gift-card')
    await page.getByLabel('Select Value').selectOption({ index: 1 })
    await page.getByRole('button', { name: /Add To Cart/ }).click()
    await page.waitForURL(/\/checkout\/giftcard/)
  })

  it('opens its form before it is added to the cart, and stores the answers with the line', async () => {
    const { page, troubles, button, dialog } = await visit()
    await button.click()
    await dialog.getByLabel('Who is coming?').fill('Una, and her uncle')
    await dialog.getByLabel('Never').check()
    await dialog.getByRole('button', { name: 'Add To Cart' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('1')
    await expect
      .poll(() => entriesOf(page))
      .toMatchObject([
        {
          quantity: 1,
          additionalFields: JSON.stringify([
            { label: 'Who is coming?', value: 'Una, and her uncle' },
            { label: 'Have you baked before?', value: 'Never' },
          ]),
        },
      ])
    await page.goto(`${site.server.url}/cart?csp=strict`)
    await page.getByText('Una, and her uncle').waitFor()
    expect(troubles).toEqual([])
  })

  it('says which answers are missing, and sends nothing', async () => {
    const { page, button, dialog } = await visit()
    await button.click()
    await dialog.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(() => dialog.getByText('Who is coming? is required.').count()).toBeGreaterThan(0)
    expect(await dialog.getByLabel('Who is coming?').evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await axeFindings(page, '.skerry-ask-fields')).toEqual([])
    expect(await entriesOf(page)).toEqual([])
  })

  it.each(['Escape', 'its button', 'the page beside it'])(
    'is not bought if the form is closed with %s, and focus returns',
    async (by) => {
      const { page, button, dialog } = await visit()
      await button.focus()
      await page.keyboard.press('Enter')
      await dialog.getByLabel('Who is coming?').waitFor()
      if (by === 'Escape') await page.keyboard.press('Escape')
      else if (by === 'its button') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      else await page.mouse.click(4, 4)
      await dialog.waitFor({ state: 'detached' })
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
      expect(await entriesOf(page)).toEqual([])
      expect(await page.locator('.skerry-ask-fields').count()).toBe(0)
    },
  )

  it('opens the form once, however often the button is pressed, and again for the next purchase', async () => {
    const { page, button, dialog } = await visit()
    await button.evaluate((one) => {
      for (let press = 0; press < 5; press++) (one as HTMLElement).click()
    })
    for (const name of ['Una', 'Ines']) {
      await dialog.getByLabel('Who is coming?').fill(name)
      await dialog.getByLabel('Once').check()
      await dialog.getByRole('button', { name: 'Add To Cart' }).click()
      await dialog.waitFor({ state: 'detached' })
      if (name === 'Una') await page.getByRole('button', { name: /Add/ }).click()
    }
    await expect.poll(async () => (await entriesOf(page)).length).toBe(2)
  })

  it('opens its form with the same answers until it has been bought, and then with none', async () => {
    const { page, button, dialog } = await visit()
    const who = dialog.getByLabel('Who is coming?')
    await button.click()
    await who.fill('Una')
    await dialog.getByLabel('Once').check()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.route('**/shopping-cart/entries*', (route) => route.fulfill({ status: 400, json: refusal }), {
      times: 1,
    })
    for (const outcome of ['refused', 'bought']) {
      await button.click()
      await expect.poll(() => who.inputValue()).toBe('Una')
      expect(await dialog.getByLabel('Once').isChecked()).toBe(true)
      await dialog.getByRole('button', { name: 'Add To Cart' }).click()
      await dialog.waitFor({ state: 'detached' })
      if (outcome === 'refused') await page.getByText(refusal.error).waitFor()
    }
    await expect.poll(async () => (await entriesOf(page)).length).toBe(1)
    await page.getByRole('button', { name: 'Added!' }).waitFor()
    await page.reload()
    await page.locator('label', { hasText: 'A weekday' }).click()
    await button.click()
    await who.waitFor()
    expect(await who.inputValue()).toBe('')
  })

  it('can be bought at a changed price without answering the questions again', async () => {
    site.server.backend.reset()
    onTestFinished(() => site.server.backend.reset())
    site.server.state.store.expressCheckout = true
    const { page, dialog } = await visit()
    const purchase = page.getByRole('button', { name: 'Purchase' })
    await purchase.click()
    await dialog.getByLabel('Who is coming?').fill('Una')
    await dialog.getByLabel('Once').check()
    for (const { id } of productOf('morning-at-the-oven').structuredContent.variants)
      site.server.state.store.prices[id] = { cents: 9900, saleCents: null }
    await dialog.locator('[type="submit"]').click()
    await page.locator('.skerry-cart-refusal', { hasText: 'The price is now' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await purchase.click()
    await page.waitForURL(/\/checkout\?/)
    const lines = Object.values(site.server.state.carts).flatMap(({ entries }) => entries)
    const answers = [
      { label: 'Who is coming?', value: 'Una' },
      { label: 'Have you baked before?', value: 'Once' },
    ]
    expect(lines.map(({ additionalFields }) => additionalFields)).toEqual([JSON.stringify(answers)])
  })

  it('is not bought if its form fails to load, says so, and tries again on the next click', async () => {
    const { page, button, dialog } = await visit()
    await page.route(/chunks\/askFields-/, (route) => route.abort(), { times: 3 })
    await button.click()
    await expect.poll(() => page.locator('.skerry-cart-refusal').textContent()).toBe('Unable to open form')
    expect(await entriesOf(page)).toEqual([])
    await page.unrouteAll()
    await button.click()
    await dialog.getByLabel('Who is coming?').waitFor()
  })

  it('opens its form above the quick view, and then returns to it', async () => {
    const { page } = await site.visit('/bakehouse?csp=strict')
    const item = page.locator('.grid-item', { hasText: 'Morning at the oven' })
    await item.locator('.sqs-product-quick-view-button').click()
    const view = page.getByRole('dialog', { name: 'Morning at the oven' })
    await view.waitFor()
    const content = page.locator('.skerry-quick-view')
    await content.getByLabel('Select Day').selectOption('A weekday')
    await content.getByRole('button', { name: 'Add To Cart' }).click()
    const form = page.locator('.skerry-ask-fields')
    await form.getByLabel('Who is coming?').fill('Una')
    expect(await axeFindings(page, '.skerry-ask-fields')).toEqual([])
    await form.getByLabel('Once').check()
    await form.getByRole('button', { name: 'Add To Cart' }).click()
    await form.waitFor({ state: 'detached' })
    expect(await content.evaluate((product) => product.contains(document.activeElement))).toBe(true)
    await expect.poll(async () => (await entriesOf(page)).length).toBe(1)
    await page.keyboard.press('Escape')
    await content.waitFor({ state: 'detached' })
  })

  it('closes its form on stop', async () => {
    const { page, button, dialog } = await visit()
    await button.click()
    await dialog.getByLabel('Who is coming?').waitFor()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    await dialog.waitFor({ state: 'detached' })
    expect(await page.locator('.skerry-ask-fields').count()).toBe(0)
  })

  it.each(['/empty', '/broken'])('is sold at once if its form has no fields or is invalid: %s', async (path) => {
    const { page, button } = await visit(path)
    await button.click()
    await expect.poll(async () => (await entriesOf(page)).length).toBe(1)
  })

  it('has a title and its fields even if the form has no title', async () => {
    const { page, dialog } = await visit('/untitled')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await dialog.getByRole('heading', { name: 'Before you buy' }).waitFor()
    await dialog.getByRole('textbox').fill('Yes')
    await dialog.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(async () => (await entriesOf(page))[0]?.additionalFields).toBe('[{"label":"","value":"Yes"}]')
  })
})
