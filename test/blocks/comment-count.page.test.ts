import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

type Options = Parameters<typeof site.visit>[1]

async function visit(address: string, options: Options = {}) {
  const { page, troubles } = await site.visit('/questions', options)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  troubles.length = 0
  await page.goto(site.server.url + address)
  await page.locator('.sqs-disqus-comment-link').first().scrollIntoViewIfNeeded()
  await untilBlock(page, 'comment-count')
  return { page, troubles, asked, links: page.locator('.sqs-disqus-comment-link') }
}

const foreign = (asked: readonly string[]) => asked.filter((url) => !url.startsWith(site.server.url))

describe('links to comments in the journal', () => {
  it('show the number of comments and open them, under a strict policy', async () => {
    const { page, links, troubles, asked } = await visit('/journal?csp=strict')
    await expect.poll(() => links.first().innerText()).toBe('3 Comments')
    await links.last().scrollIntoViewIfNeeded()
    await expect.poll(() => links.last().innerText()).toBe('1 Comment')
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page, 'main')).toEqual([])
    await links.first().click()
    await page.waitForURL(/\/journal\/the-night-of-the-two-lights\?csp=strict#comments-/)
    expect(await page.getByText('The wind was south-west. I stand by it.').isVisible()).toBe(true)
    expect(foreign(asked)).toEqual([])
    expect(troubles).toEqual([])
  })

  it.each(['missingProviders', 'providersBlocked', 'providersHang', 'hostileProviders'])(
    'read “Comments” without a counter: %s',
    async (name) => {
      const { page, links } = await visit(`/journal?scenario=${name}`)
      expect(await links.first().innerText()).toBe('Comments')
      await page.waitForLoadState('load')
      expect(await links.first().innerText()).toBe('Comments')
      expect(await page.locator('h1').isVisible()).toBe(true)
    },
  )

  it('contact the host of the shortname only after consent under the restrictive policy', async () => {
    const { page, links, asked } = await visit('/blocks/comment-count?cookies=restrictive&providers=real')
    expect(await links.first().innerText()).toBe('Comments')
    expect(foreign(asked)).toEqual([])
    await page.context().route(/disqus/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: site.server.url }])
    await page.reload()
    await expect.poll(() => foreign(asked)).toEqual(['https://skerry-island.disqus.com/count.js'])
  })

  it('fit a window of 320 px, and are restored by stop; comments are never changed', async () => {
    const { page, links } = await visit('/blocks/comment-count', { viewport: { width: 320, height: 640 } })
    await expect.poll(() => links.first().innerText()).toBe('3 Comments')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const read = () =>
      page.evaluate(async () => {
        const html = await (await fetch(location.href)).text()
        const served = new DOMParser().parseFromString(html, 'text/html')
        const htmlOf = (root: Document, selector: string) =>
          [...root.querySelectorAll(selector)].map((one) => one.outerHTML)
        const comments = '.squarespace-comments'
        const links = '.sqs-disqus-comment-link, [data-block-type="comment-count"]'
        return {
          comments: [htmlOf(served, comments), htmlOf(document, comments)],
          links: [htmlOf(served, links), htmlOf(document, links)],
        }
      })
    const [served, shown] = (await read()).comments
    expect(served).toHaveLength(1)
    expect(shown).toEqual(served)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    const [servedLinks, left] = (await read()).links
    expect(left).toEqual(servedLinks)
  })
})
