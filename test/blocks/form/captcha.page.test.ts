import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captchaForm } from '../../../mocks/fixtures/forms'
import { axeFindings } from '../../support/axe'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../../support/site'

const standIns = ['recaptcha', 'hcaptcha', 'turnstile'] as const
const scripts = Object.fromEntries(standIns.map((name) => [name, `/api/captcha/stand-ins/${name}`]))
const contextOf = (website: object, more: object = {}) =>
  `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: ${JSON.stringify({ website, ...more })} }</script>`
const withStandIns = contextOf({ captchaSettings: { siteKey: 'key-1', scripts } })

interface Markup {
  /** Attributes of the captcha's container. */
  readonly captcha?: string
  readonly button?: string
  readonly isLightbox?: boolean
}

/** A form with a captcha, and a `<footer>` after it with a frame of the page's own. */
function captchaMarkup({ captcha = '', button = '', isLightbox = false }: Markup = {}): string {
  const handle = isLightbox
    ? `<script type="application/json" class="sqs-form-block-context">${JSON.stringify({ formId: captchaForm.id, useLightbox: true, formName: 'Quote' })}</script><button type="button" class="lightbox-handle">Request a quote</button>`
    : ''
  return `<div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content">${handle}
    <div class="form-wrapper${isLightbox ? ' hidden' : ''}"><div class="form-inner-wrapper" hidden>
      <form data-form-id="${captchaForm.id}" data-collection-id="c1" data-object-name="o1" method="POST">
        <div id="email-f401" class="form-item field email required"><label class="title" for="e">Email</label><input class="field-element" id="e" type="email"></div>
        <div class="captcha-container" ${captcha}></div>
        <div class="form-button-wrapper"><button type="submit" ${button}>Send it</button></div>
        <div class="hidden form-submission-text">Thank you, friend!</div>
      </form></div></div></div></div>
    <p><a href="#behind">Behind the form</a></p>`
}

const proof = 'data-captcha-provider="proof-of-work"'
const pages = {
  ...Object.fromEntries(
    standIns.map((name) => [
      `/${name}`,
      documentOf(captchaMarkup({ captcha: `data-captcha-provider="${name}"` }), withStandIns),
    ]),
  ),
  '/bound': documentOf(captchaMarkup({ button: 'data-captcha-bound="true"' }), withStandIns),
  '/score': documentOf(
    captchaMarkup(),
    contextOf(
      { captchaSettings: { scripts } },
      { recaptchaEnterpriseContext: { recaptchaEnterpriseSiteKey: 'score-key' } },
    ),
  ),
  '/no-key': documentOf(captchaMarkup(), contextOf({})),
  '/proof': documentOf(captchaMarkup({ captcha: proof, button: 'data-captcha-bound="true"' })),
  '/secrets': documentOf(
    captchaMarkup({ captcha: 'data-captcha-provider="turnstile"' })
      .replace('<form ', '<form data-draft ')
      .replace(
        '<div class="captcha-container"',
        '<div id="password-f9" class="form-item field password"><label class="title" for="pw">Password</label><input id="pw" type="password"></div>$&',
      ),
    withStandIns,
  ),
  '/lightbox': documentOf(captchaMarkup({ isLightbox: true }), withStandIns),
  '/lightbox-proof': documentOf(captchaMarkup({ isLightbox: true, captcha: proof })),
  '/restrictive': documentOf(
    captchaMarkup(),
    contextOf(
      { captchaSettings: { siteKey: 'key-1', scripts } },
      { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } },
    ),
  ),
}
const vendorPages = Object.fromEntries(
  standIns.map((name) => [
    `/${name}`,
    documentOf(captchaMarkup({ captcha: `data-captcha-provider="${name}" data-site-key="key-1"` })),
  ]),
)

/** Whether a button that is focused has a ring in the colour of its text. */
async function hasOwnRing(button: Locator): Promise<boolean> {
  await button.press('Shift')
  return button.evaluate((one) => {
    const { outlineStyle, outlineColor, color } = getComputedStyle(one)
    return outlineStyle === 'solid' && outlineColor === color
  })
}

