import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site/index'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const template = (json: object, content = '<h2>Sale</h2><p>Bread for half. <a href="/other">Look</a></p>') =>
  `<template data-block-type="popup-overlay" data-block-json='${JSON.stringify(json)}'>${content}</template>`

const popup = (json: object, above = '', content?: string) =>
  documentOf(
    `${above}<p><a href="/other">Bread every day</a></p>${template(json, content)}${'<p>Bread</p>'.repeat(100)}`,
  )

/** A page with a context, and settings of its own for the popup. */
const configured = (context: object, json: object) =>
  documentOf(
    template(json),
    `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: ${JSON.stringify(context)} }</script>`,
  )

const everywhere = { style: 'dark', showOnAllPages: true, displayFrequency: 7, version: 1 }

const site = siteForTests({
  headers: strictPolicy,
  renderPage,
  pages: {
    '/at-once': popup(everywhere),
    '/newer': popup({ ...everywhere, version: 2 }),
    '/later': popup({ ...everywhere, showOnTimer: true, timerDelay: 300 }),
    '/scrolled': popup({ ...everywhere, showOnScroll: true, scrollPercentage: 50 }, '<label>Name <input></label>'),
    '/embedded': popup(
      { ...everywhere, showOnTimer: true, timerDelay: 1 },
      '<my-form></my-form><iframe title="Booking" srcdoc="<input>"></iframe>',
    ),
    '/light': popup({ ...everywhere, style: 'light' }),
    '/short': documentOf(template({ ...everywhere, showOnScroll: true, scrollPercentage: 50 })),
    '/enabled': configured(
      {
        collection: { id: 'c9' },
        websiteSettings: { popupOverlaySettings: { style: 'light', enabledPages: ['c9'], enableMobile: false } },
      },
      { style: 'dark' },
    ),
    '/asks': configured({ cookieSettings: { isCookieBannerEnabled: true } }, everywhere),
    '/unnamed': popup(everywhere, '', '<p>Bread for half.</p>'),
    '/malformed': documentOf(
      '<p>Bread</p><template data-block-type="popup-overlay" data-block-json="{">Sale</template>',
    ),
    '/shown': documentOf('<div data-block-type="popup-overlay">Sale</div>'),
    '/other': documentOf('<p>Other page</p>'),
    '/long': popup(everywhere, '', `<h2>Sale</h2>${'<p>Bread for half, and cake for a quarter.</p>'.repeat(40)}`),
    '/config/pages': documentOf('<iframe src="/at-once"></iframe>'),
  },
})

beforeEach(() => site.server.backend.reset())

const dialog = (page: Page) => page.getByRole('dialog')
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()
/** Scrolls halfway down. Resolves when the page knows, because typing scrolls back to the field. */
const scrollHalf = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    return new Promise(requestAnimationFrame)
  })
const keys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes('popup'))
      .sort(),
  )

/** Waits until page blocks have been mounted or skipped: the popup is open by then, or not due. */
async function untilMounted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const skerry = (
      globalThis as unknown as Record<symbol, { inspect(): { blocks: { name: string; state: string }[] } }>
    )[Symbol.for('skerry')]
    return skerry?.inspect().blocks.some(({ name, state }) => name === 'popup-overlay' && /mounted|skipped/.test(state))
  })
}

/** Sends the newsletter form of the open popup. */
async function signUp(page: Page): Promise<void> {
  const form = page.locator('.sqs-popup-overlay .newsletter-form[novalidate]')
  await form.getByLabel('Email').fill('ada@example.org')
  await form.getByRole('button').click()
  await page.locator('.sqs-popup-overlay .form-submission-text').waitFor()
}

