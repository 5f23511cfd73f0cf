import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const field = (name: string, html: string) =>
  `<div class="form-item field" data-max-length="20">${html}</div><p>${name}</p>`
const pages = {
  '/inside': documentOf(field('inside', '<label>Name <input></label>')),
  '/right-to-left': documentOf(field('rtl', '<label for="n">Name</label><input id="n">')).replace(
    '<html',
    '<html dir="rtl"',
  ),
  '/beside': documentOf(field('beside', '<label for="n">Name</label><input id="n">')),
}
const site = siteForTests({ pages, headers: strictPolicy })

/** The field in Chromium's accessibility tree. */
async function fieldOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const node = nodes.find(({ role }) => role?.value === 'textbox')
  return { name: node?.name?.value, description: node?.description?.value }
}

describe('a field with a counter', () => {
  it.each(Object.keys(pages))('is named by its label alone, and described by the counter: %s', async (path) => {
    const { page } = await site.visit(path)
    await untilBlock(page, 'textarea-counter')
    const input = page.getByRole('textbox', { name: 'Name', exact: true })
    await input.fill('Ada')
    await page.getByRole('status').filter({ hasText: '3 of 20 characters' }).waitFor({ state: 'attached' })
    expect(await fieldOf(page)).toEqual({ name: 'Name', description: '3 / 20' })
  })

  it.each(Object.keys(pages))('is restored when undone: %s', async (path) => {
    const { page } = await site.visit(path)
    await untilBlock(page, 'textarea-counter')
    const html = await page.evaluate(() => {
      ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]!.stop()
      return document.querySelector('main')!.outerHTML
    })
    expect(pages[path as keyof typeof pages]).toContain(html.replaceAll('=""', ''))
  })

  it('shows the length before the maximum on a right-to-left page', async () => {
    const { page } = await site.visit('/right-to-left')
    await untilBlock(page, 'textarea-counter')
    const count = page.locator('.skerry-counter-count')
    expect(await count.textContent()).toBe('0 / 20')
    const [first, last] = await count.evaluate((element) =>
      [0, 5].map((start) => {
        const range = document.createRange()
        range.setStart(element.firstChild!, start)
        range.setEnd(element.firstChild!, start + 1)
        return range.getBoundingClientRect().left
      }),
    )
    expect(first).toBeLessThan(last!)
  })
})