const widget = (page: Page) => page.frameLocator('.skerry-captcha-widget iframe').getByRole('checkbox')
const button = (page: Page) => page.getByRole('button', { name: 'Send it' })
const thanks = (page: Page) => page.locator('.form-submission-text:not(.hidden)')
const summary = (page: Page) => page.locator('.form-submission-error > p')

/** Solves the challenge at the end of the body. */
async function solve(page: Page): Promise<void> {
  const challenge = page.frameLocator('body > div > iframe')
  await challenge.getByLabel('Type the word').fill('gull')
  await challenge.getByRole('button', { name: 'Verify' }).click()
}

let site: Site
let vendors: Site
beforeAll(async () => {
  site = await openSite({ pages, headers: strictPolicy })
  vendors = await openSite({ pages: vendorPages })
})
afterAll(async () => {
  await site.close()
  await vendors.close()
})
beforeEach(() => site.server.backend.reset())

const open: Page[] = []
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close()
})

async function visit(path: string, options?: Parameters<Site['visit']>[1]) {
  const visited = await site.visit(path, options)
  open.push(visited.page)
  await untilBlock(visited.page, 'form')
  return visited
}

describe('a captcha under a strict policy', () => {
  it.each(standIns)('from %s loads on the first focus, is completed, and is accepted by the server', async (name) => {
    const { page, troubles } = await visit(`/${name}`)
    await page.waitForFunction(() => document.querySelector('form')?.dataset.state === 'idle')
    const asked = () => site.server.backend.log.filter(({ path }) => path.startsWith('/api/captcha'))
    expect(asked()).toEqual([])
    await page.fill('#e', 'ada@example.com')
    await widget(page).click()
    if (name !== 'turnstile') await solve(page)
    await expect.poll(() => widget(page).getAttribute('aria-checked')).toBe('true')
    await button(page).click()
    await thanks(page).waitFor()
    expect(site.server.state.submissions[0]).toMatchObject({
      context: { captchaKey: expect.stringContaining(`stand-in.${name}.`) },
    })
    expect(troubles).toEqual([])
  })

  it('takes no space until a field is focused, then reserves its space before it loads', async () => {
    const { page } = await visit('/recaptcha')
    await page.waitForFunction(() => document.querySelector('form')?.dataset.state === 'idle')
    await page.route('**/api/captcha/**', () => {})
    const room = () => page.locator('.captcha-container').evaluate((box) => box.getBoundingClientRect().height)
    expect(await room()).toBe(0)
    await page.locator('#e').focus()
    await expect.poll(room).toBeGreaterThanOrEqual(78)
    await page.locator('#e').blur()
    expect(await room()).toBeGreaterThanOrEqual(78)
  })

  it('reserves its space on the first submit if no control was ever focused, as in Safari', async () => {
    const { page } = await visit('/recaptcha')
    await page.waitForFunction(() => document.querySelector('form')?.dataset.state === 'idle')
    await page.route('**/api/captcha/**', () => {})
    await page.locator('form').evaluate((form) => {
      form.querySelector<HTMLInputElement>('#e')!.value = 'ada@example.com'
      ;(form as HTMLFormElement).requestSubmit()
    })
    await expect
      .poll(() => page.locator('.captcha-container').evaluate((box) => box.getBoundingClientRect().height))
      .toBeGreaterThanOrEqual(78)
  })

  it('does not move a button that is being pressed', async () => {
    const { page } = await visit('/recaptcha')
    await page.waitForFunction(() => document.querySelector('form')?.dataset.state === 'idle')
    await page.route('**/api/captcha/**', () => {})
    const before = await button(page).boundingBox()
    await button(page).hover()
    await page.mouse.down()
    await page.waitForFunction(() => document.activeElement?.matches('button'))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await button(page).boundingBox()).toEqual(before)
    await page.mouse.up()
    await summary(page).waitFor()
    await page.locator('.skerry-captcha[data-state="loading"]').waitFor()
  })

  it('locks the button bound to it, and explains why when the button is pressed', async () => {
    const { page } = await visit('/bound')
    expect(await button(page).getAttribute('aria-disabled')).toBe('true')
    await page.fill('#e', 'ada@example.com')
    await widget(page).waitFor()
    await page.keyboard.press('Enter')
    await summary(page).waitFor()
    expect(await summary(page).textContent()).toBe('Complete CAPTCHA before submitting.')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
    await widget(page).click()
    await solve(page)
    await expect.poll(() => button(page).getAttribute('aria-disabled')).toBe(null)
    await button(page).click()
    await thanks(page).waitFor()
  })

  it('is reset after a failure, with the button locked', async () => {
    const { page } = await visit('/bound?scenario=captchaRefused')
    await page.fill('#e', 'ada@example.com')
    await widget(page).click()
    await solve(page)
    await expect.poll(() => button(page).getAttribute('aria-disabled')).toBe(null)
    await button(page).click()
    await summary(page).waitFor()
    expect(await summary(page).textContent()).toBe('The CAPTCHA was not accepted. Please complete it again.')
    await expect.poll(() => widget(page).getAttribute('aria-checked')).toBe('false')
    expect(await button(page).getAttribute('aria-disabled')).toBe('true')
    expect(await page.inputValue('#e')).toBe('ada@example.com')
  })

  it.each(standIns)('from %s keeps what was typed when the visitor comes back with the back button', async (name) => {
    const { page } = await visit(`/${name}`)
    await page.fill('#e', 'ada@example.com')
    await widget(page).waitFor()
    await page.goto(`${site.server.url}/no-key`)
    await page.goBack()
    await untilBlock(page, 'form')
    expect(await page.inputValue('#e')).toBe('ada@example.com')
  })

  it('says that its answer has expired', async () => {
    const { page } = await visit('/turnstile?scenario=captchaExpired')
    await page.fill('#e', 'ada@example.com')
    await widget(page).click()
    await page.getByText('The CAPTCHA has expired. Please complete it again.').waitFor()
  })

  it('says that it could not be loaded if it is blocked, keeps what was typed, and loads on the next try', async () => {
    const { page } = await visit('/hcaptcha?scenario=captchaBlocked')
    await page.fill('#e', 'ada@example.com')
    await page.getByText('The CAPTCHA could not be loaded.').waitFor()
    await page.evaluate(() => history.replaceState(null, '', '/hcaptcha'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await widget(page).waitFor()
    expect(await page.inputValue('#e')).toBe('ada@example.com')
  })

  it('asks the visitor to check the connection if its own code fails to load, and works on the next try', async () => {
    const { page } = await visit('/proof')
    await page.route('**/chunks/startCaptcha-*', (route) => route.abort())
    await page.fill('#e', 'ada@example.com')
    await page.press('#e', 'Enter')
    await page.getByText('Please check your internet connection.').waitFor()
    expect(await summary(page).textContent()).toBe('Complete CAPTCHA before submitting.')
    await page.unroute('**/chunks/startCaptcha-*')
    await page.press('#e', 'Enter')
    await thanks(page).waitFor()
  })

  it('gives up after 10 s on a script that never loads, and loads on the next try', async () => {
    const { page } = await site.visit('/hcaptcha?scenario=captchaHangs')
    open.push(page)
    await untilBlock(page, 'form')
    await page.clock.install()
    await page.fill('#e', 'ada@example.com')
    await page.getByText('Loading the CAPTCHA…').waitFor()
    await page.clock.runFor(10_500)
    await page.getByText('The CAPTCHA could not be loaded.').waitFor()
    // The connection is back: the retry must not wait for the request that still hangs.
    await page.evaluate(() => history.replaceState(null, '', '/hcaptcha'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.skerry-captcha-widget iframe').waitFor()
  })

  it('scores the visit if only the platform has a key', async () => {
    const { page } = await visit('/score')
    await page.fill('#e', 'ada@example.com')
    await button(page).click()
    await thanks(page).waitFor()
    expect(site.server.state.submissions[0]).toMatchObject({
      context: { captchaKey: expect.stringContaining('stand-in.recaptcha.') },
    })
  })

  it('says that it has not been set up', async () => {
    const { page, troubles } = await visit('/no-key')
    await page.focus('#e')
    await page.getByText('ReCaptcha has not been set up!').waitFor()
    expect(troubles).toEqual(['console: ReCaptcha has not been set up!'])
  })

  it('loads only when the visitor asks, under a restrictive cookie policy', async () => {
    const { page } = await visit('/restrictive')
    await page.fill('#e', 'ada@example.com')
    const load = page.getByRole('button', { name: 'Load the CAPTCHA' })
    expect(await hasOwnRing(load)).toBe(true)
    await load.click()
    await widget(page).waitFor()
  })
})

describe('a proof of work', () => {
  it('is solved without the visitor or a third party, and is accepted by the server', async () => {
    const { page, troubles } = await visit('/proof')
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.server.url)) strangers.push(request.url())
    })
    expect(await button(page).getAttribute('aria-disabled')).toBe('true')
    await page.fill('#e', 'ada@example.com')
    await page.getByText('Your browser has been checked.').waitFor()
    await expect.poll(() => button(page).getAttribute('aria-disabled')).toBe(null)
    await button(page).click()
    await thanks(page).waitFor()
    expect(site.server.state.submissions).toHaveLength(1)
    expect(strangers).toEqual([])
    expect(troubles).toEqual([])
  })

  it('is solved again after each failure, and sends each answer once', async () => {
    const { page } = await visit('/proof?scenario=serverError')
    await page.fill('#e', 'ada@example.com')
    await page.keyboard.press('Enter')
    await summary(page).waitFor()
    await page.evaluate(() => history.replaceState(null, '', '/proof'))
    await page.getByText('Your browser has been checked.').waitFor()
    await button(page).click()
    await thanks(page).waitFor()
    const sent = site.server.backend.log
      .filter(({ operation }) => operation === 'SaveFormSubmission')
      .map(({ body }) => (body as { captchaKey: string }).captchaKey)
    expect(new Set(sent).size).toBe(2)
  })

  it('is solved again if it has expired when the form is sent', async () => {
    const { page } = await visit('/proof?scenario=captchaExpired')
    await page.fill('#e', 'ada@example.com')
    await page.getByText('The browser check has expired.').waitFor()
    await page.evaluate(() => history.replaceState(null, '', '/proof'))
    await page.keyboard.press('Enter')
    await thanks(page).waitFor()
  })
})

