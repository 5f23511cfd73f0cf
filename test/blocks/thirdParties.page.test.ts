import type { BrowserContext } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const keyed = { website: { mapSettings: { key: 'k' } }, cookieSettings: { isRestrictiveCookiePolicyEnabled: false } }
const mapOptions = JSON.stringify({ location: { mapLat: 57, mapLng: -6, mapZoom: 13 } }).replaceAll('"', '&quot;')

const site = siteForTests({
  renderPage,
  pages: {
    '/keyed-map': documentOf(
      `<div class="sqs-block sqs-block-map" data-block-json="${mapOptions}"><div class="sqs-block-content"></div></div>`,
      `<script>Static = ${JSON.stringify({ SQUARESPACE_CONTEXT: keyed })}</script>`,
    ),
  },
})

type Refuse = (context: BrowserContext) => Promise<unknown>

const declines: { readonly [name: string]: Refuse } = {
  'after a decline': (context) =>
    context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: site.server.url }]),
  'under Global Privacy Control': (context) =>
    context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })),
}

/** Opens a page under an open cookie policy, as a visitor who has refused. Other hosts get an empty answer. */
async function visit(path: string, selector: string, refuse: Refuse) {
  const { page } = await site.visit('/favicon.svg')
  const asked: string[] = []
  await page.context().route(
    (url) => url.origin !== site.server.url,
    (route) => {
      asked.push(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/html', body: '' })
    },
  )
  await refuse(page.context())
  await page.goto(site.server.url + path)
  const block = page.locator(selector).first()
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return { page, block, asked }
}

const cards = [
  [
    'reservation',
    '/blocks/reservation?providers=real',
    '.sqs-block-opentable-v2',
    'Agree and show reservations',
    'www.opentable.com',
  ],
  ['map', '/keyed-map', '.sqs-block-map', 'Agree and show the map', 'maps.googleapis.com'],
  [
    'tour-dates',
    '/blocks/tour-dates?tour=foreign',
    '.sqs-block-tourdates',
    'Agree and show the tour dates',
    'tours.invalid',
  ],
  ['embed', '/blocks/embed?embeds=foreign', '.sqs-block-embed', 'Agree and show content', 'embeds.invalid'],
] as const // one for each block that has a card

describe.each(Object.entries(declines))('under an open cookie policy, %s', (_, refuse) => {
  it.each(cards)(
    'the %s contacts no other company until its button is pressed',
    async (name, path, selector, label, host) => {
      const { page, block, asked } = await visit(path, selector, refuse)
      await untilBlock(page, name)
      const button = block.getByRole('button', { name: label })
      await button.waitFor()
      expect(asked).toEqual([])
      await button.click()
      await expect.poll(() => asked[0]).toBe(host)
    },
  )

  it.each([
    [
      'follow',
      '/blocks/follow?providers=real',
      '.squarespace-follow-button',
      'Follow @skerrylight',
      'platform.twitter.com',
    ],
    [
      'comment-count',
      '/blocks/comment-count?providers=real',
      '.sqs-disqus-comment-link',
      'Comments',
      'skerry-island.disqus.com',
    ],
  ] as const)('the %s stays a link until the visitor accepts', async (name, path, selector, text, host) => {
    const { page, block, asked } = await visit(path, selector, refuse)
    await untilBlock(page, name)
    await expect.poll(() => block.innerText()).toBe(text)
    expect(asked).toEqual([])
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: site.server.url }])
    await page.reload()
    await expect.poll(() => asked).toEqual([host])
  })
})
