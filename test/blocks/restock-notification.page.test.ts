import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe'
import { offerMarkup, productOf } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const ownWords = 'We will write as soon as the boat is in.'
const contextOf = (storeSettings: object) =>
  `<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: ${JSON.stringify({ websiteSettings: { storeSettings } })} }</script>`

const knots = documentOf(offerMarkup('nine-knots'), contextOf({}))

const site = siteForTests({
  headers: strictPolicy,
  pages: {
    '/knots': knots,
    '/german': knots.replace('lang="en"', 'lang="de"'),
    '/own-words': documentOf(
      offerMarkup('nine-knots'),
      contextOf({ merchandisingSettings: { restockNotificationsSuccessText: ownWords } }),
    ),
    '/cup': documentOf(offerMarkup('striped-cup'), contextOf({})),
    '/lamp': documentOf(offerMarkup('night-at-the-lamp'), contextOf({})),
  },
})

beforeEach(() => site.server.backend.reset())

async function visit(path: string) {
  const visited = await site.visit(path)
  await untilBlock(visited.page, 'restock-notification')
  return { ...visited, ...partsOf(visited.page) }
}

function partsOf(page: Page) {
  return {
    email: page.getByLabel('Your Email').filter({ visible: true }),
    problem: page.locator('.product-restock-error-message:not(:empty)'),
    thanks: page.locator('.product-restock-success-message:not(:empty)'),
    signUp: page.getByRole('button', { name: 'Sign Up' }),
  }
}

const saved = () => site.server.backend.state.store.restockSignUps
const requestsOf = (operation: string) => site.server.backend.log.filter((one) => one.operation === operation)

describe('a restock notification', () => {
  it('signs a visitor up in place, by keyboard alone', async () => {
    const { page, troubles, email, thanks } = await visit('/knots')
    const address = page.url()
    await email.focus()
    await page.keyboard.type(' ada@example.test ')
    await page.getByLabel('Subscribe to our mailing list').press(' ')
    await email.press('Enter')
    await expect.poll(() => thanks.textContent()).toBe('Signed up!')
    const { id, structuredContent } = productOf('nine-knots')
    const variantId = structuredContent.variants[0]?.id
    expect(saved()).toMatchObject([{ productId: id, variantId, email: 'ada@example.test', isJoinMailingList: true }])
    expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.locator('.product-restock-notification').innerText()).toBe(
      'Get notified by email when this product is back in stock\n\nSigned up!',
    )
    expect(page.url()).toBe(address)
    expect(troubles).toEqual([])
  })

  it('does not add visitors to the mailing list unless they ask', async () => {
    const { email, thanks, signUp } = await visit('/knots')
    await email.fill('ada@example.test')
    await signUp.click()
    await expect.poll(() => thanks.count()).toBe(1)
    expect(saved()).toMatchObject([{ isJoinMailingList: false }])
  })

  it('thanks the visitor in the owner’s words', async () => {
    const { email, thanks, signUp } = await visit('/own-words')
    await email.fill('ada@example.test')
    await signUp.click()
    await expect.poll(() => thanks.textContent()).toBe(ownWords)
  })

  it.each([
    ['', 'Please enter a valid email'],
    ['ada@', /^Emails must be formatted as/],
  ])('asks for a valid address instead of "%s", and focuses the field', async (text, message) => {
    const { page, email, problem, signUp } = await visit('/knots')
    await email.fill(text)
    await signUp.click()
    await expect.poll(() => problem.textContent()).toEqual(expect.stringMatching(message))
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    const described = await email.evaluate((field) => {
      return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    })
    expect(described).toEqual(await problem.textContent())
    expect(requestsOf('SignUpForRestock')).toEqual([])
    expect(await axeFindings(page, 'main')).toEqual([])
  })

  it.each([
    ['alreadySubscribed', 'This address is already signed up.'],
    ['offline', 'Please check your internet connection.'],
    ['rateLimited', /^Too many attempts\. Please try again in \d+ (second|minute)s?\.$/],
    ['serverError', 'Internal server error. Please try again later.'],
    ['crumbExpired', 'Signed up!'],
  ])('keeps the address and says why the request failed: %s', async (scenario, message) => {
    const { page, email, problem, thanks, signUp } = await visit('/knots')
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await email.fill('ada@example.test')
    await signUp.click()
    await expect.poll(() => problem.or(thanks).textContent()).toEqual(expect.stringMatching(message))
    if (scenario === 'crumbExpired') return
    expect(await email.inputValue()).toBe('ada@example.test')
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await signUp.click()
    await expect.poll(() => thanks.textContent()).toBe('Signed up!')
    expect(await problem.count()).toBe(0)
  })

  it('shows that it is sending, and sends once however often it is pressed', async () => {
    const { page, email, thanks, signUp } = await visit('/knots')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/notifications/restock*', async (route) => {
      await held
      await route.continue()
    })
    await email.fill('ada@example.test')
    await signUp.click()
    const sending = page.getByRole('button', { name: 'Signing up…' })
    await sending.click({ force: true })
    await email.press('Enter')
    release()
    await expect.poll(() => thanks.count()).toBe(1)
    expect(requestsOf('SignUpForRestock')).toHaveLength(1)
  })

  it('restores an address submitted before its code had loaded, and removes it from the URL', async () => {
    const { page, email, thanks, signUp } = await visit('/knots?email=ada%40example.test#')
    expect(await email.inputValue()).toBe('ada@example.test')
    expect(new URL(page.url()).search).toBe('')
    await signUp.click()
    await expect.poll(() => thanks.count()).toBe(1)
    expect(saved()).toMatchObject([{ email: 'ada@example.test' }])
    const other = await visit('/knots?email=ada%40example.test&page=2')
    expect(await other.email.inputValue()).toBe('')
    expect(new URL(other.page.url()).search).toBe('?email=ada%40example.test&page=2')
  })

  it('is in German on a German page', async () => {
    const { page, email, problem, thanks } = await visit('/german')
    await email.press('Enter')
    await expect.poll(() => problem.textContent()).toBe('Bitte geben Sie eine gültige E‑Mail-Adresse ein')
    await email.fill('ada@example.test')
    await email.press('Enter')
    await expect.poll(() => thanks.textContent()).toBe('Wir benachrichtigen Sie per E‑Mail.')
    expect(await page.locator('.product-restock-form').isVisible()).toBe(false)
  })

  it('is as the server sent it once Skerry has stopped', async () => {
    const { page, email, thanks, signUp } = await visit('/knots')
    const served = await site.visit('/knots', { javaScriptEnabled: false })
    const htmlOf = (one: Page) => one.locator('.product-restock-notification').evaluate((element) => element.outerHTML)
    await email.fill('ada@example.test')
    await signUp.click()
    await expect.poll(() => thanks.count()).toBe(1)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await htmlOf(page)).toBe(await htmlOf(served.page))
  })
})