describe('a captcha in a form behind a button', () => {
  it('can be clicked and typed in, although its challenge is outside the dialog', async () => {
    const { page } = await visit('/lightbox')
    await page.getByRole('button', { name: 'Request a quote' }).click()
    const dialog = page.getByRole('dialog', { name: 'Quote' })
    await dialog.getByLabel('Email').fill('ada@example.com')
    await widget(page).click()
    const word = page.frameLocator('body > div > iframe').getByLabel('Type the word')
    await word.click()
    await page.keyboard.type('gull')
    expect(await word.inputValue()).toBe('gull')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => widget(page).getAttribute('aria-checked')).toBe('true')
    await dialog.getByRole('button', { name: 'Send it' }).click()
    await thanks(page).waitFor()
    expect(site.server.state.submissions[0]).toMatchObject({ context: { isOverlayForm: true } })
  })

  it('uses its compact size if the normal one would not fit', async () => {
    const { page } = await visit('/lightbox', { viewport: { width: 320, height: 640 } })
    await page.getByRole('button', { name: 'Request a quote' }).click()
    await widget(page).waitFor()
    const dialog = page.getByRole('dialog', { name: 'Quote' })
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await dialog.getByRole('button', { name: 'Send it' }).waitFor()
  })

  it('works each time the dialog opens over an inert page, and closing restores the page', async () => {
    const { page } = await visit('/lightbox')
    const opener = page.getByRole('button', { name: 'Request a quote' })
    const dialog = page.getByRole('dialog', { name: 'Quote' })
    const isInert = (selector: string) => page.locator(selector).evaluate((one) => one.closest('[inert]') !== null)
    for (let times = 0; times < 2; times++) {
      await opener.click()
      await dialog.getByLabel('Email').waitFor()
      expect([await isInert('h1'), await isInert('[href="#behind"]'), await isInert('#e')]).toEqual([true, true, false])
      await widget(page).click()
      await page.frameLocator('body > div > iframe').getByLabel('Type the word').click()
      expect(await hasOwnRing(dialog.getByRole('button', { name: 'Close' }))).toBe(true)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await page.locator('[inert]').count()).toBe(0)
      expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
    }
  })

  it('keeps focus inside the dialog', async () => {
    const { page } = await visit('/lightbox-proof')
    await page.getByRole('button', { name: 'Request a quote' }).click()
    for (let i = 0; i < 8; i++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    }
  })
})

