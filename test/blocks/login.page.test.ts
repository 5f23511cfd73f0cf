import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

beforeEach(() => site.server.backend.reset())

const loginPath = '/account/login?returnTo=%2Fmembers%3Ffrom%3Dtest'

async function visit(path = `${loginPath}&csp=strict`) {
  const { page, troubles } = await site.visit(path)
  await untilBlock(page, 'login')
  return { page, troubles, ...partsOf(page) }
}

function partsOf(page: Page) {
  return {
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password'),
    logIn: page.locator('main').getByRole('button'),
    problem: page.locator('main [role="alert"]:not(:empty)'),
  }
}

/** The ids of accounts that are logged in. */
function loggedIn(): string[] {
  return Object.values(site.server.state.sessions).flatMap(({ account }) => account ?? [])
}

describe('logging in', () => {
  it('returns to the previous page, using only the keyboard, with the session’s token in a cookie', async () => {
    const { page, troubles, email } = await visit()
    await email.focus()
    await page.keyboard.type('Member@example.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('lighthouse')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/members\?from=test$/)
    expect(loggedIn()).toEqual(['5f0c0000000000000000a003'])
    const [session] = Object.values(site.server.state.sessions).filter(({ account }) => account)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'siteUserXsrfToken')?.value).toBe(session?.xsrfToken)
    expect(troubles).toEqual([])
  })

  it('says what is missing or wrong, and keeps what was typed', async () => {
    const { page, email, password, logIn, problem } = await visit()
    await logIn.click()
    await expect.poll(() => problem.textContent()).toBe('Please enter your email.')
    await email.fill('member@example.test')
    await logIn.click()
    await expect.poll(() => problem.textContent()).toBe('Please enter your password.')
    await password.fill('lamphouse')
    await logIn.click()
    await expect.poll(() => problem.textContent()).toBe('Email or password is not correct.')
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    expect(await email.inputValue()).toBe('member@example.test')
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(loggedIn()).toEqual([])
  })

  it('is locked after five attempts, and says for how long', async () => {
    const { page, email, password, logIn, problem } = await visit()
    await email.fill('member@example.test')
    for (let attempt = 0; attempt < 6; attempt++) {
      await password.fill(`guess ${attempt}`)
      const answered = page.waitForResponse(/account\/session/)
      await logIn.click()
      await answered
      await expect.poll(() => problem.count()).toBe(1)
    }
    await expect.poll(() => problem.textContent()).toMatch(/^Too many attempts\. Please try again in \d+ seconds?\.$/)
    await password.fill('lighthouse')
    await logIn.click()
    await expect.poll(() => problem.textContent()).toMatch(/^Too many attempts/)
    expect(loggedIn()).toEqual([])
  })

  it.each([
    ['offline', 'Please check your internet connection.'],
    ['serverError', 'Internal server error. Please try again later.'],
    ['crumbExpiredTwice', 'Your session has expired, or cookies are not enabled.'],
  ])('says why it failed: %s', async (scenario, message) => {
    const { page, email, password, logIn, problem } = await visit()
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await email.fill('member@example.test')
    await password.fill('lighthouse')
    await logIn.click()
    await expect.poll(() => problem.textContent()).toBe(message)
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await logIn.click()
    await page.waitForURL(/\/members/)
  })

  it.each(['https://evil.example/', '//evil.example/members', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never leads to another site: %j',
    async (returnTo) => {
      const { page, email, password, logIn } = await visit('/account/login')
      await page.evaluate((value) => {
        const host = globalThis as unknown as { Skerry: { stop(): void; start(): void } }
        host.Skerry.stop()
        document.querySelector<HTMLInputElement>('[name="returnTo"]')?.setAttribute('value', value)
        host.Skerry.start()
      }, returnTo)
      await untilBlock(page, 'login')
      await email.fill('member@example.test')
      await password.fill('lighthouse')
      await logIn.click()
      await page.waitForURL(`${site.server.url}/`)
    },
  )

  it('opens a page of this site even if its path looks like another host', async () => {
    const path = `${site.server.url}//evil.example/`
    const { page, email, password, logIn } = await visit(`/account/login?returnTo=${encodeURIComponent(path)}`)
    await email.fill('member@example.test')
    await password.fill('lighthouse')
    await logIn.click()
    await page.waitForURL(new RegExp(`^${site.server.url}/+evil`))
    const unscripted = await site.visit(`/account/login?returnTo=${encodeURIComponent(path)}`, {
      javaScriptEnabled: false,
    })
    await partsOf(unscripted.page).email.fill('member@example.test')
    await partsOf(unscripted.page).password.fill('lighthouse')
    await unscripted.page.keyboard.press('Enter')
    await unscripted.page.waitForURL(`${site.server.url}/evil.example/`)
  })

  it('works without scripts: wrong password, lock, return to the page, and logout', async () => {
    const { page } = await site.visit(loginPath, { javaScriptEnabled: false })
    const { email, password, problem } = partsOf(page)
    await email.fill('member@example.test')
    await password.fill('lamphouse')
    await page.keyboard.press('Enter')
    await problem.waitFor()
    expect(await problem.textContent()).toBe('Email or password is not correct.')
    await password.fill('lighthouse')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/members\?from=test$/)
    await page.goto(site.server.url + loginPath)
    expect(await page.locator('main').textContent()).toContain('You are logged in as member@example.test.')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/members\?from=test$/)
    expect(loggedIn()).toEqual([])
    await page.goto(site.server.url + loginPath)
    for (let attempt = 0; attempt < 4; attempt++) {
      await email.fill('member@example.test')
      await password.fill('lamphouse')
      await page.keyboard.press('Enter')
      await page.waitForLoadState()
    }
    await expect.poll(() => problem.textContent()).toMatch(/^Too many attempts\. Please try again in \d+ seconds?\.$/)
  })

  it('is German on a German page, fits 320 px in both directions, and is restored by stop', async () => {
    const htmlOf = (page: Page) => page.locator('main').evaluate((element) => element.innerHTML)
    const served = await site.visit(`${loginPath}&csp=strict`, { javaScriptEnabled: false })
    for (const locale of ['de', 'ar-XB']) {
      const { page, logIn, problem } = await visit(`${loginPath}&csp=strict&locale=${locale}`)
      await page.setViewportSize({ width: 320, height: 700 })
      await logIn.click()
      await expect.poll(() => problem.count()).toBe(1)
      if (locale === 'de') expect(await problem.textContent()).toBe('Bitte geben Sie Ihre E‑Mail-Adresse ein.')
      expect(await axeFindings(page, 'main')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
      const written = (await htmlOf(page)).replace(`&amp;locale=${locale}`, '')
      expect(written).toBe(await htmlOf(served.page))
    }
  })
})
