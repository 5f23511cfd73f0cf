import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })

/** Opens a page, which may never fire `load`, and scrolls to the first block of a kind. */
async function visit(path: string, scenario: string, block: string): Promise<Page> {
  const { page } = await site.visit('/404')
  await page.goto(`${site.server.url}${path}?csp=strict&scenario=${scenario}`, { waitUntil: 'commit' })
  await page.locator(`.sqs-block-${block}`).first().scrollIntoViewIfNeeded()
  return page
}

const button = (page: Page, what: 'Play' | 'Pause', title: string) =>
  page.getByRole('button', { name: `${what} audio: ${title}`, exact: true })
const failure = (page: Page, what: 'audio' | 'video') => page.getByText(`This ${what} could not be loaded.`)
/** The longest time that a file took to arrive. A scenario's delay is a lower bound, however busy the machine is. */
const arrivalMs = (page: Page, name: string) =>
  page.evaluate((part) => {
    const files = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(part))
    return Math.max(0, ...files.map(({ duration }) => duration))
  }, name)
const slowMs = 1500
const engine = 'Kittiwake, slow ahead'

describe('audio files on the demo site', () => {
  it.each(['missingMedia', 'hostileMedia'])('show an error if they fail to load: %s', async (scenario) => {
    const page = await visit('/journal/slow-ahead', scenario, 'audio')
    await button(page, 'Play', engine).click()
    await failure(page, 'audio').waitFor()
    await button(page, 'Play', engine).waitFor()
    const link = page.getByRole('link', { name: 'Open the link' })
    expect(await link.getAttribute('href')).toContain('/media/kittiwake-engine.wav')
    expect(await page.title()).toContain('Slow ahead')
  })

  it('play once they have loaded: slowMedia', async () => {
    const page = await visit('/journal/slow-ahead', 'slowMedia', 'audio')
    await button(page, 'Play', engine).click()
    await button(page, 'Pause', engine).waitFor()
    await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0)
    await expect.poll(() => arrivalMs(page, '/media/kittiwake-engine.wav')).toBeGreaterThanOrEqual(slowMs)
    expect(await failure(page, 'audio').count()).toBe(0)
  })

  it('can be paused and switched while they never load: mediaHang', async () => {
    const page = await visit('/island', 'mediaHang', 'album')
    await button(page, 'Play', 'The slip at six').click()
    await button(page, 'Pause', 'The slip at six').waitFor()
    await button(page, 'Play', 'Low water').click()
    await button(page, 'Pause', 'Low water').waitFor()
    expect(await button(page, 'Play', 'The slip at six').isVisible()).toBe(true)
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState)).toBe(0)
    await button(page, 'Pause', 'Low water').click()
    await button(page, 'Play', 'Low water').waitFor()
    expect(await failure(page, 'audio').count()).toBe(0)
  })
})

describe('the video on the demo site', () => {
  const play = async (page: Page) => {
    await page.locator('video').waitFor()
    await page.locator('video').evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}))
  }

  it.each(['missingMedia', 'hostileMedia'])('shows an error if it fails to load: %s', async (scenario) => {
    const page = await visit('/photographs', scenario, 'video')
    await play(page)
    await failure(page, 'video').waitFor()
  })

  it('plays once it has loaded, and shows its controls until then: slowMedia, mediaHang', async () => {
    const slow = await visit('/photographs', 'slowMedia', 'video')
    await play(slow)
    await slow.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
    await expect.poll(() => arrivalMs(slow, '/media/')).toBeGreaterThanOrEqual(slowMs)
    const hanging = await visit('/photographs', 'mediaHang', 'video')
    await play(hanging)
    const state = () =>
      hanging.locator('video').evaluate((video: HTMLVideoElement) => [video.controls, video.readyState, video.error])
    expect(await state()).toEqual([true, 0, null])
    expect(await failure(hanging, 'video').count()).toBe(0)
  })
})

describe('images on the demo site', () => {
  const chart = (page: Page) => page.locator('.section-chart img').first()

  it.each(['missingImages', 'hostileImages'])('keep their space and alternative text: %s', async (scenario) => {
    const page = await visit('/island', scenario, 'image')
    await untilBlock(page, 'image')
    await page.locator('.section-chart img.skerry-image-failed').waitFor()
    expect(await chart(page).getAttribute('alt')).not.toBe('')
    const { width, height } = (await chart(page).boundingBox())!
    expect(width / height).toBeCloseTo(2400 / 1600, 0)
    expect(await page.title()).toContain('The island')
  })

  it('keep their space and block nothing else while they never load: imagesHang', async () => {
    const page = await visit('/island', 'imagesHang', 'album')
    await button(page, 'Play', 'The slip at six').click()
    await button(page, 'Pause', 'The slip at six').waitFor()
    expect(await page.evaluate(() => document.readyState)).toBe('interactive')
    expect((await chart(page).boundingBox())!.height).toBeGreaterThan(100)
  })

  it('leave the page’s requests and other tabs their connections while they never load: imagesHang', async () => {
    const { page } = await site.visit('/404')
    const images = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'image' && images.add(request.url()))
    await page.goto(`${site.server.url}/blocks/gallery?csp=strict&scenario=imagesHang`, { waitUntil: 'commit' })
    await expect.poll(() => images.size).toBeGreaterThan(6) // as many connections as a browser opens to a host
    expect(await page.evaluate(async () => (await fetch('/api/commerce/shopping-cart')).status)).toBe(404)
    const tab = await page.context().newPage()
    await tab.goto(`${site.server.url}/__mock/`)
    expect(await tab.title()).toBe('Mock backend')
    expect([...images].some((url) => url.includes('//hang.localhost:'))).toBe(true)
    await tab.close()
  })

  it('appear once they have loaded: slowImages', async () => {
    const page = await visit('/island', 'slowImages', 'image')
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('.section-chart img')
      return image?.complete && image.naturalWidth > 0
    })
    const name = new URL((await chart(page).getAttribute('src'))!, page.url()).pathname
    await expect.poll(() => arrivalMs(page, name)).toBeGreaterThanOrEqual(slowMs)
  })
})
