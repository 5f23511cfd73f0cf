import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const empty = (token: string, pageType = 209) =>
  documentOf(
    `<div data-review-token="${token}"></div>`,
    `<script nonce="{{nonce}}">window.Static = { SQUARESPACE_CONTEXT: { pageType: ${pageType} } }</script>`,
  )

const site = siteForTests({
  renderPage,
  pages: {
    '/drawn': empty('review-open'),
    '/expired': empty('review-expired'),
    '/done': empty('review-done'),
    '/served': empty('review-open').replace('></div>', '><p>You have reviewed everything.</p></div>'),
    '/german': empty('review-open').replace('lang="en"', 'lang="de"'),
    '/other': empty('review-open', 2),
  },
  headers: strictPolicy,
})

beforeEach(() => site.server.backend.reset())

/** Opens the page of an open request, and returns the form of its first product. */
async function visit(path = '/reviews/review-open') {
  const { page, troubles } = await site.visit(path)
  await untilBlock(page, 'review-request')
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('radiogroup') })
    .first()
  return { page, troubles, form, send: form.getByRole('button') }
}

/** The reviews that the server has for the first product. */
function countOnServer(): number {
  return site.server.backend.state.store.reviews.length
}

const alertIn = (form: ReturnType<Page['locator']>) => form.locator('[role="alert"]:not(:empty)')

