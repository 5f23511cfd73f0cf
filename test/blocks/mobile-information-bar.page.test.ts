import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe'
import { setFontSize } from '../support/fontSize'
import { productMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const all = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
}
const daily = { text: '10am to 7pm', ranges: [{ from: 600, to: 1140 }] }
const settings = {
  mobileInfoBarSettings: { style: 2, ...all },
  contactEmail: 'mail@example.org',
  contactPhoneNumber: '0117 496 0123',
  businessHours: { monday: daily, tuesday: { text: '', ranges: [{ from: 600, to: 1140 }] }, sunday: daily },
}
const website = { timeZone: 'Europe/London', location: { addressLine1: '1 High Street', addressLine2: 'Bath' } }
const links = Array.from({ length: 60 }, (_, index) => `<p><a href="/other">Loaf ${index + 1}</a></p>`).join('')

/** A page of a site that has these settings. */
function pageOf(own: object, { body = links, head = '', ...context }: { body?: string; head?: string } & object = {}) {
  const all = JSON.stringify({ website, websiteSettings: { ...settings, ...own }, ...context })
  const script = `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: ${all.replaceAll('<', '\\u003c')} }</script>`
  return documentOf(`${body}<p>The end</p>`, script + head)
}

const hostile = '"><img src=x onerror="hacked = 1">'
const template = `a, a:visited { color: #fff; background: transparent } body { background: #222; color: #fff }
  :focus-visible { outline: 3px solid red; outline-offset: 3px }`

const site = siteForTests({
  pages: {
    '/all': pageOf({}),
    '/rtl': pageOf({}).replace('lang="en"', 'lang="ar" dir="rtl"'),
    '/british': pageOf({ businessHours: { sunday: daily, monday: { ranges: [{ from: 0, to: 0 }] } } }).replace(
      'lang="en"',
      'lang="en-GB"',
    ),
    '/phone': pageOf({ mobileInfoBarSettings: { isContactPhoneNumberEnabled: true } }),
    '/none': pageOf({ mobileInfoBarSettings: { isContactEmailEnabled: true }, contactEmail: '' }),
    '/styled': pageOf({}, { head: '<link rel="stylesheet" href="/template.css">' }),
    '/hostile': pageOf({
      contactEmail: `${hostile}@example.org`,
      contactPhoneNumber: `javascript:${hostile}`,
      businessHours: { monday: { text: hostile, ranges: 'x' } },
    }),
    '/store': pageOf({ storeSettings: {} }, { body: productMarkup('ships-biscuit') + links }),
    '/other': documentOf('<p>Other page</p>'),
  },
  renderPage: (path) => (path === '/template.css' ? { status: 200, contentType: 'text/css', body: template } : null),
  headers: strictPolicy,
})

const phone = { viewport: { width: 375, height: 640 } }
const bar = (page: Page) => page.getByRole('region', { name: 'Contact information' })
const hours = (page: Page) => page.getByRole('button', { name: 'Hours', exact: true })
const panel = (page: Page) => page.getByRole('group', { name: 'Opening hours' })
const stop = (page: Page) => page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
const topOfBar = async (page: Page) => (await page.locator('.sqs-mobile-info-bar-content').boundingBox())!.y

