import type { CDPSession, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { scrollThrough } from '../support/scrollThrough'
import { blockStates, openSite, type Site, untilBlock } from '../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite({ renderPage })
})
afterAll(() => site.close())

/** The main part as the server sent it, and how many blocks came to life since. */
interface Kept {
  readonly served: Element
  readonly mounts: { count: number }
}

/** Opens a page of the demo site that keeps a copy of its markup, and a line to the browser that counts what is alive. */
async function visit(path: string) {
  const visited = await site.visit('/qa?csp=strict')
  const { page } = visited
  page.setDefaultTimeout(20_000)
  await page.addInitScript(() => {
    const mounts = { count: 0 }
    document.addEventListener('skerry:mount', () => mounts.count++)
    // The markup is complete, and no deferred script has run yet.
    const keep = () => Object.assign(window, { served: document.querySelector('main')?.cloneNode(true), mounts })
    document.addEventListener('readystatechange', keep, { once: true })
  })
  const url = new URL(path, site.server.url)
  url.searchParams.set('csp', 'strict')
  await page.goto(url.href)
  return { ...visited, browser: await page.context().newCDPSession(page) }
}

/** All listeners, and the nodes that live, once what is garbage is collected. */
async function count(browser: CDPSession): Promise<{ listeners: number; nodes: number }> {
  await browser.send('HeapProfiler.enable')
  for (let i = 0; i < 3; i++) await browser.send('HeapProfiler.collectGarbage')
  const { jsEventListeners, nodes } = await browser.send('Memory.getDOMCounters')
  return { listeners: jsEventListeners, nodes }
}

describe('blocks that are added and removed', () => {
  it.each([
    ['/questions', '.sqs-block-accordion', 'accordion'],
    ['/contact', '.sqs-block-form', 'form'],
    ['/photographs', '.sqs-block-gallery', 'gallery'],
  ])('leave nothing behind after 200 rounds: %s', async (path, selector, name) => {
    const { page, browser, troubles } = await visit(path)
    await untilBlock(page, name)
    const churn = (times: number) =>
      page.evaluate(
        async ([where, number]) => {
          const { served, mounts } = window as unknown as Kept
          const before = mounts.count
          const parent = document.querySelector(where)!.parentElement!
          parent.scrollIntoView()
          const mounted = (block: Element) =>
            new Promise<void>((done) => {
              const onMount = ({ detail }: Event & { detail?: { element: Element } }) => {
                if (!detail || !block.contains(detail.element)) return
                document.removeEventListener('skerry:mount', onMount)
                done()
              }
              document.addEventListener('skerry:mount', onMount)
            })
          for (let i = 0; i < number; i++) {
            const copy = served.querySelector(where)!.cloneNode(true) as Element
            parent.prepend(copy)
            // Some are gone in the same turn, some before their moment has come, some after they came to life.
            if (i % 3 === 1) await new Promise((done) => setTimeout(done))
            if (i % 3 === 2) await mounted(copy)
            copy.remove()
          }
          await new Promise((done) => setTimeout(done, 100))
          return mounts.count - before
        },
        [selector, times] as const,
      )
    await churn(10)
    const [states, base] = [await blockStates(page), await count(browser)]
    expect(await churn(200)).toBeGreaterThan(50)
    const after = await count(browser)
    expect(await blockStates(page)).toEqual(states)
    expect(after.listeners).toBeLessThanOrEqual(base.listeners + 20)
    expect(after.nodes).toBeLessThanOrEqual(base.nodes + 200)
    expect(troubles).toEqual([])
  })

  it('work on every page of a site that replaces its main element, twenty times in a row', async () => {
    const { page, browser, troubles } = await visit('/questions')
    await untilBlock(page, 'accordion')
    const blocks = await page.locator('main .accordion-items-container').count()
    const replace = () =>
      page.evaluate(() => {
        const { served } = window as unknown as Kept
        document.querySelector('main')!.replaceWith(served.cloneNode(true))
      })
    for (let i = 0; i < 3; i++) await replace()
    await scrollThrough(page)
    const base = await count(browser)
    for (let i = 0; i < 20; i++) {
      await replace()
      await untilBlock(page, 'accordion')
    }
    await scrollThrough(page)
    const after = await count(browser)
    expect((await blockStates(page)).filter((state) => state.startsWith('accordion'))).toHaveLength(blocks)
    expect(after.listeners).toBeLessThanOrEqual(base.listeners + 20)
    const button = page.locator('.accordion-item__click-target').first()
    const was = await button.getAttribute('aria-expanded')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).not.toBe(was)
    expect(troubles).toEqual([])
  })
})