describe('a popup overlay', () => {
  it('opens halfway down the page, with a form that works', async () => {
    const { page, troubles } = await site.visit('/blocks/popup-overlay?csp=strict')
    await untilMounted(page)
    expect(await dialog(page).count()).toBe(0)
    await scrollHalf(page)
    const popup = page.getByRole('dialog', { name: 'The keeper’s letter' })
    await popup.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await signUp(page)
    await close(page)
    await popup.waitFor({ state: 'detached' })
    const { log } = site.server.backend
    await expect.poll(() => log.filter(({ operation }) => operation === 'Overlay').length).toBe(1)
    const [sent] = site.server.state.submissions
    expect(sent?.context.isOverlayForm).toBe(true)
    expect(troubles).toEqual([])
  })

  it('runs the owner’s post-submit HTML, which the server sent in its template', async () => {
    const { page } = await site.visit('/other')
    const script = "&lt;script&gt;document.body.dataset.converted = 'yes'&lt;/script&gt;"
    const holder = `<div class="form-submission-html" data-submission-html="${script}"></div>`
    await page.route('**/blocks/popup-overlay', async (route) => {
      const response = await route.fetch()
      const [before, after = ''] = (await response.text()).split('<template data-block-type="popup-overlay">')
      const body = `${before}<template data-block-type="popup-overlay">${after.replace('</form>', `</form>${holder}`)}`
      await route.fulfill({ response, body })
    })
    await page.goto(`${site.server.url}/blocks/popup-overlay`)
    await untilMounted(page)
    await scrollHalf(page)
    await signUp(page)
    await expect.poll(() => page.evaluate(() => document.body.dataset.converted)).toBe('yes')
  })

  it('opens after its delay, or at once without a delay or scroll position', async () => {
    const { page } = await site.visit('/later')
    await page.getByRole('dialog', { name: 'Sale' }).waitFor()
    await page.goto(`${site.server.url}/newer`)
    await page.getByRole('dialog', { name: 'Sale' }).waitFor()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${site.server.url}/unnamed`)
    await page.getByRole('dialog', { name: 'Message' }).waitFor()
  })

  it('opens at once on a page too short to scroll', async () => {
    const { page } = await site.visit('/short')
    await dialog(page).waitFor()
  })

  it.each([
    ['dark', '/at-once', ['rgb(17, 17, 17)', 'rgb(255, 255, 255)']],
    ['light', '/light', ['rgb(255, 255, 255)', 'rgb(17, 17, 17)']],
  ])('is %s', async (style, path, colours) => {
    const { page } = await site.visit(path)
    await dialog(page).waitFor()
    const content = page.locator(`.sqs-popup-overlay.is-${style}`)
    for (const part of [dialog(page), content]) {
      const { backgroundColor, color } = await part.evaluate((element: HTMLElement) => element.style)
      expect([backgroundColor, color]).toEqual(colours)
    }
  })

  it('follows the page’s settings, unless its own say otherwise', async () => {
    const { page } = await site.visit('/enabled')
    await dialog(page).waitFor()
    expect(await page.locator('.sqs-popup-overlay.is-dark').count()).toBe(1)
    const phone = await site.visit('/enabled', { viewport: { width: 320, height: 640 } })
    await untilBlock(phone.page, 'popup-overlay', 'skipped')
  })

  it('keeps the keyboard inside, and gives the focus back', async () => {
    const { page } = await site.visit('/scrolled')
    await untilMounted(page)
    const link = page.getByRole('link', { name: 'Bread every day' })
    await link.focus()
    await scrollHalf(page)
    await dialog(page).waitFor()
    const inside = () =>
      page.evaluate(
        () => document.activeElement?.shadowRoot !== null || !!document.activeElement.closest('.sqs-popup-overlay'),
      )
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('waits while the visitor is in a field, or something else is open', async () => {
    const { page } = await site.visit('/scrolled')
    await untilMounted(page)
    await page.getByLabel('Name').focus()
    await scrollHalf(page)
    await page.keyboard.type('Ada Lovelace', { delay: 120 })
    expect(await dialog(page).count()).toBe(0)
    await page.evaluate(() => {
      const own = document.createElement('dialog')
      own.id = 'own'
      document.body.append(own)
      own.showModal()
    })
    await page.waitForTimeout(1500) // nothing must happen
    expect(await page.getByRole('dialog', { name: 'Sale' }).count()).toBe(0)
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')?.close())
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lovelace')
    await page.getByLabel('Name').blur()
    await page.getByRole('dialog', { name: 'Sale' }).waitFor()
  })

  it('waits while the visitor is in a field of a component, or in a frame', async () => {
    const { page } = await site.visit('/other')
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const root = document.querySelector('my-form')?.attachShadow({ mode: 'open' })
        root?.append(document.createElement('input'))
        root?.querySelector('input')?.focus()
      })
    })
    await page.goto(`${site.server.url}/embedded`)
    await untilMounted(page)
    await page.waitForTimeout(2500) // nothing must happen
    expect(await dialog(page).count()).toBe(0)
    await page.frameLocator('iframe').locator('input').focus()
    await page.waitForTimeout(1500) // nothing must happen
    expect(await dialog(page).count()).toBe(0)
    await page.locator('iframe').blur()
    await dialog(page).waitFor()
  })

  it('waits if the visitor starts to type while its code loads', async () => {
    const { page } = await site.visit('/other')
    const arrive = await holdRequests(page, '**/chunks/openPopup-*')
    const asked = page.waitForRequest('**/chunks/openPopup-*')
    await page.goto(`${site.server.url}/scrolled`)
    await untilMounted(page)
    await scrollHalf(page)
    await asked
    await page.getByLabel('Name').focus()
    arrive()
    await page.keyboard.type('Ada Lovelace', { delay: 120 })
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lovelace')
    expect(await dialog(page).count()).toBe(0)
    await page.getByLabel('Name').blur()
    await dialog(page).waitFor()
  })

  it('opens again after Skerry was stopped, which does not count as closing it', async () => {
    const { page } = await site.visit('/scrolled')
    await untilMounted(page)
    await scrollHalf(page)
    await dialog(page).waitFor()
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    await dialog(page).waitFor({ state: 'detached' })
    expect(await keys(page)).toEqual([])
    await page.evaluate(() => (globalThis as unknown as { Skerry: { start(): void } }).Skerry.start())
    await dialog(page).waitFor()
  })

  it('waits while the page is in the background', async () => {
    const { page } = await site.visit('/other')
    await page.addInitScript(() => {
      Object.assign(globalThis, { isInBackground: true })
      Object.defineProperty(document, 'hidden', {
        get: () => (globalThis as { isInBackground?: boolean }).isInBackground,
      })
    })
    await page.goto(`${site.server.url}/at-once`)
    await untilMounted(page)
    await page.waitForTimeout(1500) // nothing must happen
    expect(await dialog(page).count()).toBe(0)
    await page.evaluate('isInBackground = false')
    await dialog(page).waitFor()
  })

  it('stays closed on the next page, and opens again in another version', async () => {
    const { page } = await site.visit('/at-once')
    await close(page)
    expect(await keys(page)).toEqual([
      'skerry.consented popup closed',
      'skerry.consented popup submitted',
      'skerry.consented popup version',
    ])
    await page.goto(`${site.server.url}/unnamed`)
    await untilBlock(page, 'popup-overlay', 'skipped')
    await page.goto(`${site.server.url}/newer`)
    await dialog(page).waitFor()
  })

  it('never comes back after a sign-up', async () => {
    const { page } = await site.visit('/blocks/popup-overlay')
    await untilMounted(page)
    await scrollHalf(page)
    await signUp(page)
    await page.evaluate(() => {
      const key = 'skerry.consented popup closed'
      localStorage.setItem(key, JSON.stringify({ value: Date.now() - 8 * 24 * 60 * 60 * 1000 }))
    })
    await page.reload() // without closing it
    await untilMounted(page)
    await scrollHalf(page)
    const states = page.evaluate(() => {
      const skerry = (globalThis as unknown as { Skerry: typeof import('../../src/index') }).Skerry
      return skerry.inspect().blocks.flatMap(({ name, state }) => (name === 'popup-overlay' ? state : []))
    })
    expect(await states).toEqual(['skipped'])
  })

  it('remembers a sign-up when it is closed afterwards', async () => {
    const { page } = await site.visit('/blocks/popup-overlay')
    await untilMounted(page)
    await scrollHalf(page)
    await signUp(page)
    await close(page)
    await dialog(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('skerry.consented popup submitted'))).toBe('{"value":true}')
  })

  it('still comes back after another form on the page was submitted', async () => {
    const { page } = await site.visit('/blocks/popup-overlay')
    await untilMounted(page)
    await page.evaluate(() => {
      const { content } = document.querySelector<HTMLTemplateElement>('template[data-block-type="popup-overlay"]')!
      document.querySelector('main')?.prepend(document.importNode(content, true))
    })
    await scrollHalf(page)
    await close(page)
    await page.evaluate(() => scrollTo(0, 0))
    const form = page.locator('main > * .newsletter-form[novalidate]')
    await form.getByLabel('Email').fill('ada@example.org')
    await form.getByRole('button').click()
    await page.locator('main .form-submission-text').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('skerry.consented popup submitted'))).toBe('{"value":false}')
  })

  it('stays closed in other tabs in which it was still waiting to open', async () => {
    const { page } = await site.visit('/scrolled')
    await untilMounted(page)
    const other = await page.context().newPage()
    await other.goto(`${site.server.url}/at-once`)
    await close(other)
    await scrollHalf(page)
    await page.waitForTimeout(1500) // nothing must happen
    expect(await dialog(page).count()).toBe(0)
  })

  it('stores nothing in the browser before consent, but stays closed in the tab', async () => {
    const { page } = await site.visit('/blocks/popup-overlay?cookies=restrictive')
    await untilMounted(page)
    await scrollHalf(page)
    await close(page)
    expect(await keys(page)).toEqual([])
    await page.reload()
    await untilBlock(page, 'popup-overlay', 'skipped')
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await untilMounted(tab)
  })

  it('stores that it was closed once there is consent', async () => {
    const { page } = await site.visit('/blocks/popup-overlay?cookies=restrictive')
    await untilMounted(page)
    await scrollHalf(page)
    await close(page)
    await page.evaluate("document.cookie = 'ss_cookieAllowed=true'")
    await expect.poll(() => keys(page)).toHaveLength(3)
  })

  it('waits until the visitor has answered the cookie banner', async () => {
    const { page } = await site.visit('/asks')
    const banner = page.getByRole('region', { name: 'Cookie notice' })
    await banner.waitFor()
    await untilMounted(page)
    await page.waitForTimeout(1500) // nothing must happen
    expect(await dialog(page).count()).toBe(0)
    await banner.getByRole('button').click()
    await dialog(page).waitFor()
  })

  it('is not shown in the editor', async () => {
    const { page } = await site.visit('/config/pages')
    const frame = page.frames()[1]
    await frame?.waitForFunction(() => {
      const skerry = (globalThis as unknown as { Skerry?: typeof import('../../src/index') }).Skerry
      return skerry?.inspect().blocks.some(({ name, state }) => name === 'popup-overlay' && state === 'skipped')
    })
    expect(await frame?.getByRole('dialog').count()).toBe(0)
  })

  it('closes if a script takes its template from the page', async () => {
    const { page } = await site.visit('/at-once')
    await dialog(page).waitFor()
    await page.evaluate(() => document.querySelector('template')?.remove())
    await dialog(page).waitFor({ state: 'detached' })
  })

  it('fits a small screen', async () => {
    const { page } = await site.visit('/long', { viewport: { width: 320, height: 256 } })
    await dialog(page).waitFor()
    const box = { x: 20, width: 280, y: 20, height: 216 }
    await expect.poll(() => dialog(page).boundingBox()).toMatchObject(box) // it moves in
    await page.locator('.sqs-popup-overlay p').last().scrollIntoViewIfNeeded()
    await close(page)
    await dialog(page).waitFor({ state: 'detached' })
  })

  it('outside a <template> reports what is wrong', async () => {
    const { troubles } = await site.visit('/shown')
    await expect.poll(() => troubles.join()).toContain('This popup overlay is not a <template>')
  })

  it('with malformed JSON reports an error and shows nothing', async () => {
    const { page, troubles } = await site.visit('/malformed')
    await expect.poll(() => troubles.join()).toContain('popup-overlay')
    expect(await dialog(page).count()).toBe(0)
  })
})