describe('the restock notification of a variant', () => {
  it('appears, and is announced, while the chosen variant is sold out', async () => {
    const { page, email, thanks, signUp } = await visit('/cup')
    await untilBlock(page, 'product')
    const choose = (value: string) => page.locator('select[data-variant-option-name]').first().selectOption(value)
    const spoken = page.locator('.product-variants [role="status"]')
    expect(await email.count()).toBe(0)
    await choose('Green')
    await expect.poll(() => email.count()).toBe(1)
    expect(await spoken.textContent()).toMatch(/Sold Out.*Get notified by email when this product is back in stock$/i)
    await choose('Blue')
    await expect.poll(() => email.count()).toBe(0)
    await choose('Green')
    await email.fill('ada@example.test')
    await signUp.filter({ visible: true }).click()
    await expect.poll(() => thanks.count()).toBe(1)
    const green = productOf('striped-cup').structuredContent.variants.find(
      ({ attributes }) => attributes.Stripe === 'Green',
    )
    expect(saved()).toMatchObject([{ variantId: green?.id }])
    await choose('Blue')
    await choose('Green')
    expect(await thanks.isVisible()).toBe(true)
    await choose('')
    await expect.poll(() => thanks.isVisible()).toBe(false)
  })
})

describe('the restock notification of a site with a captcha', () => {
  it('loads the captcha on the first focus, and sends each token once', async () => {
    const { page, email, problem, thanks, signUp } = await visit('/lamp')
    expect(requestsOf('CaptchaChallenge')).toEqual([])
    await email.fill('ada@example.test')
    await expect.poll(() => requestsOf('CaptchaChallenge').length).toBe(1)
    await page.evaluate(() => history.replaceState(null, '', '?scenario=captchaRefused'))
    await signUp.click()
    await expect.poll(() => problem.textContent()).toBe('The CAPTCHA was not accepted. Please complete it again.')
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await signUp.click()
    await expect.poll(() => thanks.textContent()).toBe('Signed up!')
    expect(saved()).toHaveLength(1)
    expect(await page.locator('.skerry-captcha').isVisible()).toBe(false)
  })

  it('sends nothing while the captcha fails to load, and says so', async () => {
    const { page, email, problem, signUp } = await visit('/lamp?scenario=captchaBlocked')
    await email.fill('ada@example.test')
    await signUp.click()
    await expect.poll(() => problem.textContent()).toBe('Complete CAPTCHA before submitting.')
    expect(await email.inputValue()).toBe('ada@example.test')
    expect(requestsOf('SignUpForRestock')).toEqual([])
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true)
  })
})

describe('a restock notification at 320 px', () => {
  it.each(['ltr', 'rtl'])('is accessible and fits the window, %s', async (direction) => {
    const { page, email, problem, signUp } = await visit('/knots')
    await page.setViewportSize({ width: 320, height: 700 })
    await page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction)
    await email.fill('ada@')
    await signUp.click()
    await expect.poll(() => problem.count()).toBe(1)
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
