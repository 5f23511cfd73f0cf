import type { Locator, Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { axeFindings } from '../support/axe'
import { holdRequests } from '../support/holdRequests'
import { movesOf, still } from '../support/moves'
import { siteForTests, untilBlock } from '../support/site'

const site = siteForTests({ renderPage })
const path = '/blocks/map'

beforeEach(() => site.server.backend.reset())
afterEach(() => site.server.backend.reset())

type Options = Parameters<typeof site.visit>[1]

/** Visits a page of maps and scrolls to one of them. */
async function visit(query = '', { at = 0, of = path, ...options }: Options & { at?: number; of?: string } = {}) {
  const visited = await site.visit(of + query, options)
  const { page } = visited
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const block = page.locator('.sqs-block-map').nth(at)
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await untilBlock(page, 'map')
  await block.locator('.skerry-map').waitFor()
  return { ...visited, asked, block, map: block.locator('.skerry-map'), open: block.locator('.skerry-map-open') }
}

const state = (map: Locator, name: string) => map.and(map.page().locator(`[data-state="${name}"]`)).waitFor()
const tilesIn = (asked: readonly string[]) => asked.filter((url) => /\/tiles[/.]|\/\/[abc]\.tiles\./.test(url))
const canvasOf = (map: Locator) => map.getByRole('application')
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** The position of the marker in the window. */
async function markerAt(map: Locator): Promise<number[]> {
  const box = await map.locator('.skerry-map-marker').boundingBox()
  return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]
}

/** The distance of the marker from a position in the window. */
async function distanceTo(map: Locator, x: number, y: number): Promise<number> {
  const [left = 0, top = 0] = await markerAt(map)
  return Math.hypot(left - x, top - y)
}

/** A point on the open map without buttons. */
async function cornerOf(map: Locator): Promise<{ x: number; y: number }> {
  const box = await canvasOf(map).boundingBox()
  return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 }
}

/** The zoom of the visible tiles. */
const zoomOf = (map: Locator) =>
  map.evaluate((element) => {
    const urls = [...element.querySelectorAll<HTMLImageElement>('img.leaflet-tile-loaded')].map(({ src }) => src)
    return Math.max(...urls.map((url) => Number(/tiles\/(\d+)/.exec(url)?.[1])))
  })

describe('the card of a map', () => {
  it('has address, marker and link, sends no requests, and moves nothing, under a strict policy', async () => {
    const { page, troubles, asked, map, block } = await visit('?csp=strict')
    expect(await map.locator('address').innerText()).toContain('The Bakehouse')
    expect(await map.locator('.skerry-map-pin').isVisible()).toBe(true)
    const link = map.getByRole('link', { name: 'Open in Google Maps' })
    expect(await link.getAttribute('href')).toMatch(/\?q=The\+Bakehouse.*&z=13&ll=57\.2814%2C-6\.0713$/)
    expect(await link.getAttribute('rel')).toBe('noopener')
    expect(await map.getAttribute('aria-label')).toBe('Map of The Bakehouse')
    expect(tilesIn(asked)).toEqual([])
    expect(asked.filter((url) => !url.startsWith(site.server.url))).toEqual([])
    expect((await block.boundingBox())?.height).toBe(408)
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page, '.sqs-block-map')).toEqual([])
    expect(troubles).toEqual([])
  })

  it.each([
    ['320 px', '', { viewport: { width: 320, height: 640 } }],
    ['a low box', '', { at: 8, viewport: { width: 1280, height: 900 } }],
    ['right to left', '?locale=ar-XB', { viewport: { width: 320, height: 640 } }],
  ])('shows the button whole: %s', async (_, query, options) => {
    const { page, map, open } = await visit(query, options)
    const [outer, inner] = [await map.boundingBox(), await open.boundingBox()]
    expect(inner!.y).toBeGreaterThanOrEqual(outer!.y)
    expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height)
    expect(inner!.x).toBeGreaterThanOrEqual(outer!.x)
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.viewport.width)
  })

  it('is removed by stop, and the block is restored', async () => {
    const { page, block, open, map } = await visit()
    await open.click()
    await state(map, 'live')
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await block.innerHTML()).toBe('<div class="sqs-block-content">&nbsp;</div>')
  })
})

