import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { movesOf } from '../support/moves'
import { productMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, untilBlock } from '../support/site'

/** A page with these cookie settings, and its body. */
const pageWith = (settings: object, body: string, websiteSettings: object = {}) =>
  documentOf(
    body,
    `<script>Static = { SQUARESPACE_CONTEXT: ${JSON.stringify({
      cookieSettings: { isCookieBannerEnabled: true, cookieBannerCtaVariant: 'BUTTON', ...settings },
      websiteSettings,
    }).replaceAll('<', '\\u003c')} }</script><link rel="stylesheet" href="/template.css">`,
  )
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p><a href="#p${index}">Link ${index}</a></p>`).join('')
const own = {
  cookieBannerText: `<p>We <b>count</b> visits: <a href="/more">more</a>.</p><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>`,
  cookieBannerCtaText: 'Fine',
  cookieBannerOptOutCtaText: 'No',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
}
const styles = `.long { height: 3000px } .first { position: absolute; top: 4px }
  .hostile div { all: unset !important; display: none !important } .hostile * { color: red !important; font-size: 3px !important }`

const site = siteForTests({
  renderPage: (url, context) =>
    url === '/template.css' ? { status: 200, contentType: 'text/css', body: styles } : renderPage(url, context),
  pages: {
    '/own': pageWith(own, '<p>About us</p>'),
    '/links': pageWith({}, links(60)),
    '/links-top': pageWith({ cookieBannerPosition: 'TOP' }, `<a class="first" href="#top">Top</a>${links(60)}`),
    '/field': pageWith(own, '<p><label>Name <input></label></p><div class="long"></div>'),
    '/hostile': pageWith({}, '<script>document.documentElement.className = "hostile"</script>'),
    '/long': pageWith({ ...own, cookieBannerText: `<p>${'We count visits. '.repeat(300)}</p>` }, links(9)),
    '/labels': pageWith(
      {
        ...own,
        cookieBannerCtaText: 'Yes, I accept all of your cookies',
        cookieBannerOptOutCtaText: 'Datenschutzeinstellungsverwaltung',
      },
      '',
    ),
    '/store': pageWith({}, productMarkup('ships-biscuit'), { storeSettings: {} }),
    '/rtl': pageWith(
      { cookieBannerVariant: 'POPUP', cookieBannerAcceptType: 'OPT_IN_AND_OUT' },
      '<script>document.documentElement.dir = "rtl"</script>',
    ),
    '/off': pageWith({ isCookieBannerEnabled: false }, ''),
  },
})

const path = '/blocks/cookie-banner'
const box = (page: Page) => page.getByRole('region', { name: 'Cookie notice' })
const accept = (page: Page) => box(page).getByRole('button', { name: 'Accept' })
const decline = (page: Page) => box(page).getByRole('button', { name: 'Decline' })
const stop = (page: Page) => page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
const cookies = async (page: Page) => {
  const all = await page.context().cookies()
  return Object.fromEntries(all.filter(({ name }) => name.startsWith('ss_')).map(({ name, value }) => [name, value]))
}
const focused = (page: Page) =>
  page.evaluate(() => {
    const outer = document.activeElement
    return (outer?.shadowRoot?.activeElement ?? outer)?.textContent?.trim()
  })

/** Opens a page, and waits until its banner has its text. */
async function visit(address: string, options: Parameters<typeof site.visit>[1] = {}) {
  const visited = await site.visit(address, options)
  await untilShown(visited.page)
  return visited
}

/** Waits until the banner has its text, and stands still. */
async function untilShown(page: Page): Promise<void> {
  await page.locator('.banner:not(.is-empty)').waitFor()
  await page
    .locator('.banner')
    .evaluate((banner) => Promise.all(banner.getAnimations().map(({ finished }) => finished)))
}

describe('the cookie banner', () => {
  it.each([
    '',
    'bar-button-opt_in_and_out',
    'bar-top-light-text-opt_in_and_out-own',
    'popup-light-icon-opt_in_and_out',
    'popup-top_right-text-own',
  ])('with the look %s is a region that moves nothing, under a strict policy', async (banner) => {
    const { page, troubles } = await visit(`${path}?csp=strict&banner=${banner}`)
    // axe takes the page's skip link for another link if the first link of the page is in a shadow root.
    expect(await axeFindings(page, banner.endsWith('own') ? '[data-skerry-page-block]' : 'body')).toEqual([])
    const { shift, what } = await movesOf(page)
    expect(shift, what).toBeLessThan(0.0005)
    expect(troubles).toEqual([])
  })

  it('stores true for 30 days when a visitor accepts, and is not shown again', async () => {
    const { page } = await visit(path)
    await accept(page).click()
    await expect.poll(() => box(page).count()).toBe(0)
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'ss_cookieAllowed')
    expect(cookie?.value).toBe('true')
    expect((cookie!.expires * 1000 - Date.now()) / 86_400_000).toBeCloseTo(30, 1)
    await page.reload()
    await untilBlock(page, 'cookie-banner')
    expect(await box(page).count()).toBe(0)
  })

  it('stores false when a visitor declines, and is not shown again', async () => {
    const { page } = await visit(`${path}?banner=button-opt_in_and_out`)
    await decline(page).click()
    await expect.poll(() => box(page).count()).toBe(0)
    await expect.poll(() => cookies(page)).toEqual({ ss_cookieAllowed: 'false' })
    await page.reload()
    await untilBlock(page, 'cookie-banner')
    expect(await box(page).count()).toBe(0)
  })

  it('is not loaded if the site has not enabled it', async () => {
    const { page } = await site.visit('/favicon.svg')
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto(`${site.server.url}/off`)
    await expect.poll(() => paths.some((one) => one.includes('/deferred-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(paths.filter((one) => one.includes('/cookie-banner-'))).toEqual([])
  })

  it('shows the owner’s text without its scripts, and links that look like links', async () => {
    const { page } = await visit('/own')
    expect(await box(page).innerText()).toMatch(/^We count visits: more\.\s+Fine\s+No$/)
    const link = box(page).getByRole('link', { name: 'more' })
    expect(await link.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('underline')
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  })

  it('looks the same whatever the template’s style sheet says', async () => {
    const { page } = await visit('/hostile')
    const { width, height } = (await accept(page).boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(await box(page).evaluate((one) => getComputedStyle(one).fontSize)).toBe('15px')
    expect((await box(page).boundingBox())!.y).toBeGreaterThan(300)
  })

  it.each([
    ['top_left', 'left', 'top'],
    ['top_right', 'right', 'top'],
    ['bottom_left', 'left', 'bottom'],
    ['bottom_right', 'right', 'bottom'],
  ] as const)('is in the corner that the owner chose: %s', async (corner, side, edge) => {
    const { page } = await visit(`${path}?banner=popup-button-${corner}`, { viewport: { width: 1000, height: 700 } })
    // Once it has arrived where it slides to.
    await expect
      .poll(async () => {
        const { x, y, width, height } = (await box(page).boundingBox())!
        return { left: x, right: 1000 - x - width, top: y, bottom: 700 - y - height }
      })
      .toMatchObject({ [side]: 16, [edge]: 16 })
  })

  it('is on the side that the owner chose, also in right-to-left text', async () => {
    const { page } = await visit('/rtl')
    const [outer, first, second] = [
      await box(page).boundingBox(),
      await accept(page).boundingBox(),
      await decline(page).boundingBox(),
    ]
    expect(outer!.x).toBe(16)
    expect(first!.x).toBeGreaterThan(second!.x)
  })

  it('has two buttons that look alike', async () => {
    const { page } = await visit(`${path}?banner=button-opt_in_and_out`)
    const lookOf = (button: Element) => {
      const { backgroundColor, color, fontSize, fontWeight, borderColor, width, height } = getComputedStyle(button)
      return [backgroundColor, color, fontSize, fontWeight, borderColor, width, height]
    }
    expect(await accept(page).evaluate(lookOf)).toEqual(await decline(page).evaluate(lookOf))
  })

  it('is not printed', async () => {
    const { page } = await visit(path)
    await page.emulateMedia({ media: 'print' })
    expect(await box(page).isVisible()).toBe(false)
  })

  it('is removed by stop, along with everything that it changed', async () => {
    const { page } = await site.visit('/favicon.svg')
    await page.goto(`${site.server.url}/links`, { waitUntil: 'commit' })
    await untilShown(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)).not.toBe('auto')
    await stop(page)
    expect(await page.locator('[data-skerry-page-block], .banner').count()).toBe(0)
    expect(await page.evaluate(() => (document.documentElement.cloneNode() as Element).outerHTML)).toBe(
      '<html lang="en"></html>',
    )
  })

  it('reappears if a template replaces the content of the page', async () => {
    const { page } = await visit('/links')
    await page.evaluate(() => {
      document.body.innerHTML = '<main><h1>Another page</h1></main>'
    })
    await untilShown(page)
    await accept(page).click()
    await expect.poll(() => box(page).count()).toBe(0)
  })
})

describe('a choice in the cookie banner', () => {
  const embeds = '/blocks/embed?embeds=foreign&cookies=restrictive&banner=button-opt_in_and_out'
  const frame = (page: Page) => page.locator('.sqs-block-embed iframe[src*="embeds.invalid"]')

  /** Opens the page of embeds, whose first embed waits for consent. */
  async function visitEmbeds(prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const { page } = await site.visit('/favicon.svg')
    await prepare(page)
    await page.route('https://embeds.invalid/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Here' }))
    await page.goto(site.server.url + embeds)
    await page.getByText('This content comes from embeds.invalid').first().waitFor()
    await untilShown(page)
    return page
  }

  it('takes effect at once for everything on the page that waits for consent', async () => {
    const page = await visitEmbeds()
    expect(await frame(page).count()).toBe(0)
    await accept(page).click()
    await frame(page).first().waitFor()
    await expect.poll(async () => Object.keys(await cookies(page))).toContain('ss_cvr')
  })

  it('applies to the current page if the browser stores no cookies', async () => {
    const page = await visitEmbeds((one) =>
      one.addInitScript(() => {
        const deny = () => {
          throw new DOMException('denied', 'SecurityError')
        }
        Object.defineProperty(document, 'cookie', { get: deny, set: deny })
      }),
    )
    await accept(page).click()
    await frame(page).first().waitFor()
    expect(await box(page).count()).toBe(0)
    expect(await cookies(page)).toEqual({})
  })

  it('closes the banner in other tabs of the site', async () => {
    const { page } = await visit(path)
    const other = await page.context().newPage()
    await other.goto(site.server.url + path)
    await untilShown(other)
    await page.bringToFront()
    await accept(page).click()
    await expect.poll(() => box(other).count()).toBe(0)
    await other.close()
  })

  it('is needed before anything is stored under the restrictive policy, which clears tracking cookies', async () => {
    const { page } = await site.visit('/favicon.svg')
    const id = `${crypto.randomUUID()}|1700000000000|1700000000000|1700000000000|1`
    await page.context().addCookies([{ name: 'ss_cvr', value: id, url: site.server.url }])
    await page.goto(`${site.server.url}${path}?cookies=restrictive&banner=button-opt_in_and_out`)
    await untilShown(page)
    await expect.poll(() => cookies(page)).toEqual({})
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('consented')))).toEqual([])
    await decline(page).click()
    await expect.poll(() => cookies(page)).toEqual({ ss_cookieAllowed: 'false' })
  })

  it('is still offered under Global Privacy Control, which stores nothing by itself', async () => {
    const { page } = await site.visit('/favicon.svg')
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto(site.server.url + path)
    await untilShown(page)
    await decline(page).waitFor()
    expect(await cookies(page)).toEqual({})
    await accept(page).click()
    await expect
      .poll(async () => Object.keys(await cookies(page)).sort())
      .toEqual(['ss_cookieAllowed', 'ss_cvr', 'ss_cvt', 'ss_segment'])
  })

  it('can be withdrawn even if the page asks again before the code of the banner has loaded', async () => {
    const { page } = await visit(`${path}?cookies=restrictive`)
    await accept(page).click()
    await expect.poll(async () => Object.keys(await cookies(page))).toContain('ss_cvr')
    const arrive = await holdRequests(page, /\/chunks\/cookie-banner-/)
    const asked = page.waitForRequest(/\/chunks\/cookie-banner-/)
    await page.reload()
    await asked
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    arrive()
    await untilShown(page)
  })

  it('can be withdrawn if the page asks again', async () => {
    const { page } = await visit(`${path}?cookies=restrictive`)
    await accept(page).click()
    await expect.poll(async () => Object.keys(await cookies(page))).toContain('ss_cvr')
    await page.getByRole('button', { name: 'Cookie settings' }).focus()
    await page.keyboard.press('Enter')
    await untilShown(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => cookies(page)).toEqual({ ss_cookieAllowed: 'false' })
    expect(await box(page).count()).toBe(0)
    expect(await focused(page)).toBe('Cookie settings')
  })
})

describe('a forced cookie banner', () => {
  it('is shown after an answer, is mounted again on an update, and ignores clicks', async () => {
    const { page } = await site.visit('/favicon.svg')
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: site.server.url }])
    await page.goto(site.server.url + path)
    await untilBlock(page, 'cookie-banner')
    expect(await box(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Force', exact: true }).click()
    await untilShown(page)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => box(page).innerText()).toContain('A new text.')
    await accept(page).click()
    expect(await cookies(page)).toEqual({ ss_cookieAllowed: 'false' })
    expect(await box(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Unforce' }).click()
    await expect.poll(() => box(page).count()).toBe(0)
  })
})

describe('with the keyboard, the cookie banner', () => {
  it('comes after the skip link, does not take focus, ignores Escape, and returns focus when it closes', async () => {
    const { page } = await visit(path)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to the content')
    await page.keyboard.press('Tab')
    expect(await accept(page).evaluate((one) => one.matches(':focus-visible'))).toBe(true)
    await page.keyboard.press('Escape')
    expect(await box(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await expect.poll(() => box(page).count()).toBe(0)
    expect(await focused(page)).toBe('Skip to the content')
  })

  it('moves focus to the first element of the page if nothing had focus before', async () => {
    const { page } = await visit('/links')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect.poll(() => focused(page)).toBe('Link 0')
  })

  it('returns focus to the field that had it before a click', async () => {
    const { page } = await visit('/field')
    await page.getByLabel('Name').fill('Ada')
    await box(page).getByRole('button', { name: 'Fine' }).click()
    await page.keyboard.type(' Byron')
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Byron')
  })

  it('does not move the focus into the page after a click', async () => {
    const { page } = await visit(path)
    await accept(page).click()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  })

  it.each([
    ['/links', 'forwards', 'at-bottom'],
    ['/links-top', 'backwards', 'at-top'],
  ])('never covers the focused element: %s, %s', async (address, direction, home) => {
    const { page } = await visit(address, { viewport: { width: 800, height: 400 } })
    const last = page.getByRole('link', { name: direction === 'forwards' ? 'Link 59' : 'Top', exact: true })
    await page.getByRole('link', { name: direction === 'forwards' ? 'Link 0' : 'Link 59', exact: true }).focus()
    for (;;) {
      await page.keyboard.press(direction === 'forwards' ? 'Tab' : 'Shift+Tab')
      const isCovered = () =>
        page.evaluate(() => {
          const { left, top, height } = document.activeElement!.getBoundingClientRect()
          return document.elementFromPoint(left + 2, top + height / 2) !== document.activeElement
        })
      await expect.poll(isCovered).toBe(false)
      // Where the page can scroll, the banner stays where it is.
      const isHalfway = await page.evaluate(() => document.activeElement?.textContent === 'Link 30')
      if (isHalfway) expect(await box(page).getAttribute('class')).toContain(home)
      if (await last.evaluate((one) => one === document.activeElement)) break
    }
    await stop(page)
  })
})

describe('in a small window, the cookie banner', () => {
  it.each([
    [320, 640, 'bar-button-opt_in_and_out'],
    [320, 256, 'bar-button-opt_in_and_out'],
    [320, 256, 'popup-icon-opt_in_and_out'],
    [320, 256, 'bar-top-text-own'],
  ])('of %i × %i px covers at most half of the window: %s', async (width, height, banner) => {
    const { page } = await visit(`${path}?banner=${banner}&locale=de`, { viewport: { width, height } })
    const german = page.getByRole('region', { name: 'Cookie-Hinweis' })
    const outer = (await german.boundingBox())!
    expect(outer.height).toBeLessThanOrEqual(height / 2)
    expect(outer.x).toBeGreaterThanOrEqual(0)
    expect(outer.x + outer.width).toBeLessThanOrEqual(width)
    for (const button of await german.getByRole('button').all()) {
      const inner = (await button.boundingBox())!
      expect(inner.height).toBeGreaterThanOrEqual(44)
      expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axeFindings(page, '[data-skerry-page-block]')).toEqual([])
  })

  it.each([320, 640, 1280])('of %i px has buttons that fit a long label', async (width) => {
    const { page } = await visit('/labels', { viewport: { width, height: 640 } })
    for (const button of await box(page).getByRole('button').all()) {
      expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    }
    expect(await box(page).evaluate((one) => one.scrollWidth)).toBeLessThanOrEqual(width)
  })

  it('has round icons', async () => {
    const { page } = await visit(`${path}?banner=icon-opt_in_and_out`, { viewport: { width: 320, height: 640 } })
    for (const button of [accept(page), decline(page)]) {
      expect(await button.boundingBox()).toMatchObject({ width: 44, height: 44 })
    }
  })

  it('scrolls a long text by keyboard, beside its buttons', async () => {
    const { page } = await visit('/long', { viewport: { width: 800, height: 400 } })
    expect((await box(page).boundingBox())!.height).toBeLessThanOrEqual(200)
    await page.keyboard.press('Tab')
    const text = box(page).getByRole('status')
    await page.keyboard.press('PageDown')
    await expect.poll(() => text.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
    expect(await box(page).getByRole('button', { name: 'Fine' }).isVisible()).toBe(true)
  })

  it('is below the link to the cart on a phone', async () => {
    const { page } = await visit('/store', { viewport: { width: 400, height: 700 } })
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    const pill = page.locator('.sqs-pill-shopping-cart a')
    const bottom = () => pill.evaluate((link) => Math.round(link.getBoundingClientRect().bottom))
    const top = () => box(page).evaluate((one) => Math.round(one.getBoundingClientRect().top))
    await expect.poll(() => pill.count()).toBe(1)
    await expect.poll(bottom).toBe(await top())
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('skerry:force-cookie-banner', { detail: { cookieBannerPosition: 'TOP' } }),
      ),
    )
    await expect.poll(bottom).toBe(700)
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('skerry:unforce-cookie-banner')))
    await untilShown(page)
    await expect.poll(bottom).toBe(await top())
    await accept(page).click()
    await expect.poll(bottom).toBe(700)
  })
})

describe('visitors who have answered', () => {
  it.each(['true', 'false', 'perhaps'])('see no cookie banner: %s', async (value) => {
    const { page } = await site.visit('/favicon.svg')
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value, url: site.server.url }])
    await page.goto(site.server.url + path)
    await untilBlock(page, 'cookie-banner')
    expect(await box(page).count()).toBe(0)
  })
})
