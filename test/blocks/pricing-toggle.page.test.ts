import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

beforeEach(() => site.server.backend.reset())

async function visit() {
  const { page, troubles } = await site.visit('/members?csp=strict')
  await untilBlock(page, 'pricing-toggle')
  const option = (name: string) => page.getByRole('radio', { name })
  const price = page.locator('.member-price:visible')
  const join = page.locator('.join-button:visible')
  return { page, troubles, option, price, join, refusal: page.locator('.skerry-join-refusal:not(:empty)') }
}

describe('the prices of a member area', () => {
  it('show one price with its join button, chosen by click or arrow keys', async () => {
    const { page, troubles, option, price, join } = await visit()
    expect(await price.allTextContents()).toEqual([expect.stringContaining('every month')])
    await option('By the year').click()
    expect(await price.allTextContents()).toEqual([expect.stringContaining('every year')])
    expect(await join.allTextContents()).toEqual(['Join by the year'])
    expect(await option('By the year').isChecked()).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await join.allTextContents()).toEqual(['Join by the month'])
    expect(await option('By the month').evaluate((element) => element === document.activeElement)).toBe(true)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await page.keyboard.press('ArrowLeft')
    expect(await join.allTextContents()).toEqual(['Join by the year'])
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('ask visitors to log in, then send them to the checkout of the chosen price', async () => {
    const { page, option, join, refusal } = await visit()
    await option('By the year').click()
    const heard = page.evaluate(
      () => new Promise((resolve) => document.addEventListener('skerry:login-required', () => resolve(true))),
    )
    await join.click()
    await expect.poll(() => refusal.textContent()).toBe('Please log in to join. Log in')
    expect(await heard).toBe(true)
    await refusal.getByRole('link', { name: 'Log in' }).click()
    await page.getByLabel('Email', { exact: true }).fill('member@example.test')
    await page.getByLabel('Password').fill('lighthouse')
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/members\?csp=strict&option=\w+$/)
    await untilBlock(page, 'pricing-toggle')
    expect(await option('By the year').isChecked()).toBe(true)
    await join.click()
    await page.waitForURL(/\/checkout/)
    expect(await page.locator('main').textContent()).toContain('$50.00')
  })

  it.each([
    ['offline', 'Please check your internet connection.'],
    ['planUnavailable', null],
  ])('say why nobody can join: %s', async (scenario, message) => {
    const { page, join, refusal } = await visit()
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await join.click()
    await expect.poll(() => refusal.count()).toBe(1)
    if (message) expect(await refusal.textContent()).toBe(message)
    expect(await join.isEnabled()).toBe(true)
  })

  it('show an error if the server names no checkout', async () => {
    const { page, join, refusal } = await visit()
    await page.route('**/join*', (route) => route.fulfill({ status: 204 }))
    await join.click()
    await expect.poll(() => refusal.textContent()).toBe('Unknown error, please try again later.')
    expect(await join.isEnabled()).toBe(true)
  })

  it('leave an arrow key with a modifier to the browser, which uses it for Back', async () => {
    const { page, option } = await visit()
    await option('By the month').focus()
    const isLeft = await option('By the month').evaluate((button) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    )
    expect(isLeft).toBe(true)
    expect(await page.getByRole('radio', { checked: true }).textContent()).toBe('By the month')
  })

  it('send one request, however often the join button is pressed while the checkout opens', async () => {
    const { page, join } = await visit()
    let joins = 0
    await page.route('**/join*', (route) => {
      joins++
      return route.fulfill({ json: { checkoutUrl: '/slow-checkout' } })
    })
    await page.route('**/slow-checkout', (route) => route.fulfill({ status: 204 })) // the page stays
    const opened = page.waitForResponse('**/slow-checkout')
    await join.click()
    await opened
    expect(await join.getAttribute('aria-disabled')).toBe('true')
    await join.evaluate((button) => (button as HTMLElement).click())
    expect(joins).toBe(1)
  })

  it('are as the server sent them after stop', async () => {
    const root = '#sqs-member-access-page-root'
    const { page: served } = await site.visit('/members?csp=strict', { javaScriptEnabled: false })
    const { page, option } = await visit()
    await option('By the year').click()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    const htmlOf = (one: typeof page) => one.locator(root).evaluate((element) => element.outerHTML)
    expect(await htmlOf(page)).toBe(await htmlOf(served))
  })
})