describe('a map that a visitor opens', () => {
  it('is drawn from the page’s tiles, with its marker as a link, under a strict policy, in a box of the same height', async () => {
    const { page, troubles, asked, map, open, block } = await visit('?csp=strict')
    await open.click()
    await state(map, 'live')
    expect(tilesIn(asked).length).toBeGreaterThan(0)
    expect(tilesIn(asked)[0]).toMatch(/\/api\/maps\/tiles\/13\/\d+\/\d+\?style=2&labels=1&terrain=0$/)
    const marker = map.getByRole('link', { name: 'The Bakehouse: open in Google Maps' })
    expect(await marker.getAttribute('href')).toContain('ll=57.2814%2C-6.0713')
    const credit = map.getByRole('link', { name: 'Drawn by the mock backend' })
    expect([await credit.isVisible(), await credit.getAttribute('target')]).toEqual([true, '_blank'])
    expect((await block.boundingBox())?.height).toBe(408)
    expect(await movesOf(page)).toEqual(still)
    expect(await axeFindings(page, '.sqs-block-map')).toEqual([])
    expect(troubles).toEqual([])
  })

  it('pans and zooms with the keyboard, and Escape returns to the card and its button', async () => {
    const { page, map, open } = await visit('', { reducedMotion: 'reduce' })
    await open.focus()
    await page.keyboard.press('Enter')
    await state(map, 'live')
    expect(await canvasOf(map).evaluate((element) => element === document.activeElement)).toBe(true)
    const [x = 0] = await markerAt(map)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await markerAt(map))[0]).toBe(x - 80)
    await page.keyboard.press('+')
    await expect.poll(() => zoomOf(map)).toBe(14)
    await page.keyboard.press('-')
    await expect.poll(() => zoomOf(map)).toBe(13)
    await page.keyboard.press('Escape')
    await state(map, 'card')
    expect(await focusedName(page)).toBe('Show the map')
    expect(await map.locator('img').count()).toBe(0)
  })

  it('can be closed during a zoom animation', async () => {
    const { troubles, map, open } = await visit()
    await open.click()
    await state(map, 'live')
    await map.getByRole('button', { name: 'Zoom in' }).evaluate(async (button: HTMLElement) => {
      const ground = button.closest('.skerry-map')!.querySelector('.skerry-map-canvas')!
      const zooming = new Promise<void>((resolve) => {
        new MutationObserver(() => ground.querySelector('.leaflet-zoom-anim') && resolve()).observe(ground, {
          attributeFilter: ['class'],
          subtree: true,
        })
      })
      button.click()
      await zooming
      ground.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
      // Leaflet ends the zoom with a timer of 250 ms, which runs before this one.
      await new Promise((resolve) => setTimeout(resolve, 250))
    })
    await state(map, 'card')
    expect(await map.locator('.skerry-map-canvas').count()).toBe(0)
    await open.click()
    await state(map, 'live')
    expect(troubles).toEqual([])
  })

  it('is the only thing that Escape closes, and stays open if the page has already handled the key', async () => {
    const { page, map, open } = await visit()
    await open.click()
    await state(map, 'live')
    await page.evaluate(() => {
      addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
      document.addEventListener('keydown', ({ defaultPrevented }) => {
        document.body.dataset.heard = `${document.body.dataset.heard ?? ''}${defaultPrevented ? 'used' : 'free'} `
      })
    })
    await page.keyboard.press('Escape')
    expect(await map.getAttribute('data-state')).toBe('live')
    await page.keyboard.press('Escape')
    await state(map, 'card')
    expect(await page.locator('body').getAttribute('data-heard')).toBe('used ')
  })

  it('takes the focus when it opens if the visitor has moved on within its card', async () => {
    const { page, map, open } = await visit()
    const release = await holdRequests(page, '**/tiles/**')
    await open.press('Enter')
    await map.getByRole('link', { name: 'Open in Google Maps' }).focus()
    release()
    await state(map, 'live')
    expect(await canvasOf(map).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('fills its block if the window was resized while the block was hidden', async () => {
    const { page, block, map, open } = await visit('', { viewport: { width: 700, height: 700 } })
    await open.click()
    await state(map, 'live')
    await block.evaluate((element) => {
      element.style.display = 'none'
    })
    await page.setViewportSize({ width: 1280, height: 700 })
    await block.evaluate((element) => {
      element.style.display = ''
    })
    const middle = async () => {
      const [box, [x = 0]] = [await block.boundingBox(), await markerAt(map)]
      return Math.abs(x + 20 - (box!.x + box!.width / 2))
    }
    await expect.poll(middle).toBeLessThan(3)
  })

  it('zooms and closes with its buttons, and stops at the last zoom level', async () => {
    const { map, open, page } = await visit('', { reducedMotion: 'reduce' })
    await open.click()
    await state(map, 'live')
    const zoomIn = map.getByRole('button', { name: 'Zoom in' })
    for (let zoom = 14; zoom <= 19; zoom++) {
      await zoomIn.click()
      await expect.poll(() => zoomOf(map)).toBe(zoom)
    }
    expect(await zoomIn.getAttribute('aria-disabled')).toBe('true')
    await map.getByRole('button', { name: 'Zoom out' }).click()
    expect(await zoomIn.getAttribute('aria-disabled')).toBe('false')
    await map.getByRole('button', { name: 'Close the map' }).click()
    await state(map, 'card')
    expect(await focusedName(page)).toBe('Show the map')
  })

  it('has no zoom buttons, labels or link if its owner turns them off', async () => {
    const { map, open, asked } = await visit('', { at: 7 })
    await open.click()
    await state(map, 'live')
    expect(await map.getByRole('button', { name: 'Zoom in' }).count()).toBe(0)
    expect(tilesIn(asked)[0]).toContain('labels=0')
    expect(await map.getByRole('link', { name: /open in Google Maps/ }).count()).toBe(0)
  })

  it.each([1, 2, 3, 4, 5, 6])('has style %i', async (style) => {
    const { map, open, asked } = await visit('', { at: style })
    await open.click()
    await state(map, 'live')
    expect(tilesIn(asked)[0]).toContain(`style=${style}`)
  })

  it('is dragged with the mouse', async () => {
    const { page, map, open } = await visit('', { reducedMotion: 'reduce' })
    await open.click()
    await state(map, 'live')
    const before = await markerAt(map)
    const { x, y } = await cornerOf(map)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y)
    await page.mouse.move(x + 50, y)
    await page.mouse.up()
    await expect.poll(async () => (await markerAt(map))[0]).toBe(before[0]! + 50)
  })

  it.each([
    ['the map', {}],
    ['the marker', { markerDraggable: true }],
  ])('opens the maps service for a click on its marker, but not when %s is dragged by it', async (_, more) => {
    const { page, map, open, block } = await visit('', { reducedMotion: 'reduce' })
    await block.evaluate((element, options) => {
      element.dataset.blockJson = JSON.stringify({ ...JSON.parse(element.dataset.blockJson ?? ''), ...options })
    }, more)
    await open.click()
    await state(map, 'live')
    await page.evaluate(() => {
      const followed: boolean[] = []
      Object.assign(globalThis, { followed })
      addEventListener('click', (event) => {
        followed.push(!event.defaultPrevented)
        event.preventDefault() // would open another page
      })
    })
    const [x = 0, y = 0] = await markerAt(map)
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 40, y + 20)
    await page.mouse.move(x + 70, y + 20)
    await expect.poll(async () => (await markerAt(map))[0]).toBe(x + 50)
    await page.mouse.up()
    await map.getByRole('link', { name: 'The Bakehouse: open in Google Maps' }).press('Enter')
    await page.mouse.click(x + 70, y + 20)
    expect(await page.evaluate('followed')).toEqual([false, true, true])
  })

  it.each([
    ['a click', {}, 'click'],
    ['a tap', { hasTouch: true }, 'tap'],
  ] as const)('is centred without dragging, by %s on a place', async (_, options, press) => {
    const { map, open } = await visit('', { ...options, reducedMotion: 'reduce' })
    await open.click()
    await state(map, 'live')
    const [x = 0, y = 0] = await markerAt(map)
    const { width = 0, height = 0 } = (await canvasOf(map).boundingBox()) ?? {}
    await canvasOf(map)[press]({ position: { x: width / 2 + 100, y: height / 2 - 50 } })
    await expect.poll(() => distanceTo(map, x - 100, y + 50)).toBeLessThan(2)
    expect(await zoomOf(map)).toBe(13)
  })

  it('zooms in on the point of a double click without panning', async () => {
    const { map, open } = await visit('', { reducedMotion: 'reduce' })
    await open.click()
    await state(map, 'live')
    const [x = 0, y = 0] = await markerAt(map)
    const { width = 0, height = 0 } = (await canvasOf(map).boundingBox()) ?? {}
    await canvasOf(map).dblclick({ position: { x: width / 2 + 100, y: height / 2 - 50 } })
    await expect.poll(() => zoomOf(map)).toBe(14)
    // What was under the pointer still is: everything else is twice as far from it.
    expect(await distanceTo(map, x - 100, y + 50)).toBeLessThan(2)
    await map.page().waitForTimeout(500) // nothing must follow
    expect(await distanceTo(map, x - 100, y + 50)).toBeLessThan(2)
  })

  it.each([
    [1, 'scrolls the page and not the map'],
    [2, 'move the map'],
  ])('%i fingers: %s', async (fingers) => {
    const { page, map, open } = await visit('', { hasTouch: true, reducedMotion: 'reduce' })
    await open.click()
    await state(map, 'live')
    expect(await canvasOf(map).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-x pan-y')
    const before = await markerAt(map)
    const { x, y } = await cornerOf(map)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) => {
      const points = Array.from({ length: fingers }, (_, id) => ({ x: x + dx + 80 * id, y, id }))
      return cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : points })
    }
    await touch('touchStart', 0)
    for (const dx of [10, 30, 50]) await touch('touchMove', dx)
    await touch('touchEnd', 50)
    if (fingers === 1) expect(await markerAt(map)).toEqual(before)
    else await expect.poll(async () => (await markerAt(map))[0]).not.toBe(before[0])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('follows changed options', async () => {
    const { map, open, asked, block } = await visit()
    await open.click()
    await state(map, 'live')
    await block.evaluate((element) => {
      const json = JSON.parse(element.dataset.blockJson ?? '') as { style: number; location: { mapZoom: number } }
      json.style = 5
      json.location.mapZoom = 10
      element.dataset.blockJson = JSON.stringify(json)
    })
    await expect.poll(() => tilesIn(asked).some((url) => url.includes('/10/') && url.includes('style=5'))).toBe(true)
    expect(await map.getAttribute('data-style')).toBe('minimal-dark')
  })
})