describe('a password and a captcha answer', () => {
  it('are sent only with the form’s own request', async () => {
    const { page } = await visit('/secrets?scenario=serverErrorReply')
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().includes('SaveFormSubmission')) others.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    await page.fill('#e', 'ada@example.com')
    await page.fill('#pw', 'canary-password')
    await widget(page).click()
    await expect.poll(() => widget(page).getAttribute('aria-checked')).toBe('true')
    await button(page).click()
    await summary(page).waitFor()
    const requestsOf = (operation: string) =>
      site.server.backend.log.filter((entry) => entry.operation === operation).map(({ body }) => body)
    const [saved] = requestsOf('SaveFormSubmission') as { captchaKey: string; form: object }[]
    expect(saved!.form).toMatchObject({ 'password-f9': 'canary-password' })
    // An error occurs in Skerry while all of this is on the page.
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          const filename = `${location.origin}/__skerry/skerry.mjs`
          dispatchEvent(new ErrorEvent('error', { message: 'Something broke.', filename }))
        })
        return requestsOf('RecordJavascriptErrors').length
      })
      .toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('ada@example.com')
    await page.goto(`${site.server.url}/no-key`)
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, document.referrer]),
    )
    const { events } = site.server.state
    for (const secret of ['canary-password', saved!.captchaKey]) {
      expect(`${others.join()} ${stored} ${JSON.stringify(events)}`).not.toContain(secret)
    }
  })
})

