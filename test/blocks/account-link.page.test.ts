import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const style = '.user-accounts-link:not(.loaded) a { opacity: 0; pointer-events: none }'
const link =
  '<div class="user-accounts-link" data-controller="UserAccountLink"><a class="user-accounts-text-link" href="#"><span class="unauth">Log in</span><span class="auth">Your account</span></a></div>'
const context = '<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: {} }</script>'
const platform = '<script nonce="{{nonce}}">window.UserAccountApi = { isUserAuthenticated: () => true }</script>'

const site = siteForTests({
  renderPage,
  pages: {
    '/served': documentOf(link, context),
    '/platform': documentOf(link, `<style>${style}</style>${context}${platform}`),
  },
})

beforeEach(() => site.server.backend.reset())

interface Host {
  readonly Skerry: { stop(): void }
  readonly UserAccountApi?: { isUserAuthenticated(): boolean; openAccountScreen(): void }
}

const isMember = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Host).UserAccountApi?.isUserAuthenticated())

describe('the account link', () => {
  it('leads to the login page and back, and then to the account', async () => {
    const { page, troubles } = await site.visit('/island?from=test')
    await untilBlock(page, 'account-link')
    expect(await isMember(page)).toBe(false)
    const login = page.getByRole('link', { name: 'Member login' })
    expect(await login.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    expect(await axeFindings(page, '.user-accounts-link')).toEqual([])
    await login.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/account\/login/)
    await untilBlock(page, 'login')
    await page.getByLabel('Email', { exact: true }).fill('member@example.test')
    await page.getByLabel('Password').fill('lighthouse')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/island\?from=test$/)
    await untilBlock(page, 'account-link')
    expect(await isMember(page)).toBe(true)
    expect(await page.getByText('Member login').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Your account' }).click()
    await page.waitForURL(/\/account$/)
    await page.getByText('You are logged in as member@example.test.').waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/members$/)
    await untilBlock(page, 'account-link')
    expect(await isMember(page)).toBe(false)
    expect(troubles).toEqual([])
  })

  it('lets page scripts open the account', async () => {
    const { page } = await site.visit('/served')
    await untilBlock(page, 'account-link')
    await page.evaluate(() => (globalThis as unknown as Host).UserAccountApi?.openAccountScreen())
    await page.waitForURL(/\/account\/login\?returnTo=%2Fserved$/)
  })

  it('is left to the platform’s own script', async () => {
    const { page } = await site.visit('/platform')
    await untilBlock(page, 'account-link', 'skipped')
    expect(await page.locator('.user-accounts-link').evaluate((element) => element.className)).toBe(
      'user-accounts-link',
    )
    expect(await isMember(page)).toBe(true)
  })

  it('is as the server sent it once Skerry has stopped', async () => {
    const { page } = await site.visit('/served')
    await untilBlock(page, 'account-link')
    await page.evaluate(() => (globalThis as unknown as Host).Skerry.stop())
    expect(await page.locator('main').evaluate((element) => element.innerHTML)).toContain(link)
    expect(await isMember(page)).toBeUndefined()
  })
})
