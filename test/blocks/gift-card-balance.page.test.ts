import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const form =
  '<form data-gift-card-balance action="/gift-card-balance"><label>Gift card code <input name="code"></label> <button>Ask</button></form>'

const context = '<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: {} }</script>'

const site = siteForTests({
  renderPage,
  pages: { '/german': documentOf(form, context).replace('lang="en"', 'lang="de"') },
})

beforeEach(() => site.server.backend.reset())

async function visit(path = '/gift-card-balance?csp=strict') {
  const { page, troubles } = await site.visit(path)
  await untilBlock(page, 'gift-card-balance')
  return { page, troubles, code: page.getByLabel(/^Gift card code/), ...answersOf(page) }
}

function answersOf(page: Page) {
  return { balance: page.locator('[role="status"]:not(:empty)'), problem: page.locator('[role="alert"]:not(:empty)') }
}

describe('the balance of a gift card', () => {
  it('is shown in place and in its currency, using only the keyboard', async () => {
    const { page, troubles, code, balance } = await visit()
    const address = page.url()
    await code.focus()
    await page.keyboard.type(' skerry-0025-part ')
    await page.keyboard.press('Enter')
    await expect.poll(() => balance.allTextContents()).toEqual(['There is US$7.25 left on this card.'])
    await code.fill('SKERRY-0100-DONE')
    await page.keyboard.press('Enter')
    await expect.poll(() => balance.allTextContents()).toEqual(['There is nothing left on this card.'])
    expect(page.url()).toBe(address)
    expect(troubles).toEqual([])
  })

  it('requires an existing code, and otherwise the field shows an error and gets focus', async () => {
    const { page, code, problem } = await visit()
    const ask = page.getByRole('button', { name: 'Show the balance' })
    await ask.click()
    await expect.poll(() => problem.allTextContents()).toEqual(['Please enter the code of your gift card.'])
    await code.fill('SKERRY-0000')
    await ask.click()
    await expect.poll(() => problem.allTextContents()).toEqual(['There is no gift card with this code.'])
    expect(await code.getAttribute('aria-invalid')).toBe('true')
    expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
    const described = await code.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    )
    expect(described).toEqual([expect.stringMatching(/\S/), 'There is no gift card with this code.'])
    await code.fill('SKERRY-0050-FULL')
    await ask.click()
    await expect.poll(() => problem.count()).toBe(0)
    expect(await code.getAttribute('aria-invalid')).toBe(null)
  })

  it('cannot be guessed: after five wrong codes, a message says how long to wait', async () => {
    const { page, code, problem } = await visit()
    for (let guess = 0; guess < 6; guess++) {
      await code.fill(`SKERRY-000${guess}`)
      const answered = page.waitForResponse(/gift-cards\/balance/)
      await page.keyboard.press('Enter')
      await answered
      await expect.poll(() => problem.count()).toBe(1)
    }
    await expect
      .poll(() => problem.textContent())
      .toMatch(/^Too many attempts\. Please try again in [1-6]?\d seconds?\.$/)
    expect(await code.inputValue()).toBe('SKERRY-0005')
  })

  it.each([
    ['offline', 'Please check your internet connection.'],
    ['rateLimited', /^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/],
    ['serverError', 'Internal server error. Please try again later.'],
  ])('keeps the code and says why there is no balance: %s', async (scenario, message) => {
    const { page, code, problem, balance } = await visit()
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await code.fill('SKERRY-0050-FULL')
    await page.keyboard.press('Enter')
    await expect.poll(() => problem.textContent()).toEqual(expect.stringMatching(message))
    expect(await code.inputValue()).toBe('SKERRY-0050-FULL')
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await page.keyboard.press('Enter')
    await expect.poll(() => balance.textContent()).toContain('$50.00')
  })

  it('fails if the response has no amount', async () => {
    const { page, code, problem } = await visit()
    await page.route('**/gift-cards/balance*', (route) => route.fulfill({ json: { balanceCents: null, currency: 5 } }))
    await code.fill('SKERRY-0050-FULL')
    await page.keyboard.press('Enter')
    await expect.poll(() => problem.textContent()).toBe('The balance could not be loaded. Please try again later.')
  })

  it('is shown by the server’s page without scripts, and in place with scripts', async () => {
    const { page } = await site.visit('/gift-card-balance', { javaScriptEnabled: false })
    await page.getByLabel(/^Gift card code/).fill('skerry-0025-part')
    await page.keyboard.press('Enter')
    await page.waitForURL(/code=skerry-0025-part$/)
    expect(await page.getByRole('status').textContent()).toBe('There is US$7.25 left on this card.')
    for (let guess = 0; guess < 5; guess++) await page.reload()
    expect(await page.getByRole('alert').textContent()).toMatch(
      /^Too many attempts\. Please try again in \d+ seconds?\.$/,
    )
    site.server.backend.reset()
    await page.goto(`${site.server.url}/gift-card-balance?code=SKERRY-0050-FULL&scenario=giftCardUnknown`)
    expect(await page.getByRole('alert').textContent()).toBe('There is no gift card with this code.')
    const scripted = await visit('/gift-card-balance?code=SKERRY-0050-FULL')
    expect(await scripted.balance.allTextContents()).toEqual(['There is US$50.00 left on this card.'])
    await scripted.code.fill('SKERRY-0000')
    await scripted.page.keyboard.press('Enter')
    await expect.poll(() => scripted.problem.count()).toBe(1)
    expect(await scripted.page.getByText('$50.00').isVisible()).toBe(false)
  })

  it('is German on a German page', async () => {
    const { page, code, balance } = await visit('/german')
    await code.fill('SKERRY-0050-FULL')
    await page.getByRole('button').click()
    await expect.poll(() => balance.textContent()).toMatch(/^Das Guthaben dieser Karte beträgt 50,00\s\$\.$/)
  })

  it('is accessible and fits a window of 320 px, in both directions, and is restored by stop', async () => {
    const htmlOf = (page: Page) => page.locator('main').evaluate((element) => element.innerHTML)
    const served = await site.visit('/gift-card-balance?csp=strict', { javaScriptEnabled: false })
    for (const direction of ['ltr', 'rtl']) {
      const { page, code, problem } = await visit()
      await page.setViewportSize({ width: 320, height: 700 })
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction)
      await code.fill('SKERRY-0000')
      await page.keyboard.press('Enter')
      await expect.poll(() => problem.count()).toBe(1)
      expect(await axeFindings(page, 'main')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
      expect(await htmlOf(page)).toBe(await htmlOf(served.page))
    }
  })
})
