import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../../mocks/site'
import { axeFindings } from '../../support/axe'
import { siteForTests, untilBlock } from '../../support/site'

const site = siteForTests({ renderPage })
const path = '/keepers-log'
const secret = 'the cook took longer'

beforeEach(() => site.server.backend.reset())

const pageTypeOf = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as unknown as { Static: { SQUARESPACE_CONTEXT: { pageType: number } } }).Static.SQUARESPACE_CONTEXT
        .pageType,
  )

async function pay(page: Page) {
  await page.waitForURL(/\/checkout\?cartToken=/)
  expect(await page.locator('main').textContent()).toMatch(/1 × The keeper’s log/)
  await page.locator('main').getByLabel('Email').fill('ada@example.test')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.waitForURL(/order-confirmed/)
}

describe('a page behind a paywall', () => {
  it('has page type 107 and hides its content until it is bought, which is possible once', async () => {
    const { page, troubles } = await site.visit(`${path}?csp=strict`)
    await untilBlock(page, 'add-to-cart')
    expect(await pageTypeOf(page)).toBe(107)
    expect(await page.content()).not.toContain(secret)
    expect(await axeFindings(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Purchase' }).click()
    await pay(page)
    await page.getByRole('link', { name: 'Read The keeper’s log' }).click()
    await page.waitForURL(/keepers-log$/)
    expect(await page.locator('main').textContent()).toContain(secret)
    expect(await pageTypeOf(page)).toBe(2)
    await page.goto(`${site.server.url}/bakehouse/p/keepers-log`)
    await page.getByRole('button', { name: 'Purchase' }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('You have already bought this.')
    expect(troubles.filter((text) => !text.includes('400'))).toEqual([])
  })

  it('can be bought without JavaScript, and stays closed to others', async () => {
    const { page } = await site.visit(path, { javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Purchase' }).click()
    await pay(page)
    await page.getByRole('link', { name: 'Read The keeper’s log' }).click()
    expect(await page.locator('main').textContent()).toContain(secret)
    const other = await site.visit(path)
    expect(await other.page.content()).not.toContain(secret)
  })

  it('is open on every device of a member who has bought it', async () => {
    const { page } = await site.visit('/__mock/login?as=member&to=/keepers-log')
    await untilBlock(page, 'add-to-cart')
    await page.getByRole('button', { name: 'Purchase' }).click()
    await pay(page)
    const { page: phone } = await site.visit(path)
    await phone.getByRole('link', { name: /^Log in/ }).click()
    await phone.getByLabel('Email', { exact: true }).fill('member@example.test')
    await phone.getByLabel('Password').fill('lighthouse')
    await phone.locator('main').getByRole('button', { name: 'Log in' }).click()
    await phone.waitForURL(site.server.url + path) // not the page to log in, whose URL ends with it
    expect(await phone.locator('main').textContent()).toContain(secret)
  })

  it('never sells out (decision 16), and is gone if its product is deleted', async () => {
    const { page } = await site.visit(path)
    const put = (body: object) =>
      page.evaluate(
        async (json) => (await fetch('/__mock/store', { method: 'PUT', body: json })).status,
        JSON.stringify(body),
      )
    expect(await put({ variants: { 'keepers-log': { stock: 0 } } })).toBe(400)
    await page.goto(`${site.server.url}/bakehouse/p/keepers-log`)
    expect(await page.getByRole('button', { name: 'Purchase' }).count()).toBe(1)
    expect(await page.getByLabel('Quantity').count()).toBe(0)
    expect(await put({ variants: { 'keepers-log': { isDeleted: true } } })).toBe(200)
    const gone = await page.goto(`${site.server.url}${path}`)
    expect(gone?.status()).toBe(404)
    expect(await page.getByRole('alert').textContent()).toBe('This is no longer sold.')
  })
})

describe('the settings of a site', () => {
  it('require owners to log in, and show the requested path', async () => {
    const { page } = await site.visit('/config/settings/billing/upgrade?from=trial')
    await page.waitForURL(/\/account\/login/)
    await page.getByLabel('Email', { exact: true }).fill('owner@example.test')
    await page.getByLabel('Password').fill('lighthouse')
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/config\//)
    expect(await page.locator('main code').textContent()).toBe('/config/settings/billing/upgrade?from=trial')
  })
})