/** What a visitor does with a copied block to see that it works. */
const uses: { readonly [name: string]: (main: Locator) => Promise<unknown> } = {
  async '/blocks/calendar'(main) {
    const month = main.locator('.skerry-calendar-month').first()
    const was = await month.textContent()
    await main.getByRole('button', { name: 'Next month' }).first().click()
    await expect.poll(() => month.textContent()).not.toBe(was)
  },
  async '/blocks/like'(main) {
    const button = main.locator('[data-item-id][aria-pressed]').first()
    const was = await button.getAttribute('aria-pressed')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).not.toBe(was)
  },
  async '/blocks/search'(main) {
    await main.getByRole('combobox').first().pressSequentially('boat')
    await main.getByRole('option').first().waitFor()
  },
  async '/blocks/share'(main) {
    await main.getByRole('button', { name: 'Share' }).first().click()
    await main.locator('.skerry-share-links a').first().waitFor()
  },
}

describe('a copy of a mounted block', () => {
  it.each([
    ['audio', '/blocks/audio'],
    ['calendar', '/blocks/calendar'],
    ['chart', '/blocks/chart'],
    ['embed', '/blocks/embed'],
    ['gallery', '/blocks/gallery'],
    ['gift-card-balance', '/gift-card-balance'],
    ['like', '/blocks/like'],
    ['list-section', '/blocks/list-section'],
    ['map', '/blocks/map'],
    ['marquee', '/blocks/marquee'],
    ['pricing-toggle', '/members'],
    ['product', '/bakehouse/p/keepers-jumper'],
    ['product-list', '/bakehouse'],
    ['product-reviews', '/bakehouse/p/ships-biscuit'],
    ['reservation', '/blocks/reservation'],
    ['restock-notification', '/bakehouse/p/nine-knots'],
    ['review-request', '/reviews/review-open'],
    ['search', '/blocks/search'],
    ['search', '/blocks/search-page?q=e'],
    ['share', '/blocks/share'],
    ['textarea-counter', '/blocks/textarea-counter'],
    ['tour-dates', '/blocks/tour-dates'],
    ['video', '/blocks/video'],
  ])('has each of its parts once, and works: %s on %s', async (name, path) => {
    const { page } = await visit(path)
    const main = page.locator('main')
    await untilMounted(page, name)
    await expect.poll(() => partsOf(main)).not.toEqual([])
    const parts = await partsOf(main)
    await main.evaluate((original) => {
      for (const part of original.querySelectorAll('[data-skerry-own]')) part.setAttribute('data-before', '')
      original.replaceWith(original.cloneNode(true))
    })
    await untilMounted(page, name)
    await expect.poll(() => partsOf(main)).toEqual(parts)
    expect(await main.locator('[data-before]').count()).toBe(0)
    await uses[path]?.(main)
  })

  it('opens and closes the items of an accordion', async () => {
    const { page } = await visit('/questions')
    const main = page.locator('main')
    await untilMounted(page, 'accordion')
    await main.evaluate((original) => original.replaceWith(original.cloneNode(true)))
    await untilMounted(page, 'accordion')
    const button = main.locator('.accordion-item__click-target').first()
    const was = await button.getAttribute('aria-expanded')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).not.toBe(was)
  })

  it.each([
    ['announcement-bar', '.sqs-announcement-bar'],
    ['cookie-banner', '[data-skerry-page-block="cookie-banner"] .banner'],
  ])('appears once and can be closed, if the block belongs to the whole page: %s', async (name, part) => {
    const { page } = await visit(`/blocks/${name}`)
    const shown = page.locator(part)
    await shown.waitFor()
    await page.evaluate(() => document.body.replaceChildren(...document.body.cloneNode(true).childNodes))
    await untilMounted(page, name)
    await expect.poll(() => shown.count()).toBe(1)
    await shown.getByRole('button').first().click()
    await expect.poll(() => shown.count()).toBe(0)
  })

  it.each([
    ['accordion', '.sqs-block-accordion'],
    ['gallery', '.sqs-block-gallery:has(.sqs-gallery-block-slideshow)'],
  ])('has controls that refer to its own parts: %s', async (name, selector) => {
    const { page } = await visit(name === 'accordion' ? '/questions' : `/blocks/${name}`)
    await scrollThrough(page)
    const block = page.locator(`main ${selector}`)
    await expect.poll(() => block.first().locator('[aria-controls]').count()).toBeGreaterThan(1)
    const count = await block.first().locator('[aria-controls]').count()
    await block.first().evaluate((original) => original.before(original.cloneNode(true)))
    const controlsOf = (number: number) =>
      block.nth(number).evaluate((element) =>
        Array.from(element.querySelectorAll('[aria-controls]'), (control) => {
          const controlled = document.querySelectorAll(`[id="${control.getAttribute('aria-controls')}"]`)
          return controlled.length === 1 && element.contains(controlled[0]!)
        }),
      )
    await expect.poll(() => controlsOf(0)).toEqual(Array(count).fill(true))
    expect(await controlsOf(1)).toEqual(Array(count).fill(true))
  })

  /** Waits until all blocks with a name have mounted, or have nothing to do. */
  async function untilMounted(page: Page, name: string): Promise<void> {
    await expect
      .poll(async () => {
        await scrollThrough(page)
        const states = (await blockStates(page)).filter((state) => state.startsWith(`${name} `))
        return states.length > 0 && states.every((state) => !/(?:waiting|loading)$/.test(state))
      })
      .toBe(true)
  }

  /** The classes of what Skerry has added to the page's main part. */
  function partsOf(main: Locator): Promise<string[]> {
    return main.evaluate((element) =>
      [...element.querySelectorAll('[data-skerry-own], [class*="skerry-"]')].map(
        (part) => part.getAttribute('class') ?? '',
      ),
    )
  }
})