describe('the centre of an open map', () => {
  it.each(['Lat', 'Lng'])('follows its options, also if only %s changes', async (key) => {
    const { map, open, block } = await visit()
    await open.click()
    await state(map, 'live')
    const before = await markerAt(map)
    const asked = map.page().waitForRequest(/\/tiles\//)
    await block.evaluate((element, name) => {
      const json = JSON.parse(element.dataset.blockJson ?? '') as { location: { [key: string]: number } }
      json.location[`map${name}`] = json.location[`marker${name}`] = 10
      element.dataset.blockJson = JSON.stringify(json)
    }, key)
    await asked
    await expect.poll(() => markerAt(map)).toEqual(before)
  })
})

describe('a map that fails', () => {
  it.each(['missingTiles', 'mapBlocked'])('shows a message over its card, and can be retried: %s', async (name) => {
    const { page, map, open, block } = await visit(`?scenario=${name}`)
    await open.click()
    await state(map, 'failed')
    expect(await map.getByRole('status').innerText()).toBe('The map could not be loaded.')
    expect(await map.locator('address').isVisible()).toBe(true)
    expect((await block.boundingBox())?.height).toBe(408)
    expect(await axeFindings(page, '.sqs-block-map')).toEqual([])
    await page.evaluate(() => history.replaceState(null, '', location.pathname))
    await map.getByRole('button', { name: 'Try again' }).click()
    await state(map, 'live')
    expect(await map.getByRole('status').innerText()).toBe('')
  })

  it('shows the message too if every tile of a later view fails', async () => {
    const { page, map, open } = await visit()
    await open.click()
    await state(map, 'live')
    await page.route('**/tiles/**', (route) => route.abort())
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await state(map, 'failed')
    expect(await map.getByRole('status').innerText()).toBe('The map could not be loaded.')
  })

  it.each([
    ['', 'tiles that never come'],
    ['&map=keyed', 'a service that never loads'],
  ])('gives up after 30 seconds: %s %s', async (query) => {
    const { page } = await site.visit('/questions')
    await page.clock.install()
    await page.goto(`${site.server.url}${path}?scenario=mapHangs${query}`)
    const map = page.locator('.skerry-map').first()
    await page.clock.runFor(3000)
    await map.waitFor()
    if (!query) await map.locator('.skerry-map-open').click()
    await state(map, 'loading')
    expect(await map.locator('.skerry-map-status').innerText()).toBe('Loading the map…')
    expect(await map.getByRole('status').count()).toBe(query ? 0 : 1) // one that opens by itself is silent
    await map
      .locator(query ? '.skerry-map-open[aria-disabled="true"]' : '.leaflet-tile')
      .first()
      .waitFor({ state: 'attached' })
    // From here on, only this test advances time. A slow machine may have used some of the 30 seconds.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    expect(await map.getAttribute('data-state')).toBe('loading')
    await page.clock.runFor(30_000)
    await state(map, 'failed')
  })
})

describe('the maps service of a page with a key', () => {
  it('opens by itself near the screen, is loaded once, names the style and does not take the focus', async () => {
    const { page, map, asked, troubles } = await visit('?map=keyed')
    await state(map, 'live')
    expect(await map.locator('.skerry-map-service').innerText()).toContain('Grayscale')
    expect(await map.locator('.skerry-map-service').getAttribute('data-zoom')).toBe('13')
    await page
      .locator('.sqs-block-map')
      .nth(3)
      .evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await state(page.locator('.skerry-map').nth(3), 'live')
    const typeOf = (index: number) => page.locator('.skerry-map-service').nth(index).getAttribute('data-type')
    expect([await typeOf(2), await typeOf(3)]).toEqual(['grayscale', 'hybrid'])
    // Terrain in the colours of its style.
    expect([await typeOf(1), await typeOf(4)]).toEqual(['terrain', 'terrain'])
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/api/maps/stand-in'))
        .map(({ name }) => name),
    )
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toMatch(/\?key=stand-in&language=en&region=GB&/)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(asked.filter((url) => !url.startsWith(site.server.url))).toEqual([])
    expect(troubles).toEqual([])
  })

  it('opens a page of the maps service when the marker is pressed', async () => {
    const { page, map } = await visit('?map=keyed')
    await page.context().route(/google/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }))
    await state(map, 'live')
    const opened = page.context().waitForEvent('page')
    await map.getByRole('button', { name: 'The Bakehouse: open in Google Maps' }).click()
    const target = await opened
    await target.waitForURL(/google/)
    expect(new URL(target.url()).searchParams.get('z')).toBe('13')
  })

  it('says that it could not be loaded if the service refuses the key', async () => {
    const { map } = await visit('?map=refused')
    await state(map, 'failed')
    expect(await map.locator('address').isVisible()).toBe(true)
    expect(await map.locator('.skerry-map-service').count()).toBe(0)
  })
})

