import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const platformScript =
  "Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });"
const platformPage = `<!doctype html><html lang="en"><head><title>Follow</title></head><body><h1>Follow</h1><script>Static = { SQUARESPACE_CONTEXT: { pageType: 2 } }; ${platformScript}</script><div class="squarespace-follow-button" data-username="foobar"></div></body></html>`
const site = siteForTests({ renderPage, pages: { '/platform': platformPage } })
const path = '/blocks/follow'

type Options = Parameters<typeof site.visit>[1]

async function visit(query = '', options: Options = {}) {
  const { page, troubles } = await site.visit('/questions', options)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  troubles.length = 0
  await page.goto(site.server.url + path + query)
  await page.locator('.squarespace-follow-button').first().scrollIntoViewIfNeeded()
  await untilBlock(page, 'follow')
  return { page, troubles, asked, link: page.getByRole('link', { name: 'Follow @skerrylight' }) }
}

const foreign = (asked: readonly string[]) => asked.filter((url) => !url.startsWith(site.server.url))

describe('a follow button', () => {
  it('is drawn by the network’s script, and moves nothing, under a strict policy', async () => {
    const { page, troubles, asked } = await visit('?csp=strict')
    const frame = page.frameLocator('.squarespace-follow-button iframe')
    await frame.getByRole('button', { name: 'Follow @skerrylight' }).click()
    await frame.getByRole('button', { name: 'Following @skerrylight' }).waitFor()
    await page.locator('[data-block-type="follow"] iframe').waitFor()
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page, 'main')).toEqual([])
    expect(foreign(asked)).toEqual([])
    expect(troubles).toEqual([])
  })

  it.each(['missingProviders', 'providersBlocked', 'providersHang', 'hostileProviders'])(
    'is a plain link if the script does not work: %s',
    async (name) => {
      const { page, link } = await visit(`?scenario=${name}`, { viewport: { width: 320, height: 640 } })
      expect(await link.getAttribute('href')).toBe('https://twitter.com/intent/follow?screen_name=skerrylight')
      expect(await axeFindings(page, 'main')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )

  it('does not contact the network before consent under the restrictive policy', async () => {
    const { page, link, asked } = await visit('?cookies=restrictive&providers=real')
    expect(await link.isVisible()).toBe(true)
    expect(foreign(asked)).toEqual([])
    await page.context().route(/twitter/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: site.server.url }])
    await page.reload()
    await expect.poll(() => foreign(asked)).toEqual(['https://platform.twitter.com/widgets.js'])
  })

  it('is restored by stop, and account icons are never changed', async () => {
    const { page } = await visit()
    await page.locator('[data-block-type="follow"] iframe').waitFor()
    const { served, left } = await page.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const htmlOf = (root: Document, selector: string) =>
        [...root.querySelectorAll(selector)].map((one) => one.outerHTML).join('')
      const icons = htmlOf(document, '.sqs-block-socialaccountlinks-v2')
      ;(globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop()
      const buttons = '.squarespace-follow-button, [data-block-type="follow"]'
      return {
        served: [htmlOf(parsed, buttons), htmlOf(parsed, '.sqs-block-socialaccountlinks-v2')],
        left: [htmlOf(document, buttons), icons],
      }
    })
    expect(served[1]).not.toBe('')
    expect(left).toEqual(served)
  })
})

describe('the platform’s markup of a follow button', () => {
  it('causes no error, and gets its link', async () => {
    const { page, troubles } = await site.visit('/questions')
    await page.route(/platform\.twitter\.com/, (route) => route.abort())
    await page.goto(`${site.server.url}/platform`)
    await page.getByRole('link', { name: 'Follow @foobar' }).waitFor()
    expect(troubles.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })
})