describe('the back button', () => {
  it('restores a half-completed form, which still works', async () => {
    const { page, troubles } = await visit('/contact')
    await untilBlock(page, 'form')
    const fields = page.locator('main form .field-element')
    for (const [index, text] of ['Ada', 'Lovelace', 'ada@example.com'].entries()) await fields.nth(index).fill(text)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.header-nav a')!.click())
    await page.waitForURL((url) => url.pathname !== '/contact')
    await page.goBack()
    await untilBlock(page, 'form')
    const values = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))
    expect(values.slice(0, 3)).toEqual(['Ada', 'Lovelace', 'ada@example.com'])
    await fields.nth(4).fill('Back again')
    await page.getByRole('button', { name: 'Send it over' }).click()
    await page.waitForURL('**/thank-you*')
    expect(JSON.stringify(site.server.state.submissions.at(-1)?.values)).toContain('Back again')
    expect(troubles).toEqual([])
  })
})

describe('a form submitted without a connection', () => {
  it('keeps the message, and sends it once when the connection is back', async () => {
    const { page } = await visit('/contact')
    await untilBlock(page, 'form')
    const fields = page.locator('main form .field-element')
    const typed = ['Ada', 'Lovelace', 'ada@example.com', 'Boats', 'From the ferry']
    for (const [index, text] of typed.entries()) await fields.nth(index).fill(text)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send it over' }).click()
    await page.locator('form[data-state="failure"]').waitFor()
    expect(await page.locator('main .form-submission-error > p').allTextContents()).toEqual([
      'Could not get a form submission key, please try again later.',
    ])
    expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual(typed)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send it over' }).click()
    await page.waitForURL('**/thank-you*')
    const letters = site.server.state.submissions.filter(({ values }) => JSON.stringify(values).includes('the ferry'))
    expect(letters).toHaveLength(1)
  })
})
