import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentOf, openSite, type Site, strictPolicy, untilBlock } from '../support/site'

const counter =
  '<div class="form-item field textarea" data-max-length="10"><label for="t">Message</label><textarea id="t">12345678901</textarea></div>'
const own = (json: string) => `<script type="application/json" data-skerry-messages>${json}</script>`
const tooLong = 'Sie haben die zulässige Zeichenzahl überschritten.'
const german = (html: string) => html.replace('lang="en"', 'lang="de-AT"')

const pages = {
  '/english': documentOf(counter),
  '/german': german(documentOf(counter)),
  '/own': german(documentOf(counter, own('{"de":{"counter":{"tooLong":"Zu lang für diese Karte."}}}'))),
  '/malformed': german(documentOf(counter, own('{"de":{"counter":{"tooLong":"{zu lang"}}}'))),
  '/date': german(documentOf(`${counter}<p><span class="timesince" data-date="-86400000">1969</span></p>`)),
}

let site: Site
beforeAll(async () => {
  site = await openSite({ pages, headers: strictPolicy })
})
afterAll(() => site.close())

/** What a screen reader is told of a field that is over its limit, once the block is there. */
async function spoken(page: Page): Promise<string> {
  await untilBlock(page, 'textarea-counter')
  await page.locator('textarea').press('End')
  await page.locator('textarea').press('Backspace')
  await page.locator('textarea').press('x')
  await page.locator('textarea').press('x')
  const status = page.locator('.skerry-counter-spoken')
  await expect.poll(() => status.textContent()).not.toBe('')
  return (await status.textContent()) ?? ''
}

function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\/|-.{8}\.mjs$/g, '')),
  )
}

describe('a page under a strict policy', () => {
  it('in English loads no translation', async () => {
    const { page, troubles } = await site.visit('/english')
    expect(await spoken(page)).toBe('12 of 10 characters. You have exceeded the character limit.')
    expect(await filesOf(page)).not.toEqual(expect.arrayContaining(['de']))
    expect(troubles).toEqual([])
  })

  it('in German has its translation before the first block mounts, requested with the block’s code', async () => {
    const { page, troubles } = await site.visit('/german')
    expect(await spoken(page)).toBe(`12 von 10 Zeichen. ${tooLong}`)
    const started = await page.evaluate(() => {
      const links = [...document.querySelectorAll('link[rel="modulepreload"]')].map(
        (link) => link.getAttribute('href') ?? '',
      )
      return links.map((href) => href.replace(/.*\/|-.{8}\.mjs$/g, ''))
    })
    expect(started).toEqual(expect.arrayContaining(['wiring', 'textarea-counter', 'de']))
    expect(troubles).toEqual([])
  })

  it('prefers the site owner’s messages to ours', async () => {
    const { page, troubles } = await site.visit('/own')
    expect(await spoken(page)).toBe('12 von 10 Zeichen. Zu lang für diese Karte.')
    expect(troubles).toEqual([])
  })

  it('keeps our messages if the owner’s are invalid, and warns about them', async () => {
    const { page } = await site.visit('/english')
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(`${site.server.url}/malformed`)
    expect(await spoken(page)).toBe(`12 von 10 Zeichen. ${tooLong}`)
    expect(warnings.join()).toContain('de.counter.tooLong was not replaced. Expected "," or "}" but found "lang"')
  })

  it('is English if the translation fails to load', async () => {
    const { page } = await site.visit('/english')
    await page.route(/chunks\/de-/, (route) => route.abort())
    await page.goto(`${site.server.url}/german`)
    expect(await spoken(page)).toBe('12 of 10 characters. You have exceeded the character limit.')
  })

  it('becomes interactive in English if the translation hangs', async () => {
    const { page } = await site.visit('/english')
    await page.route(/chunks\/de-/, () => {})
    await page.goto(`${site.server.url}/german`)
    expect(await spoken(page)).toBe('12 of 10 characters. You have exceeded the character limit.')
  })

  it('shows the age of a date, and restores the server’s text', async () => {
    const { page, troubles } = await site.visit('/date')
    await expect.poll(() => page.locator('[data-date]').textContent()).toMatch(/^vor \d+ Jahren$/)
    await page.evaluate(() => (globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]?.stop())
    expect(await page.locator('p').innerHTML()).toBe('<span class="timesince" data-date="-86400000">1969</span>')
    expect(troubles).toEqual([])
  })
})

describe('the single-file bundle', () => {
  it.each([
    ['/german', tooLong],
    ['/own', 'Zu lang für diese Karte.'],
  ])('contains its translations, and requests no other file: %s', async (path, words) => {
    const umd = await openSite({ pages, tag: 'umd' })
    try {
      const { page } = await umd.visit(path)
      expect(await spoken(page)).toBe(`12 von 10 Zeichen. ${words}`)
      expect((await filesOf(page)).filter((file) => file.includes('chunks'))).toEqual([])
    } finally {
      await umd.close()
    }
  })
})