describe('the page of a review request', () => {
  it('sends a review by keyboard alone, without leaving the page, and focuses the thanks', async () => {
    const before = countOnServer()
    const { page, troubles, form } = await visit()
    const address = page.url()
    await form.getByRole('radio', { name: '1 star', exact: true }).focus()
    for (let step = 1; step < 5; step++) await page.keyboard.press('ArrowRight')
    expect(await form.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
    expect(await form.locator('.skerry-stars-chosen').textContent()).toBe('5 stars')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Hard. Good.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await page.keyboard.press('Enter')
    const thanks = page.getByText('Thank you for your review.')
    await thanks.waitFor()
    expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(page.url()).toBe(address)
    expect(countOnServer()).toBe(before + 1)
    expect(site.server.backend.state.store.reviews.at(-1)).toMatchObject({
      rating: 5,
      text: 'Hard. Good.',
      name: 'Ada',
    })
    expect(await page.locator('form:visible').count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('asks for a star rating, focuses the stars, and hides the message once one is chosen', async () => {
    const { page, form, send } = await visit()
    await form.getByLabel('Your review').fill('Hard.')
    await send.click()
    await expect.poll(() => alertIn(form).textContent()).toBe('Please select a star rating')
    const group = form.getByRole('radiogroup')
    expect(await group.getAttribute('aria-invalid')).toBe('true')
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('1')
    await form.getByRole('radio', { name: '3 stars' }).check()
    expect(await alertIn(form).count()).toBe(0)
    expect(await group.getAttribute('aria-invalid')).toBe(null)
    expect(await form.getByLabel('Your review').inputValue()).toBe('Hard.')
  })

  it.each([
    ['reviewExpired', 'Your review request has expired'],
    ['alreadyReviewed', 'You have already reviewed this purchase'],
    ['ratingRequired', 'Please select a star rating'],
    ['serverError', 'Internal server error. Please try again later.'],
    ['crumbExpiredTwice', 'Your session has expired, or cookies are not enabled.'],
    ['offline', 'Please check your internet connection.'],
  ])('keeps what was typed and says why it was not sent: %s', async (scenario, message) => {
    const { page, form, send } = await visit()
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await form.getByRole('radio', { name: '2 stars' }).check()
    await form.getByLabel('Your review').fill('Survived.')
    await send.click()
    await expect.poll(() => alertIn(form).textContent()).toBe(message)
    expect(await form.getByLabel('Your review').inputValue()).toBe('Survived.')
    expect(await form.getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true)
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await send.click()
    await page.getByText('Thank you for your review.').waitFor()
  })

  it.each([
    ['the thanks', '', 'Thank you for your review.'],
    ['the stars', 'ratingRequired', 'Please select a star rating'],
  ])('does not move the focus to %s if the visitor is writing another review', async (_, scenario, message) => {
    const { page, form, send } = await visit()
    await page.evaluate((name) => history.replaceState(null, '', `?scenario=${name}`), scenario)
    await form.getByRole('radio', { name: '4 stars' }).check()
    const release = await holdRequests(page, '**/api/**/*')
    await send.click()
    const other = page.getByLabel('Your review').nth(1)
    await other.focus()
    release()
    await page.getByText(message).waitFor()
    await page.keyboard.type('Fine too.')
    expect(await other.inputValue()).toBe('Fine too.')
  })

  it('sends a review once, however often the button is pressed, and safely again after a lost response', async () => {
    const before = countOnServer()
    const { page, form } = await visit()
    let lost = 1
    await page.route('**/api/commerce/review-requests/**', async (route) => {
      if (route.request().method() !== 'POST' || lost-- <= 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await form.getByRole('radio', { name: '4 stars' }).check()
    await form.evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 5; press++) element.querySelector('button')?.click()
    })
    await expect.poll(() => alertIn(form).textContent()).toBe('Please check your internet connection.')
    await form.getByRole('button').click()
    await page.getByText('Thank you for your review.').waitFor()
    expect(countOnServer()).toBe(before + 1)
  })

  it('draws the forms if the server has rendered none', async () => {
    const { page, troubles, form } = await visit('/drawn')
    expect(await page.getByRole('form').count()).toBe(2)
    await form.getByRole('radio', { name: '4 stars' }).check()
    await form.getByRole('button', { name: 'Send review' }).click()
    await page.getByText('Thank you for your review.').waitFor()
    expect(troubles).toEqual([])
  })

  it('restores what was typed into a drawn form after a reload, until it is sent', async () => {
    const { page, form, send } = await visit('/drawn')
    await form.getByRole('radio', { name: '4 stars' }).check()
    await form.getByRole('textbox').first().fill('Hard. Good.')
    await page.reload()
    await untilBlock(page, 'review-request')
    expect(await form.getByRole('textbox').first().inputValue()).toBe('Hard. Good.')
    expect(await form.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true)
    await send.click()
    await page.getByText('Thank you for your review.').waitFor()
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('review')))).toEqual([])
  })

  it.each([
    ['/expired', 'Your review request has expired'],
    ['/done', 'You have already reviewed this purchase'],
  ])('says at %s why there is nothing to review', async (path, message) => {
    const { page } = await site.visit(path)
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(message)
  })

  it.each([
    ['is empty', { status: 204 }, 'Unknown error, please try again later.'],
    ['lists nothing', { json: { items: [] } }, 'You have reviewed everything.'],
  ])('is never empty: the response %s', async (_, answer, text) => {
    const { page } = await site.visit('/other')
    await page.route('**/review-requests/*', (route) => route.fulfill(answer))
    await page.goto(`${site.server.url}/served`)
    await untilBlock(page, 'review-request')
    expect(await page.locator('[data-review-token]').textContent()).toBe(text)
  })

  it('speaks German on a German page', async () => {
    const { form } = await visit('/german')
    await form.getByRole('button', { name: 'Bewertung senden' }).click()
    await expect.poll(() => alertIn(form).textContent()).toBe('Bitte wählen Sie eine Sternebewertung')
    expect(
      await form
        .getByRole('radio')
        .first()
        .evaluate((radio) => radio.closest('label')?.textContent),
    ).toBe('1 Stern')
  })

  it('loads its code only on pages of its type', async () => {
    const { page } = await site.visit('/other')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.reload()
    await expect.poll(() => requests.some((url) => url.includes('/pageTasks-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url) => url.includes('review-request'))).toEqual([])
  })

  it('is accessible and as wide as a window of 320 px, in both directions', async () => {
    for (const direction of ['ltr', 'rtl']) {
      const { page, form, send } = await visit()
      await page.setViewportSize({ width: 320, height: 700 })
      await page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction)
      await send.click()
      await expect.poll(() => alertIn(form).count()).toBe(1)
      expect(await axeFindings(page, 'main')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })

  it('is as the server sent it after stop', async () => {
    const htmlOf = (page: Page) => page.locator('[data-review-token]').evaluate((element) => element.outerHTML)
    const served = await htmlOf((await site.visit('/reviews/review-open', { javaScriptEnabled: false })).page)
    const { page, form, send } = await visit()
    await send.click()
    await expect.poll(() => alertIn(form).count()).toBe(1)
    await form.getByRole('radio', { name: '4 stars' }).check()
    await send.click()
    await page.getByText('Thank you for your review.').waitFor()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await htmlOf(page)).toBe(served)
  })
})