describe('the mobile information bar', () => {
  it('has text that grows with the visitor’s font size, as far as words fit', async () => {
    const { page } = await site.visit('/all', phone)
    await bar(page).waitFor()
    const sizes: string[] = []
    for (const size of [16, 24, 32]) {
      await setFontSize(page, size)
      const label = page.locator('.sqs-mobile-info-bar-trigger-label').first()
      sizes.push(await label.evaluate((element) => getComputedStyle(element).fontSize))
    }
    expect(sizes).toEqual(['12px', '18px', '18.75px'])
  })

  it('sits at the bottom of a phone’s screen and links to email, telephone and map', async () => {
    const { page, troubles } = await site.visit('/all', phone)
    await bar(page).waitFor()
    const box = (await page.locator('.sqs-mobile-info-bar-content').boundingBox())!
    expect([box.x, box.y + box.height, box.width]).toEqual([0, 640, 375])
    const addresses = await bar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.getAttribute('href')}`))
    expect(addresses).toEqual([
      'Email mailto:mail@example.org',
      'Call tel:01174960123',
      'Map https://www.google.com/maps?q=1+High+Street%2C+Bath&z=15',
    ])
    expect(await bar(page).getByRole('link', { name: 'Map' }).getAttribute('rel')).toBe('noopener')
    expect(await axeFindings(page, '.sqs-mobile-info-bar')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('appears up to 1024 px, and follows the width of the window', async () => {
    const { page } = await site.visit('/all', { viewport: { width: 1025, height: 640 } })
    await untilBlock(page, 'mobile-information-bar')
    expect(await bar(page).count()).toBe(0)
    await page.setViewportSize({ width: 1024, height: 640 })
    await bar(page).waitFor()
    await page.setViewportSize({ width: 1025, height: 640 })
    await bar(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.documentElement.style.length)).toBe(0)
    await page.setViewportSize({ width: 700, height: 640 })
    await bar(page).waitFor()
  })

  it('has only what the owner enabled', async () => {
    const { page } = await site.visit('/phone', phone)
    await bar(page).waitFor()
    expect(await bar(page).getByRole('link').allTextContents()).toEqual(['Call'])
    expect(await hours(page).count()).toBe(0)
  })

  it('does not appear if the site has nothing to put in it', async () => {
    const { page, troubles } = await site.visit('/none', phone)
    await page.waitForLoadState('networkidle')
    expect(await page.locator('.sqs-mobile-info-bar').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('shows what the owner wrote as text', async () => {
    const { page, troubles } = await site.visit('/hostile', phone)
    await hours(page).click()
    expect(await panel(page).getByText(hostile).count()).toBe(1)
    expect(await bar(page).locator('img').count()).toBe(0)
    expect(await bar(page).getByRole('link').allTextContents()).toEqual(['Map'])
    expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
    expect(troubles).toEqual([])
  })

  it('is removed by stop, along with the space reserved for it', async () => {
    const { page } = await site.visit('/all', phone)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const served = await (async () => {
      await bar(page).waitFor()
      await hours(page).click()
      const withBar = await height()
      await stop(page)
      return withBar - (await height())
    })()
    expect(served).toBeGreaterThanOrEqual(56)
    expect(await page.locator('.sqs-mobile-info-bar').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
    await page.setViewportSize({ width: 374, height: 640 })
    await page.keyboard.press('Escape')
    expect(await page.locator('.sqs-mobile-info-bar').count()).toBe(0)
  })
})

describe('a page with a mobile information bar', () => {
  it('ends above the bar', async () => {
    const { page } = await site.visit('/all', phone)
    await bar(page).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = (await page.getByText('The end').boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(await topOfBar(page))
  })

  it('shows the bar’s whole focus ring at the edge of the window, even if the template draws it outside', async () => {
    const { page } = await site.visit('/styled', phone)
    await bar(page).waitFor()
    await page.keyboard.press('Tab') // or the ring is not shown
    await bar(page).getByRole('link', { name: 'Email' }).focus()
    const ring = await bar(page)
      .getByRole('link', { name: 'Email' })
      .evaluate((link) => {
        const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(link)
        return [outlineStyle, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) <= 0]
      })
    expect(ring).toEqual(['solid', true])
  })

  it('never scrolls the focused element behind the bar', async () => {
    const { page } = await site.visit('/all', phone)
    await bar(page).waitFor()
    const top = await topOfBar(page)
    const lowest: number[] = []
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      lowest.push(await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom))
    }
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Loaf 60')
    expect(lowest.filter((bottom) => bottom > top)).toEqual([])
  })

  it.each(['/all', '/rtl'])('has the bar in a window of 320 px too: %s', async (path) => {
    const { page } = await site.visit(path, { viewport: { width: 320, height: 500 } })
    await bar(page).waitFor()
    const boxes = await page
      .locator('.sqs-mobile-info-bar-trigger > *')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(boxes.map(({ width }) => Math.round(width))).toEqual([80, 80, 80, 80])
    expect(boxes.filter(({ height }) => height < 44)).toEqual([])
    expect(boxes[0].x).toBe(path === '/rtl' ? 240 : 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await hours(page).click()
    const box = (await panel(page).boundingBox())!
    expect([box.x, box.width, box.y >= 0, box.y + box.height <= (await topOfBar(page)) + 1]).toEqual([
      0,
      320,
      true,
      true,
    ])
  })

  it('is printed without the bar', async () => {
    const { page } = await site.visit('/all', phone)
    await bar(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.sqs-mobile-info-bar').isVisible()).toBe(false)
  })

  it('has a readable bar if the template is dark', async () => {
    const { page } = await site.visit('/styled', phone)
    await hours(page).click()
    expect(await axeFindings(page, '.sqs-mobile-info-bar')).toEqual([])
  })

  it('shows the cart link above the bar, and ends above both', async () => {
    const { page } = await site.visit('/store', phone)
    await bar(page).waitFor()
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    const pill = page.locator('.sqs-pill-shopping-cart a')
    await pill.waitFor()
    const bottom = () => pill.evaluate((one) => Math.round(one.getBoundingClientRect().bottom))
    await expect.poll(bottom).toBe(Math.round(await topOfBar(page)))
    const top = () => pill.evaluate((one) => one.getBoundingClientRect().top)
    await page.getByRole('link', { name: 'Loaf 40' }).focus()
    await page.keyboard.press('Tab')
    const focused = (await page.getByRole('link', { name: 'Loaf 41' }).boundingBox())!
    expect(focused.y + focused.height).toBeLessThanOrEqual(await top())
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const end = (await page.getByText('The end').boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(await top())
    await stop(page)
    expect(await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')).toBe('')
  })
})

describe('the opening hours in the mobile information bar', () => {
  it('open in a panel above the bar, start the week as the locale does, and mark today', async () => {
    const { page } = await site.visit('/other', phone)
    await page.clock.setFixedTime('2027-06-14T11:00:00Z') // a Monday
    await page.goto(`${site.server.url}/all`)
    await hours(page).click()
    expect(await hours(page).getAttribute('aria-expanded')).toBe('true')
    const days = panel(page).locator('.sqs-business-hours-day')
    const texts = await days.evaluateAll((all) => all.map((day) => [...day.children].map((one) => one.textContent)))
    expect(texts.slice(0, 4)).toEqual([
      ['Sunday', '10am to 7pm'],
      ['Monday', '10am to 7pm'],
      ['Tuesday', '10:00 AM – 7:00 PM'],
      ['Wednesday', 'Closed'],
    ])
    expect(await panel(page).locator('[aria-current="date"] dt').allTextContents()).toEqual(['Monday'])
    expect(await panel(page).locator('.sqs-business-hours-store').textContent()).toBe('Open now')
    expect(await axeFindings(page, '.sqs-mobile-info-bar')).toEqual([])
  })

  it('begin on Monday where the week does, and say if a day is open all day', async () => {
    const { page } = await site.visit('/british', phone)
    await hours(page).click()
    const names = await panel(page).locator('dt').allTextContents()
    expect([names.at(0), names.at(-1)]).toEqual(['Monday', 'Sunday'])
    expect(await panel(page).locator('dd').allTextContents()).toEqual([
      'All day',
      ...Array(5).fill('Closed'),
      '10am to 7pm',
    ])
  })

  it('close with Escape, the close button, a second press, or a click or focus elsewhere', async () => {
    const { page } = await site.visit('/all', phone)
    const isFocused = () => hours(page).evaluate((one) => one === document.activeElement)
    await hours(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement!.ariaLabel)).toBe('Close opening hours')
    await page.keyboard.press('Escape')
    expect([await panel(page).count(), await isFocused()]).toEqual([0, true])
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Close opening hours' }).click()
    expect([await panel(page).count(), await isFocused()]).toEqual([0, true])
    await hours(page).click()
    await hours(page).click()
    expect(await panel(page).count()).toBe(0)
    await hours(page).click()
    await page.getByRole('heading').click()
    expect(await panel(page).count()).toBe(0)
    await hours(page).click()
    await page.getByRole('link', { name: 'Loaf 60' }).focus()
    expect([await panel(page).count(), await hours(page).getAttribute('aria-expanded')]).toEqual([0, 'false'])
  })
})