const states: readonly (readonly [name: string, path: string, reach: (page: Page) => Promise<unknown>])[] = [
  ['ready', '/recaptcha', (page) => widget(page).waitFor()],
  ['answered', '/turnstile', (page) => widget(page).click()],
  [
    'expired',
    '/turnstile?scenario=captchaExpired',
    async (page) => {
      await widget(page).click()
      await page.getByText('The CAPTCHA has expired.').waitFor()
    },
  ],
  ['failed', '/hcaptcha?scenario=captchaBlocked', (page) => page.getByText('could not be loaded').waitFor()],
  ['not set up', '/no-key', (page) => page.getByText('has not been set up').waitFor()],
  ['waiting for consent', '/restrictive', (page) => page.getByText('Load the CAPTCHA').waitFor()],
  ['solved by proof of work', '/proof', (page) => page.getByText('Your browser has been checked.').waitFor()],
]

describe('a captcha on a small screen', () => {
  it.each(states)('passes axe and fits 320 px when %s', async (_, path, reach) => {
    const { page } = await visit(path, { viewport: { width: 320, height: 640 } })
    await page.focus('#e')
    await reach(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

const addresses = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
} as const

describe('a captcha provider', () => {
  it.each(standIns)('gets no request before the first focus: %s', async (name) => {
    const { page } = await vendors.visit(`/${name}`)
    open.push(page)
    const asked: string[] = []
    await page.context().route(
      (url) => !url.href.startsWith(vendors.server.url),
      async (route) => {
        const url = new URL(route.request().url())
        asked.push(url.origin + url.pathname)
        const standIn = await fetch(`${vendors.server.url}/api/captcha/stand-ins/${name}`)
        await route.fulfill({ contentType: 'text/javascript', body: await standIn.text() })
      },
    )
    await untilBlock(page, 'form')
    await page.hover('form')
    expect(asked).toEqual([])
    await page.fill('#e', 'ada@example.com')
    await widget(page).waitFor()
    expect(asked).toEqual([addresses[name]])
  })
})
