import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site/index'
import { linesOnServer } from '../support/filledCart'
import { openSite, type Site, untilBlock, type Visit } from '../support/site'

const notice = 'Unable to load. Try again.'
const letter = 'Line one\nשלום, is there a boat?'

/** Answers of code files wait for this under slowScripts. */
let gate = Promise.resolve()
const waits: number[] = []

let site: Site
beforeAll(async () => {
  site = await openSite({
    renderPage,
    wait: (ms) => {
      waits.push(ms)
      return gate
    },
  })
})
afterAll(() => site.close())

/** Opens a page under a scenario that was set ahead for this visitor; `clear` ends it. */
async function visitUnder(name: string, path: string): Promise<Visit & { clear: () => Promise<void> }> {
  const visit = await site.visit('/favicon.svg')
  const set = async (wanted: string) => {
    await visit.page.request.post(`${site.server.url}/__mock/scenario`, { data: { name: wanted, session: true } })
  }
  await set(name)
  await visit.page.goto(site.server.url + path)
  return { ...visit, clear: () => set('none') }
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const retries = (page: Page) => page.getByRole('status').getByRole('button', { name: notice })
/** Presses a retry without scrolling to it, and only if it is still there: any block that comes into view retries too. */
const press = (retry: Locator) => retry.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())

describe.each([
  { scenario: 'missingScripts', ofForm: '[role="status"]' }, // one for the whole page
  { scenario: 'missingBlocks', ofForm: ':is(form, .sqs-block-form) + [role="status"]' },
])('the demo site under $scenario', ({ scenario, ofForm }) => {
  it('keeps its text readable, offers a retry, and works once the scenario is cleared', async () => {
    const { page, clear } = await visitUnder(scenario, '/blocks/accordion')
    await retries(page).first().waitFor()
    const answer = page.getByText('Ten grams.').first()
    expect(await answer.isVisible()).toBe(true)

    await clear()
    await press(retries(page))
    await untilBlock(page, 'accordion')
    expect(await answer.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Salt' }).first().click()
    await answer.waitFor()
    await page.context().close()
  })

  it('keeps a message that is being written', async () => {
    const { page, clear } = await visitUnder(scenario, '/contact')
    await message(page).fill(letter)
    const retry = page.locator(ofForm).getByRole('button', { name: notice })
    await retry.waitFor()
    expect(await message(page).inputValue()).toBe(letter)

    await clear()
    await press(retry)
    await untilBlock(page, 'form')
    expect(await message(page).inputValue()).toBe(letter)
    await page.context().close()
  })

  it('can also be set in the URL of a page', async () => {
    const { page } = await site.visit(`/blocks/accordion?scenario=${scenario}`)
    await retries(page).first().waitFor()
    await page.context().close()
  })
})

describe('the demo site under flakyScripts', () => {
  it('works as usual once each file has loaded on the third attempt', async () => {
    const { page } = await site.visit('/favicon.svg')
    const answers = new Map<string, number[]>()
    page.on('response', (response) => {
      const [file] = /\/chunks\/[^?]+/.exec(response.url()) ?? []
      if (file) answers.set(file, [...(answers.get(file) ?? []), response.status()])
    })
    await page.goto(`${site.server.url}/contact?scenario=flakyScripts`)
    await message(page).fill(letter)
    await untilBlock(page, 'form')
    const [, form = []] = [...answers].find(([file]) => file.startsWith('/chunks/form-')) ?? []
    expect(form).toEqual([404, 404, 200])
    expect(await message(page).inputValue()).toBe(letter)
    expect(await retries(page).count()).toBe(0)
    await page.context().close()
  })
})

describe('the demo site under slowScripts', () => {
  /** Opens a product's page, whose code loads when `open` is called. */
  async function openProduct(urlId: string) {
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const { page } = await site.visit(`/bakehouse/p/${urlId}?scenario=slowScripts`)
    return { page, button: page.locator('.sqs-add-to-cart-button').first(), open }
  }

  it('adds each variant that was chosen before its code had loaded', async () => {
    const { page, button, open } = await openProduct('tea-towel')
    for (const option of ['Seals', 'Bands']) {
      await page.locator('label', { hasText: option }).first().click()
      await button.click()
    }
    open()
    await expect.poll(() => linesOnServer(page)).toHaveLength(2)
    expect((await linesOnServer(page)).map((line) => line.slice(0, 3))).toEqual(['1 ×', '1 ×'])
    await page.context().close()
  })

  it('opens an express checkout that was requested before the visitor looked at another tab', async () => {
    site.server.state.store.expressCheckout = true
    const { page, button, open } = await openProduct('ships-biscuit')
    await button.click()
    await page.evaluate(() => {
      for (const isHidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    })
    open()
    await page.waitForURL(/\/checkout\?/)
    site.server.state.store.expressCheckout = false
    await page.context().close()
  })

  it('can be read and filled in before its code has loaded, and loses nothing', async () => {
    let open = () => {}
    gate = new Promise((resolve) => {
      open = resolve
    })
    const { page, troubles } = await site.visit('/contact?scenario=slowScripts')
    await expect.poll(() => waits).toContain(3000)
    await message(page).fill(letter)
    await message(page).focus()
    open()
    await untilBlock(page, 'form')
    expect(await message(page).inputValue()).toBe(letter)
    expect(await message(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect([await retries(page).count(), troubles]).toEqual([0, []])
    await page.context().close()
  })
})

it('a button of the shop whose code is missing offers a retry, which adds the product once', async () => {
  const { page } = await site.visit('/favicon.svg')
  const addToCart = /\/add-to-cart-[^/]*$/
  await page.route(addToCart, (route) => route.fulfill({ status: 503 }))
  await page.goto(`${site.server.url}/bakehouse/p/ships-biscuit`)
  const button = page.locator('.sqs-add-to-cart-button').first()
  for (let press = 0; press < 3; press++) await button.click()
  const retry = page.locator('.sqs-add-to-cart-button + [role="status"]').getByRole('button', { name: notice })
  await retry.waitFor()
  await page.unroute(addToCart)
  await press(retry)
  await expect.poll(() => linesOnServer(page)).toEqual(['1 × Ship’s biscuit'])
  await page.context().close()
})
