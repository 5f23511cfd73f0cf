import type { Frame, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { imageUrl } from '../../mocks/site/markup/responsiveImage'
import { renderEmbed } from '../../mocks/site/media/embed'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { documentOf, openSite, type Site, strictPolicy, untilBlock, type Visit } from '../support/site'
import { untilPrintable } from '../support/untilPrintable'

const hosts: { readonly [host: string]: string } = {
  'www.youtube-nocookie.com': 'youtube',
  'player.vimeo.com': 'vimeo',
  'fast.wistia.net': 'wistia',
  'animoto.com': 'animoto',
}
const patience = { timeout: 15_000 }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const loaves = imageUrl('loaves')
const overlay = `<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false" data-src="${loaves}" data-image-dimensions="1600x900"><div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`
const wrapper = (code: string, name = '', inner = overlay) =>
  `<div class="sqs-block sqs-block-video"><div class="embed-block-wrapper" style="padding-bottom:56.2%"><div class="sqs-video-wrapper" data-html="${escaped(code)}" data-provider-name="${name}">${inner}</div></div></div>`
const frame = (src: string, title: string) => `<iframe src="${src}" title="${title}" width="854" height="480"></iframe>`

const youtube = wrapper(frame('https://www.youtube.com/embed/light42?start=3', 'The light'))
const vimeo = wrapper(frame('//vimeo.com/4242', 'The boat'), 'Vimeo')
const wistia = wrapper(frame('https://fast.wistia.net/embed/iframe/loaf', 'The loaf'), 'wistia', '')
const animoto = wrapper(`<object><embed src="http://animoto.com/embed/pool" width="640" height="360"></object>`)

const poster = 'https://i.ytimg.com/vi/light42/hqdefault.jpg'
const withPoster = youtube.replace(loaves, poster)

const hostile = `<script>document.title='hacked'</script><img src=x onerror="document.title='hacked'">
  <iframe src="https://player.vimeo.com/video/1" srcdoc="<script>parent.document.title='hacked'</script>" onload="document.title='hacked'" allow="camera; microphone" sandbox="" name="top" style="position:fixed" title='"><img src=x onerror=alert(1)>'></iframe>`

const native = (settings: object | null, file = '/media/the-light.webm') =>
  `<div class="sqs-native-video" data-config-block-id="b1" data-config-settings="${escaped(JSON.stringify(settings))}" data-config-thumbnail="null" data-config-video="${escaped(JSON.stringify({ alexandriaUrl: file, aspectRatio: 480 / 270, filename: 'Light.webm' }))}"></div>`
const silent = { muted: true, autoPlay: true, loop: true, controls: false }
const fileless = documentOf(`${native(null, '')}<p>Below</p>`, '<style>main p { margin: 1rem 0 }</style>')
/** A native video in a box with such a padding. */
const padded = (padding: string) =>
  `<div class="embed-block-wrapper" style="padding-bottom:${padding};">${native(null)}</div>`
/** The rule of hosted sites that stretches all frames, and one of many templates. */
const stretched =
  '<style>.sqs-video-wrapper iframe { position: absolute; top: 0; left: 0; width: 100%; height: 100% } iframe { max-width: 100% }</style>'
const longWay = '<p style="height:3000px">Sea</p>'

const withImage = (source: string, attributes = '') =>
  `<img data-load="false" data-image-dimensions="1600x900" ${source} ${attributes}>`
const posterIn = (code: string, image: string) =>
  `<div class="sqs-video-wrapper" data-html="${escaped(code)}"><div class="sqs-video-overlay">${image}</div></div>`
const light = frame('https://www.youtube.com/embed/light42', 'The light')
const own = withImage(`data-src="${loaves}"`, 'class="own"')
const ownFar = `<p style="height:6000px">Sea</p><div class="sqs-block sqs-block-image">${own}</div>`
const providers = withImage(`data-src="${poster}"`)
/** Pages with a provider’s poster and, as `own`, an image that the same code loads. */
const beforeClick = {
  'in print': `${longWay}${longWay}<div class="sqs-block">${posterIn(light, providers)}</div>${ownFar}`,
  'in a block that fails': `<div class="sqs-block">${posterIn('none', `${providers}${own}`)}</div>`,
  'in a gallery': `<div data-block-type="gallery" data-block-json='{"design":"grid"}'><div class="slide">${posterIn(light, providers)}</div><div class="slide">${own}</div></div>`,
  'outside blocks': `${posterIn(light, providers)}<div>${own}</div>`,
  'where no code arrives': `<div class="sqs-block sqs-block-video">${posterIn(light, providers)}</div>${own}`,
  'with data-image only': `<div class="sqs-block">${posterIn(light, withImage(`data-image="${poster}"`, 'class="own"'))}</div>`,
}
const pathOf = (route: string) => `/${route.replaceAll(' ', '-')}`

// Small, so that all videos of a page are in the viewport.
const small = '<style>main { max-width: 200px }</style>'

const pages = {
  '/four': documentOf(youtube + vimeo + wistia + animoto, small),
  '/bare': documentOf(wistia.replace(' style="padding-bottom:56.2%"', '')),
  '/broken': documentOf(`${native(null, '')}<div class="sqs-video-wrapper" data-html="none"></div><p>Below</p>`),
  '/poster': documentOf(withPoster),
  '/hostile': documentOf(wrapper(hostile)),
  '/invalid': documentOf(wrapper('<script></script>', 'youtube', '') + wrapper('<script></script>', 'youtube')),
  '/native': documentOf(youtube + native(null) + native(silent) + longWay, small),
  '/native-below': documentOf(
    `<button onclick="document.querySelector('video').requestFullscreen()">Full screen</button><p style="height:550px">Sea</p>${native(silent)}${longWay}`,
    small,
  ),
  '/loud': documentOf(native({ muted: false, autoPlay: true, loop: false, controls: true })),
  '/fill': documentOf(
    [400, 200]
      .map((height) =>
        wistia.replace('sqs-video-wrapper"', `$& data-mode="fill" style="width:400px;height:${height}px"`),
      )
      .map((video) => video.replace(' style="padding-bottom:56.2%"', ''))
      .join(''),
    stretched,
  ),
  '/padded': documentOf(`${padded('0.5625%')}${padded('56.25%')}<p>Below</p>`, small),
  '/lost': documentOf(native(null, '/media/lost.webm') + native(null, '')),
  '/fileless': fileless,
  '/fileless-de': fileless.replace('lang="en"', 'lang="de"'),
  '/toggle-de': documentOf(native(silent), `${small}<style>button { background: #0a7 }</style>`).replace(
    'lang="en"',
    'lang="de"',
  ),
  '/background': documentOf(
    `<div class="sqs-video-background" style="height:300px" data-config-url="/media/the-light.webm" data-config-playback-speed="0.5"></div><div class="sqs-video-background" data-config-url="https://vimeo.com/1"><img src="${loaves}" alt="Loaves"></div>`,
  ),
  '/section': documentOf(
    `<section class="page-section"><div class="section-background"><div class="sqs-video-background" data-config-url="/media/the-light.webm"></div></div><div class="content-wrapper"><p>The light</p></div></section>`,
    `<style>.page-section, .content-wrapper { position: relative; min-height: 300px } .content-wrapper { z-index: 1 }
      .section-background, .sqs-video-background { position: absolute; inset: 0 }</style>`,
  ),
  '/lost-background': documentOf(
    `<section class="page-section"><div class="section-background"><img src="${loaves}" alt="Loaves"><div class="sqs-video-background" data-config-url="/media/lost.webm"></div></div><div class="content-wrapper"><p>The light</p></div></section>`,
    `<style>.page-section { position: relative; min-height: 300px } .section-background, .sqs-video-background { position: absolute; inset: 0 }</style>`,
  ),
  '/lost-quiet': documentOf(native(silent, '/media/lost.webm')),
  ...Object.fromEntries(Object.entries(beforeClick).map(([route, html]) => [pathOf(route), documentOf(html)])),
  '/rtl': documentOf(wistia + youtube + native(silent)).replace('<html lang="en">', '<html lang="ar" dir="rtl">'),
}

let site: Site
let strict: Site

beforeAll(async () => {
  site = await openSite({ pages, renderPage }, { isComplete: true })
  const [name, policy] = Object.entries(strictPolicy)[0]!
  const frames = `; frame-src ${Object.keys(hosts)
    .map((host) => `https://${host}`)
    .join(' ')}`
  strict = await openSite({
    pages: { '/four': pages['/four'].replace(small, '').replaceAll(/ style="[^"]*"/g, '') },
    headers: { [name]: policy + frames },
  })
})

afterAll(async () => {
  await site.close()
  await strict.close()
})

const open: Page[] = []
afterEach(async () => {
  for (const page of open.splice(0)) await page.context().close()
})

/** Visits a page with stand-ins for the four hosts; `asked` lists the requests to hosts other than the site's. */
async function visit(
  of: Site,
  path: string,
  options?: Parameters<Site['visit']>[1],
  state = 'mounted',
): Promise<Visit & { asked: string[] }> {
  const visited = await of.visit(loaves, options)
  const { page } = visited
  open.push(page)
  const asked: string[] = []
  await page.context().route(/^https:/, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    const isFile = url.pathname.startsWith('/embed/player.')
    const answer = renderEmbed(isFile ? url.pathname : `/embed/${hosts[url.hostname]}/loaves`)
    await route.fulfill(answer ? { contentType: answer.contentType, body: `${answer.body}` } : { status: 404 })
  })
  await page.goto(of.server.url + path)
  await untilBlock(page, 'video', state)
  return { ...visited, asked }
}

const button = (page: Page, title: string) => page.getByRole('button', { name: `Play video: ${title}`, exact: true })
const playerOf = (page: Page, host: string): Frame | undefined =>
  page.frames().find((one) => one.url().startsWith(`https://${host}/`))
const stateOf = async (page: Page, host: string) =>
  (await playerOf(page, host)
    ?.evaluate(() => document.body.dataset.state)
    .catch(() => 'gone')) ?? 'gone'
const untilState = (page: Page, host: string, state: string) =>
  expect.poll(() => stateOf(page, host), patience).toBe(state)
const [youtubeHost, vimeoHost, wistiaHost, animotoHost] = Object.keys(hosts) as [string, string, string, string]

describe('an embedded video', () => {
  it('requests nothing from its host before a click, then shows the player and moves focus into it', async () => {
    const { page, asked, troubles } = await visit(site, '/four')
    await expect.poll(() => page.locator('.sqs-video-overlay img.loaded').count(), patience).toBeGreaterThan(0)
    expect(asked).toEqual([])
    await button(page, 'The light').focus()
    await page.keyboard.press('Enter')
    await untilState(page, youtubeHost, 'playing')
    expect(asked[0]).toBe(`https://${youtubeHost}/embed/light42?start=3&autoplay=1&playsinline=1&enablejsapi=1`)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe('The light')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => playerOf(page, youtubeHost)?.evaluate(() => document.activeElement?.id), patience)
      .toBe('toggle')
    expect(troubles).toEqual([])
  })

  it('shows a neutral poster if its own is on the provider’s server, which gets no request', async () => {
    const { page, asked, troubles } = await visit(site, '/poster')
    const image = page.locator('.sqs-video-overlay img')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), patience).toBeGreaterThan(1)
    const [box, around] = [await image.boundingBox(), await page.locator('.embed-block-wrapper').boundingBox()]
    expect(box).toEqual(around)
    expect([asked, troubles]).toEqual([[], []])
  })

  it.each(Object.keys(beforeClick))(
    'requests no poster from the provider before its own code has loaded: %s',
    async (route) => {
      const { page } = await site.visit(loaves)
      open.push(page)
      const asked: string[] = []
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.context().route(/^https:/, (request) => {
        asked.push(request.request().url())
        return request.abort()
      })
      await page.route('**/chunks/video-*', async (request) => {
        if (route !== 'in a block that fails' && route !== 'with data-image only') await isReleased
        await request.continue()
      })
      if (route === 'where no code arrives') await page.route('**/chunks/wiring-*', (request) => request.abort())
      await page.goto(site.server.url + pathOf(route), { waitUntil: 'commit' })
      if (route === 'in print') await untilPrintable(page)
      if (route === 'in print') await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
      await page.locator('img.own[src]').waitFor({ state: 'attached' })
      // A poster that was requested in the same task has reached the routes by then.
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img.own')!.complete)
      release()
      expect(asked).toEqual([])
    },
  )

  it('shows the provider’s poster if the owner allows it', async () => {
    const { page } = await site.visit(loaves)
    open.push(page)
    const asked: string[] = []
    await page.context().route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.route('**/poster', async (route) => {
      const answer = await route.fetch()
      const allowed = (await answer.text()).replace('<script ', '<script data-poster="provider" ')
      await route.fulfill({ response: answer, body: allowed })
    })
    await page.goto(`${site.server.url}/poster`)
    await untilBlock(page, 'video')
    await expect.poll(() => asked, patience).toEqual([poster])
  })

  it('keeps its box and moves nothing if it cannot be shown', async () => {
    const { page } = await visit(site, '/broken', undefined, 'failed')
    const heights = await page
      .locator('.sqs-native-video, .sqs-video-wrapper')
      .evaluateAll((videos) =>
        videos.map(({ clientWidth, clientHeight }) => Math.round((100 * clientHeight) / clientWidth)),
      )
    expect(heights).toEqual([56, 56])
    expect(await movesOf(page)).toEqual(still)
  })

  it('shows its overlay again when another video starts, and resumes if its host supports that', async () => {
    const { page, asked } = await visit(site, '/four')
    await button(page, 'The light').click()
    await untilState(page, youtubeHost, 'playing')
    await button(page, 'The boat').click()
    await untilState(page, vimeoHost, 'playing')
    await untilState(page, youtubeHost, 'paused')
    expect(await button(page, 'The light').isVisible()).toBe(true)
    expect(await button(page, 'The boat').isVisible()).toBe(false)

    await button(page, 'The light').click()
    await untilState(page, youtubeHost, 'playing')
    await untilState(page, vimeoHost, 'paused')
    expect(asked.filter((url) => url.includes('light42'))).toHaveLength(1)

    await button(page, 'The loaf').click()
    await untilState(page, wistiaHost, 'playing')
    await untilState(page, youtubeHost, 'paused')
    await page.getByRole('button', { name: 'Play video', exact: true }).click()
    await untilState(page, animotoHost, 'playing')
    await untilState(page, wistiaHost, 'gone')
  })

  it.each([
    [youtubeHost, 'The light'],
    [vimeoHost, 'The boat'],
  ])('is started by a message if its URL does not start it: %s', async (host, title) => {
    const { page } = await visit(site, '/four')
    const script = `${renderEmbed('/embed/player.js')?.body}`.replace(/^if .*auto.*/m, '')
    await page
      .context()
      .route('**/embed/player.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
    await button(page, title).click()
    await untilState(page, host, 'playing')
  })

  /** Plays The light, then The boat, which stops it. */
  async function playTwo(): Promise<Page> {
    const { page } = await visit(site, '/four')
    await button(page, 'The light').click()
    await untilState(page, youtubeHost, 'playing')
    await button(page, 'The boat').click()
    await untilState(page, vimeoHost, 'playing')
    return page
  }

  it('stays stopped if its player reports too late that it is playing', async () => {
    const page = await playTwo()
    await untilState(page, youtubeHost, 'paused')
    const heard = page.evaluate(
      () => new Promise<void>((done) => addEventListener('message', () => done(), { once: true })),
    )
    await playerOf(page, youtubeHost)!.evaluate(() => parent.postMessage('{"event":"onStateChange","info":1}', '*'))
    await heard
    expect(await button(page, 'The light').isVisible()).toBe(true)
    expect(await button(page, 'The boat').isVisible()).toBe(false)
    expect(await stateOf(page, vimeoHost)).toBe('playing')
  })

  it('counts as playing when started inside its player', async () => {
    const { page } = await visit(site, '/four')
    await page.evaluate(() => {
      const told: string[] = []
      Object.assign(globalThis, { told })
      for (const what of ['play', 'stop']) {
        document.addEventListener(`skerry:video-${what}`, ({ target }) => {
          told.push(`${what} ${(target as HTMLElement).querySelector('iframe')?.title}`)
        })
      }
    })
    await button(page, 'The light').click()
    await untilState(page, youtubeHost, 'playing')
    const inside = page.frameLocator('iframe[title="The light"]')
    await inside.getByRole('button', { name: 'Pause' }).click()
    await inside.getByRole('button', { name: 'Play' }).click()
    await button(page, 'The boat').click()
    await untilState(page, vimeoHost, 'playing')
    const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
    await expect
      .poll(told, patience)
      .toEqual(['play The light', 'stop The light', 'play The light', 'stop The light', 'play The boat'])
  })

  it('accepts messages only from its own frame and origin, and sends commands only there', async () => {
    const page = await playTwo()
    await page.evaluate(() => {
      // The page itself, and the other host's frame, pretend to be the first player.
      postMessage('{"event":"onStateChange","info":1}', '*')
      dispatchEvent(
        new MessageEvent('message', { data: '{"event":"onStateChange","info":1}', origin: 'https://evil.example' }),
      )
    })
    await playerOf(page, vimeoHost)!.evaluate(() => parent.postMessage('{"event":"onStateChange","info":1}', '*'))
    await button(page, 'The loaf').click()
    await untilState(page, wistiaHost, 'playing')
    await untilState(page, vimeoHost, 'paused')
    expect(await stateOf(page, youtubeHost)).toBe('paused')

    // A frame that has navigated elsewhere receives no more messages.
    await button(page, 'The boat').click()
    await untilState(page, vimeoHost, 'playing')
    await playerOf(page, vimeoHost)!.goto(`https://${animotoHost}/embed/other`)
    await playerOf(page, animotoHost)!.evaluate(() => {
      addEventListener('message', () => {
        document.title = 'heard'
      })
    })
    await button(page, 'The loaf').click()
    await untilState(page, wistiaHost, 'playing')
    expect(await playerOf(page, animotoHost)!.title()).not.toBe('heard')
  })

  it('has the default aspect ratio if the server reserves no space', async () => {
    const { page } = await visit(site, '/bare')
    const { width, height } = (await page.locator('.sqs-video-wrapper').boundingBox())!
    expect(height / width).toBeCloseTo(0.563, 2)
  })

  it('covers its box in the mode fill, even if the template stretches all frames', async () => {
    const { page } = await visit(site, '/fill')
    for (const [index, size] of [
      [712, 400],
      [400, 225],
    ].entries()) {
      const box = page.locator('.sqs-video-wrapper').nth(index)
      await box.locator('.skerry-video-play').click()
      const [outer, inner] = [(await box.boundingBox())!, (await box.locator('iframe').boundingBox())!]
      expect([inner.width, inner.height].map(Math.round)).toEqual(size)
      expect(inner.x + inner.width / 2).toBeCloseTo(outer.x + outer.width / 2, 0)
      expect(inner.y + inner.height / 2).toBeCloseTo(outer.y + outer.height / 2, 0)
    }
  })

  it('takes only the URL and the title from a hostile embed', async () => {
    const { page } = await visit(site, '/hostile')
    await page.locator('.skerry-video-play').click()
    await untilState(page, vimeoHost, 'playing')
    const attributes = await page.locator('iframe').evaluate((one) => one.getAttributeNames().sort())
    expect(attributes).toEqual([
      'allow',
      'allowfullscreen',
      'class',
      'data-skerry-own',
      'referrerpolicy',
      'src',
      'title',
    ])
    expect(await page.locator('iframe').getAttribute('allow')).toBe('autoplay')
    expect(await page.title()).toBe('Test page')
    expect(await page.locator('main img:not([data-src])').count()).toBe(0)
  })

  it('explains why an invalid embed cannot be shown, and leaves it alone', async () => {
    const { page } = await visit(site, '/invalid', undefined, 'failed')
    const reasons = await page.evaluate(() => {
      const host = globalThis as unknown as Record<
        symbol,
        { inspect(): { blocks: { name: string; reason: string }[] } }
      >
      const { blocks } = host[Symbol.for('skerry')]!.inspect()
      return blocks.filter(({ name }) => name === 'video').map(({ reason }) => reason)
    })
    expect(reasons).toEqual([
      'Invalid video embed.',
      'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
    ])
    expect(await page.locator('.sqs-video-overlay').getAttribute('style')).toBe('opacity: 0;')
  })

  it('plays under a strict policy that allows the hosts', async () => {
    const { page, troubles } = await visit(strict, '/four')
    await button(page, 'The boat').click()
    await untilState(page, vimeoHost, 'playing')
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([])
  })

  it('restores the served page when undone', async () => {
    const { page } = await visit(site, '/four')
    await button(page, 'The light').click()
    await untilState(page, youtubeHost, 'playing')
    await page.evaluate(() => {
      const host = globalThis as unknown as Record<symbol, { stop(): void }>
      host[Symbol.for('skerry')]!.stop()
    })
    const left = await page.locator('main').evaluate((main) => main.outerHTML)
    const served = await page.evaluate((html) => {
      const template = new DOMParser().parseFromString(html, 'text/html')
      return template.querySelector('main')!.outerHTML
    }, pages['/four'])
    expect(left).toBe(served)
  })

  it.each([320, 1200])('passes axe at %d px, from right to left, and stays inside the page', async (width) => {
    const { page } = await visit(site, '/rtl', { viewport: { width, height: 640 } })
    await expect.poll(() => page.locator('.skerry-video-play').count(), patience).toBe(2)
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

const paused = (page: Page, index = 0) =>
  page
    .locator('video')
    .nth(index)
    .evaluate((video: HTMLVideoElement) => video.paused)

describe('a native video', () => {
  it('autoplays only if it is muted, and pauses off screen', async () => {
    const { page } = await visit(site, '/native')
    await expect.poll(() => paused(page, 1), patience).toBe(false)
    expect(await paused(page, 0)).toBe(true)
    await page.evaluate(() => scrollTo(0, 3000))
    await expect.poll(() => paused(page, 1), patience).toBe(true)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => paused(page, 1), patience).toBe(false)
    await page.getByRole('button', { name: 'Pause video' }).click()
    await expect.poll(() => paused(page, 1), patience).toBe(true)
    expect(await page.getByRole('button', { name: 'Play video', exact: true }).count()).toBe(1)
  })

  it('has its shape, whether the server writes the padding of its box as a fraction or a percentage', async () => {
    const { page } = await visit(site, '/padded')
    await expect.poll(() => page.locator('video').count(), patience).toBe(2)
    const heights = await page
      .locator('video')
      .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => clientHeight / clientWidth))
    for (const height of heights) expect(height).toBeCloseTo(0.5625, 1)
    const [first, second, below] = await page
      .locator('.embed-block-wrapper, main > p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(second!.top - first!.top).toBeCloseTo(200 * 0.5625, -1)
    expect(second!.height).toBeCloseTo(200 * 0.5625, 0)
    expect(below!.top).toBeGreaterThanOrEqual(second!.bottom)
    expect(await movesOf(page)).toEqual(still)
  })

  it('plays on in full screen when the phone is rotated', async () => {
    const { page } = await visit(site, '/native-below', { viewport: { width: 390, height: 844 } })
    await expect.poll(() => paused(page), patience).toBe(false)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName), patience).toBe('video')
    await page.setViewportSize({ width: 844, height: 390 })
    const box = page.locator('.sqs-native-video')
    await expect.poll(() => box.evaluate((one) => one.getBoundingClientRect().top >= innerHeight), patience).toBe(true)
    // An observer that is added later reports after the block's own.
    await box.evaluate((one) => new Promise((resolve) => new IntersectionObserver(resolve).observe(one)))
    expect(await paused(page)).toBe(false)
  })

  it('shows in its icon whether it is playing, in any language and with the template’s own buttons', async () => {
    const { page } = await visit(site, '/toggle-de')
    const icon = () =>
      page.locator('.skerry-video-toggle').evaluate((button) => getComputedStyle(button, '::before').backgroundImage)
    await expect.poll(icon, patience).toMatch(/^linear-gradient/)
    await page.getByRole('button', { name: 'Video anhalten' }).click()
    await expect.poll(icon, patience).toMatch(/^conic-gradient/)
  })

  it('keeps a white icon on black in forced colours', async () => {
    const { page } = await visit(site, '/toggle-de', { forcedColors: 'active' })
    const disc = page
      .locator('.skerry-video-toggle')
      .evaluate((button) => getComputedStyle(button, '::before').backgroundColor)
    expect(await disc).toBe('rgba(17, 17, 17, 0.8)')
  })

  it('does not autoplay with sound or under reduced motion', async () => {
    const { page } = await visit(site, '/loud')
    await page.locator('video').waitFor()
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.controls)).toBe(true)
    expect(await paused(page)).toBe(true)
    const { page: calm } = await visit(site, '/native', { reducedMotion: 'reduce' })
    await expect.poll(() => calm.locator('video[controls]').count(), patience).toBe(2)
    expect(await paused(calm, 1)).toBe(true)
  })

  it('stops an embedded video when it plays with sound, and the other way round', async () => {
    const { page } = await visit(site, '/native')
    await button(page, 'The light').click()
    await untilState(page, youtubeHost, 'playing')
    await page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.play())
    await untilState(page, youtubeHost, 'paused')
    await button(page, 'The light').click()
    await untilState(page, youtubeHost, 'playing')
    await expect.poll(() => paused(page), patience).toBe(true)
  })

  it('shows a message if its file is missing or fails to load', async () => {
    const { page } = await visit(site, '/lost')
    await expect.poll(() => page.getByText('This video could not be loaded.').count(), patience).toBe(2)
    await untilBlock(page, 'video', 'failed')
    const reason = await page.evaluate(() => {
      const host = globalThis as unknown as Record<
        symbol,
        { inspect(): { blocks: { state: string; reason: string }[] } }
      >
      return host[Symbol.for('skerry')]!.inspect().blocks.find(({ state }) => state === 'failed')?.reason
    })
    expect(reason).toBe('VideoLoader not found')
  })

  it.each([
    ['/fileless', 'This video could not be loaded.'],
    ['/fileless-de', 'Dieses Video konnte nicht geladen werden.'],
  ] as const)('shows over its box that its file is missing, until stop: %s', async (path, words) => {
    const { page } = await visit(site, path, { viewport: { width: 320, height: 640 } }, 'failed')
    const message = page.locator('.sqs-native-video').getByRole('status')
    await message.getByText(words).waitFor()
    expect(await message.boundingBox()).toEqual(await page.locator('.sqs-native-video').boundingBox())
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page)).toEqual([])
    const left = await page.evaluate(() => {
      const host = globalThis as unknown as Record<symbol, { stop(): void }>
      host[Symbol.for('skerry')]!.stop()
      return document.querySelector('main')!.outerHTML
    })
    const served = (html: string) => new DOMParser().parseFromString(html, 'text/html').querySelector('main')!.outerHTML
    expect(left).toBe(await page.evaluate(served, pages[path]))
  })

  it('leaves the section as served if the background file fails to load', async () => {
    const { page } = await visit(site, '/lost-background')
    await page.waitForFunction(() => !document.querySelector('video'))
    expect(await page.locator('[role="status"], .skerry-video-toggle').count()).toBe(0)
    expect(await page.locator('.section-background').innerText()).toBe('')
  })

  it('has no play button if its file fails to load', async () => {
    const { page } = await visit(site, '/lost-quiet')
    await page.getByRole('status').getByText('This video could not be loaded.').waitFor()
    expect(await page.locator('.skerry-video-toggle').count()).toBe(0)
  })

  it('plays behind a section only if it is a file, and loads no embed there', async () => {
    const { page, asked } = await visit(site, '/background')
    await expect.poll(() => paused(page), patience).toBe(false)
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.5)
    expect(await page.locator('video').count()).toBe(1)
    expect(asked).toEqual([])
  })

  it('has its pause button above the section’s content', async () => {
    const { page } = await visit(site, '/section')
    await expect.poll(() => paused(page), patience).toBe(false)
    const served = await page.evaluate(() => document.querySelector('.page-section')!.children.length)
    await page.getByRole('button', { name: 'Pause video' }).click()
    await expect.poll(() => paused(page), patience).toBe(true)
    const [button, section] = [
      (await page.locator('.skerry-video-toggle').boundingBox())!,
      (await page.locator('.page-section').boundingBox())!,
    ]
    expect(Math.round(section.y + section.height - button.y - button.height)).toBe(12)
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await page.locator('.skerry-video-toggle').count()).toBe(0)
    expect(served).toBe(3)
  })
})

describe('the caption of a video in a gallery', () => {
  it('plays the video when pressed, and does not cover the player', async () => {
    const { page } = await site.visit('/blocks/gallery')
    const slide = page.locator('.sqs-gallery-block-slideshow .slide:has(> .sqs-video-wrapper)').first()
    await slide.scrollIntoViewIfNeeded()
    await slide.locator('.skerry-video-play').waitFor()
    await slide.evaluate((element) => {
      const meta = '<div class="meta"><div class="meta-inside"><p>The first boat</p></div></div>'
      element.insertAdjacentHTML('beforeend', meta)
    })
    const caption = slide.locator('.meta')
    const { x, y, width, height } = (await caption.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await slide.locator('.skerry-video-frame').waitFor()
    expect(await caption.isVisible()).toBe(false)
  })
})