describe('a third party’s map', () => {
  it('loads nothing before the visitor agrees, under the restrictive policy', async () => {
    const { page, map, open, asked } = await visit('?map=foreign&cookies=restrictive')
    expect(await map.getByText('The map comes from another company, which may set cookies of its own.').count()).toBe(1)
    expect(await open.innerText()).toBe('Agree and show the map')
    expect(tilesIn(asked)).toEqual([])
    await page.route(/tiles\.invalid/, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
      }),
    )
    await open.click()
    await state(map, 'live')
    expect(tilesIn(asked)[0]).toMatch(/^https:\/\/[abc]\.tiles\.invalid\/13\/\d+\/\d+\.png$/)
    const filter = await map.locator('.leaflet-layer').evaluate((element) => getComputedStyle(element).filter)
    expect(filter).toBe('grayscale(1)')
  })

  it('needs no consent again if the visitor has already agreed', async () => {
    const { page } = await site.visit('/questions')
    await page.context().addCookies([{ name: 'ss_cookieAllowed', value: 'true', url: site.server.url }])
    await page.goto(`${site.server.url}${path}?map=foreign&cookies=restrictive`)
    const open = page.locator('.skerry-map-open').first()
    await expect.poll(() => open.innerText()).toBe('Show the map')
  })
})

describe('the contact page', () => {
  it('has a map of the bakehouse', async () => {
    const { map, open, troubles } = await visit('?csp=strict', { of: '/contact' })
    await open.click()
    await state(map, 'live')
    expect(await map.locator('.leaflet-tile-loaded').first().isVisible()).toBe(true)
    expect(troubles).toEqual([])
  })
})
