import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdRequests } from '../support/holdRequests'
import { documentOf, siteForTests, untilBlock, type Visit } from '../support/site'

const accordion =
  '<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container"><li class="accordion-item"><h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2><div class="accordion-item__dropdown" role="region"><p>Nine to five</p></div></li></ul></div>'
const newsletter =
  '<div class="sqs-block sqs-block-newsletter"><div class="newsletter-form-wrapper"><form class="newsletter-form"></form></div></div>'
const slowImage = '<img src="/slow.svg" width="300" height="200" alt="A boat">'

const site = siteForTests({
  pages: {
    '/start': documentOf('<p>Start</p>', '<script src="/__skerry/skerry.loader.js" data-start="manual"></script>'),
    '/style': documentOf(
      accordion + newsletter,
      '<script src="/__skerry/skerry.loader.js"></script><link rel="stylesheet" href="/slow.css">',
    ),
    '/image': documentOf(slowImage + accordion + newsletter),
  },
})

/** Opens a page with one file that hangs; `arrive` lets it load. */
async function visitSlow(
  path: string,
  file: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Visit & { readonly arrive: () => void }> {
  const visit = await site.visit('/start')
  await prepare?.(visit.page)
  const isStyle = file.endsWith('.css')
  const arrive = await holdRequests(visit.page, `**${file}`, {
    answer: (route) =>
      route.fulfill({
        contentType: isStyle ? 'text/css' : 'image/svg+xml',
        body: isStyle ? 'h1 { color: navy }' : '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
      }),
  })
  await visit.page.goto(site.server.url + path, { waitUntil: 'commit' })
  return { ...visit, arrive }
}

/** Disables timers of two seconds, so that waiting for the page never times out. */
async function patiently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = globalThis.setTimeout
    globalThis.setTimeout = ((act: () => void, ms = 0) => (ms === 2000 ? 0 : real(act, ms))) as typeof setTimeout
  })
}

/** Ends waits of ten seconds at once. */
async function impatiently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = globalThis.setTimeout
    globalThis.setTimeout = ((act: () => void, ms = 0) => real(act, ms === 10_000 ? 0 : ms)) as typeof setTimeout
  })
}

/** When the first of the files whose URL contains `part` was requested, and when the last one had loaded. */
function timesOf(page: Page, part: string): Promise<{ asked: number; came: number }> {
  return page.evaluate((text) => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const files = all.filter(({ name }) => name.includes(text))
    return {
      asked: Math.min(...files.map(({ startTime }) => startTime)),
      came: Math.max(...files.map(({ responseEnd }) => responseEnd)),
    }
  }, part)
}

describe('the code of blocks', () => {
  it('is requested after the first paint, not while a style sheet blocks it', async () => {
    const { page, arrive } = await visitSlow('/style', '/slow.css')
    // Polls with a timer: there are no animation frames before the first paint.
    await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 20 })
    await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))))
    arrive()
    await untilBlock(page, 'accordion')
    const style = await timesOf(page, '/slow.css')
    const code = await timesOf(page, '/chunks/')
    expect(code.asked).toBeGreaterThan(style.came)
  })

  it('is followed by telemetry and inspect even if an image on the page never loads', async () => {
    const { page } = await visitSlow('/image', '/slow.svg', impatiently)
    await untilBlock(page, 'accordion')
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  })

  it('waits for the page’s images if it includes React, and loads at once otherwise', async () => {
    const { page, arrive } = await visitSlow('/image', '/slow.svg', patiently)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/newsletter')),
    )
    arrive()
    await untilBlock(page, 'accordion')
    const image = await timesOf(page, '/slow.svg')
    expect((await timesOf(page, '/chunks/newsletter')).asked).toBeLessThan(image.came)
    expect((await timesOf(page, '/chunks/react')).asked).toBeGreaterThan(image.came)
  })

  it('does not wait for images after an interaction with the block', async () => {
    const { page, arrive } = await visitSlow('/image', '/slow.svg', patiently)
    await page.getByRole('button', { name: 'Hours' }).click()
    await page.getByText('Nine to five').waitFor()
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    arrive()
  })

  it('waits at most two seconds for an image that hangs', async () => {
    const { page, arrive } = await visitSlow('/image', '/slow.svg')
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/react')),
    )
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    arrive()
  })
})
