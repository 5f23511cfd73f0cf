import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { albumMarkup, audioMarkup } from '../../stories/support/audioMarkup'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { documentOf, openSite, type Site, strictPolicy, untilBlock, type Visit } from '../support/site'

const patience = { timeout: 15_000 }
const slip = { url: '/media/the-slip.wav', title: 'The slip' }
const buoy = { url: '/media/bell-buoy.wav', title: 'The buoy', author: 'Ada', milliseconds: '12000', hasDownload: true }
const video = `<div class="sqs-native-video" data-config-settings="null" data-config-thumbnail="null" data-config-video='{"alexandriaUrl":"/media/the-light.webm"}'></div>`
// A template's own styles for inputs, links and lists.
const template =
  '<style>input, button { background: #fe0; border: 9px solid; color: #00f; padding: 20px; min-width: 200px } a { color: #f00 } .track { padding: 0 }</style>'

const pages = {
  '/two': documentOf(audioMarkup(buoy) + audioMarkup(slip) + video, '<style>main { max-width: 400px }</style>'),
  '/album': documentOf(albumMarkup([slip, { ...buoy, title: 'The buoy' }])),
  '/lost': documentOf(
    audioMarkup({ url: '/media/lost.wav', title: 'Gone' }) +
      audioMarkup({ url: '/favicon.svg', title: 'An image' }) +
      audioMarkup({ url: 'javascript:alert(1)' }),
  ),
  '/rtl': documentOf(audioMarkup({ ...buoy, design: 'legacy', theme: 'dark' }) + albumMarkup([slip, buoy])).replace(
    '<html lang="en">',
    '<html lang="ar" dir="rtl">',
  ),
  '/both': documentOf(`<div dir="rtl">${audioMarkup(slip)}<div dir="ltr">${audioMarkup(buoy)}</div></div>`),
  '/template': documentOf(audioMarkup(buoy) + albumMarkup([slip]), template),
}

let site: Site
let strict: Site

beforeAll(async () => {
  site = await openSite({ pages, renderPage }, { isComplete: true })
  strict = await openSite({ pages: { '/album': pages['/album'] }, renderPage, headers: strictPolicy })
})

afterAll(async () => {
  await site.close()
  await strict.close()
})

const open: Page[] = []
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close()
})

/** Visits a page and waits until its sounds have mounted; `asked` lists the requested sounds. */
async function visit(
  path: string,
  options?: Parameters<Site['visit']>[1],
  of = site,
): Promise<Visit & { asked: string[] }> {
  const visited = await of.visit(path, options)
  const { page } = visited
  open.push(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.wav')) asked.push(pathname)
  })
  await untilBlock(page, 'audio')
  return { ...visited, asked }
}

const button = (page: Page, what: 'Play' | 'Pause', title: string) =>
  page.getByRole('button', { name: `${what} audio: ${title}`, exact: true })
const position = (page: Page, title: string) => page.getByRole('slider', { name: `Position: ${title}` })
const elapsed = (page: Page, index = 0) =>
  page
    .locator('audio')
    .nth(index)
    .evaluate((audio: HTMLAudioElement) => audio.currentTime)
const isShown = (page: Page, what: 'Play' | 'Pause', title: string) =>
  expect.poll(() => button(page, what, title).count(), patience).toBe(1)

describe('an audio block on a page', () => {
  it('is requested only when it is played, and resumes where it was paused', async () => {
    const { page, asked } = await visit('/two')
    await isShown(page, 'Play', 'The slip')
    await position(page, 'The buoy').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    expect(asked).toEqual([])

    await button(page, 'Play', 'The buoy').press('Enter')
    await expect.poll(() => elapsed(page), patience).toBeGreaterThan(0.5)
    await button(page, 'Pause', 'The buoy').press('Space')
    await isShown(page, 'Play', 'The buoy')
    const at = await elapsed(page)
    await button(page, 'Play', 'The buoy').click()
    await expect.poll(() => elapsed(page), patience).toBeGreaterThan(at)
    expect(new Set(asked)).toEqual(new Set(['/media/bell-buoy.wav']))
  })

  it('stops when another audio block or video starts, and the other way round', async () => {
    const { page } = await visit('/two')
    await button(page, 'Play', 'The buoy').click()
    await isShown(page, 'Pause', 'The buoy')
    await button(page, 'Play', 'The slip').click()
    await isShown(page, 'Pause', 'The slip')
    await isShown(page, 'Play', 'The buoy')

    const film = page.locator('video')
    await film.evaluate((one: HTMLVideoElement) => void one.play())
    await isShown(page, 'Play', 'The slip')
    await button(page, 'Play', 'The buoy').click()
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused), patience).toBe(true)
  })

  it('supports seeking by keyboard and pointer, even before it is played', async () => {
    const { page } = await visit('/two')
    const slider = position(page, 'The buoy')
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await elapsed(page)).toBeGreaterThan(0)
    const { x, y, width, height } = (await slider.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    expect(await elapsed(page)).toBeCloseTo(6, 0)
    expect(await slider.getAttribute('aria-valuetext')).toBe('0:06 of 0:12')
    await button(page, 'Play', 'The buoy').click()
    await expect.poll(() => elapsed(page), patience).toBeGreaterThan(6.2)
  })

  it('reports once that its file is missing, is not audio, or has an invalid URL', async () => {
    const { page } = await visit('/lost')
    for (const title of ['Gone', 'An image']) {
      await button(page, 'Play', title).click()
      const status = page.getByRole('status').filter({ hasText: 'This audio could not be loaded.' })
      await expect.poll(() => status.count(), patience).toBe(title === 'Gone' ? 1 : 2)
      await isShown(page, 'Play', title)
    }
    expect(await page.getByRole('link', { name: 'Open the link' }).last().getAttribute('href')).toContain('/favicon')
    await untilBlock(page, 'audio', 'failed')
    const reason = await page.evaluate(() => {
      const host = globalThis as unknown as Record<
        symbol,
        { inspect(): { blocks: { state: string; reason: string }[] } }
      >
      return host[Symbol.for('skerry')]!.inspect().blocks.find(({ state }) => state === 'failed')?.reason
    })
    expect(reason).toContain('Invalid audio-hosting URL: "javascript:alert(1)".')
  })

  it('keeps its design if the template styles fields, buttons, links and lists', async () => {
    const { page } = await visit('/template')
    await button(page, 'Play', 'The slip').click()
    await isShown(page, 'Pause', 'The slip')
    for (const title of ['The buoy', 'The slip']) {
      const look = await position(page, title).evaluate((one) => getComputedStyle(one))
      expect(look).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', color: 'rgb(0, 0, 0)', borderWidth: '0px' })
    }
    expect(await page.locator('.track > button').boundingBox()).toMatchObject({ width: 44, height: 44 })
    const download = page.locator('.skerry-sound-download').first()
    expect(await download.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)')
    const right = await page.locator('.track > button').evaluate((one) => one.getBoundingClientRect().right)
    const left = await page.locator('.track > a').evaluate((one) => one.getBoundingClientRect().left)
    expect(left).toBeGreaterThan(right)
  })
})

describe('an album on a page', () => {
  it('plays the next track when one ends, under a strict policy', async () => {
    const { page, troubles, asked } = await visit('/album', undefined, strict)
    await page.getByRole('link', { name: 'The slip' }).click()
    await isShown(page, 'Pause', 'The slip')
    await expect.poll(() => position(page, 'The slip').isEnabled(), patience).toBe(true)
    expect(asked).not.toContain('/media/bell-buoy.wav')
    await position(page, 'The slip').press('End')
    await isShown(page, 'Pause', 'The buoy')
    await expect.poll(() => elapsed(page), patience).toBeGreaterThan(0)
    expect(await page.locator('[aria-current="true"] a').textContent()).toBe('The buoy')
    expect(await position(page, 'The buoy').evaluate((one) => one === document.activeElement)).toBe(true)
    expect(troubles).toEqual([])
  })

  it('moves nothing when it mounts', async () => {
    const { page } = await visit('/album')
    await untilBlock(page, 'audio')
    expect(await movesOf(page)).toEqual(still)
  })

  it('restores the served page when undone', async () => {
    const { page } = await visit('/album')
    await button(page, 'Play', 'The buoy').click()
    await isShown(page, 'Pause', 'The buoy')
    await page.evaluate(() => {
      const host = globalThis as unknown as Record<symbol, { stop(): void }>
      host[Symbol.for('skerry')]!.stop()
    })
    const left = await page.locator('main').evaluate((main) => main.outerHTML)
    const served = await page.evaluate((html) => {
      const template = new DOMParser().parseFromString(html, 'text/html')
      return template.querySelector('main')!.outerHTML
    }, pages['/album'])
    expect(left).toBe(served)
  })
})

it('the progress bar of an audio block fills from the side where its own text begins', async () => {
  const { page } = await visit('/both')
  const from = (title: string) =>
    position(page, title).evaluate((slider) => Number.parseFloat(getComputedStyle(slider).backgroundPositionX))
  expect(await from('The buoy')).toBe(0)
  expect(await from('The slip')).toBe(100)
})

it.each([320, 1200])(
  'audio blocks pass axe at %d px on a right-to-left page, have 44 px targets, and fit the page',
  async (width) => {
    const { page } = await visit('/rtl', { viewport: { width, height: 640 } })
    await button(page, 'Play', 'The slip').click()
    await isShown(page, 'Pause', 'The slip')
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const controls = page.locator('.skerry-sound :is(button, input, [download])')
    for (const one of await controls.all()) {
      const { height, width: across } = (await one.boundingBox())!
      expect(Math.min(height, across)).toBeGreaterThanOrEqual(44)
    }
    // The elapsed time comes before the duration, as in "0:02 / 0:12".
    const time = page.locator('.skerry-sound-time', { hasText: '/' }).first()
    const [first, last] = await time.evaluate((words) =>
      [0, words.textContent!.length - 1].map((place) => {
        const range = document.createRange()
        const text = words.firstChild!
        range.setStart(text, place)
        range.setEnd(text, place + 1)
        return range.getBoundingClientRect().left
      }),
    )
    expect(first).toBeLessThan(last!)
    // In right-to-left text a click near the right end is near the start.
    const slider = position(page, 'The buoy').first()
    const { x, y, width: across, height } = (await slider.boundingBox())!
    await page.mouse.click(x + across * 0.9, y + height / 2)
    expect(await elapsed(page)).toBeLessThan(4)
  },
)
