import type { BrowserContextOptions, CDPSession, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSlides, servedGallery } from '../../../stories/support/galleryMarkup'
import type { ImageFixture } from '../../../stories/support/images'
import { openGallerySite } from '../../support/gallerySite'
import { documentOf, type Site, untilBlock } from '../../support/site'

const urlOf = ({ width, height, number }: ImageFixture) => `/content/v1/1/${width}x${height}-${number}.svg`
const slides = makeSlides(Array.from({ length: 4 }, () => [1200, 600] as const)).map((slide, index) => ({
  ...slide,
  clickThroughUrl: index === 1 ? '#second' : '',
}))
const template = `
  body { margin: 0; font: 16px sans-serif }
  .sqs-gallery { aspect-ratio: 2; overflow: hidden; max-width: 600px }
  .below { height: 3000px }
`
const gallery = (data: object) => servedGallery({ slides, data: { ...data }, hasControls: true, urlOf })
const page = (data: object, dir = 'ltr') =>
  documentOf(
    `<div dir="${dir}">${gallery(data)}</div><p class="below">Below</p>`,
    '<link rel="stylesheet" href="/site.css">',
  )

const pages = {
  '/default': page({}),
  '/default-rtl': page({}, 'rtl'),
  '/swipe': page({ transition: 'swipe' }),
  '/new-swipe': page({ transition: 'new-swipe' }),
  '/rtl': page({ transition: 'new-swipe' }, 'rtl'),
  '/none': page({ transition: 'new-swipe', loop: false, boundaries: 'none' }),
  '/hard': page({ transition: 'new-swipe', loop: false, boundaries: 'hard' }),
  '/inertial': page({ transition: 'new-swipe', loop: false, boundaries: 'inertial' }),
  '/halves': page({ transition: 'new-swipe', snapPoints: '50%' }),
  '/free': page({ transition: 'new-swipe', snapPoints: 'none' }),
}
const others = {
  '/unknown': page({ transition: 'new-swipe', boundaries: 'soft' }),
  '/scroll': page({ transition: 'scroll' }),
  '/ken-burns': page({ transition: 'ken-burns' }),
}

let site: Site

beforeAll(async () => {
  site = await openGallerySite({ ...pages, ...others }, template)
})
afterAll(() => site.close())

/** A touch or mouse pointer with its own clock, so that its speed does not depend on the machine. */
interface Hand {
  /** Presses in the middle of the slideshow. */
  readonly down: () => Promise<void>
  /** Moves by `x` and `y` px, in steps of 10 px that take `ms` each. */
  readonly by: (x: number, y?: number, ms?: number) => Promise<void>
  readonly rest: () => void
  readonly up: () => Promise<void>
  readonly cancel: () => Promise<void>
}

async function handOf(view: Page, cdp: CDPSession, kind: 'finger' | 'mouse'): Promise<Hand> {
  const box = (await view.locator('.sqs-gallery').boundingBox())!
  let [x, y] = [0, 0]
  let timestamp = Date.now() / 1000
  const send = (type: 'Start' | 'Move' | 'End' | 'Cancel', buttons = 1) => {
    if (kind === 'finger') {
      const touchPoints = type === 'End' || type === 'Cancel' ? [] : [{ x, y }]
      return cdp.send('Input.dispatchTouchEvent', { type: `touch${type}`, touchPoints, timestamp })
    }
    const names = { Start: 'mousePressed', Move: 'mouseMoved', End: 'mouseReleased', Cancel: 'mouseMoved' } as const
    const button = type === 'Cancel' ? 'none' : 'left'
    return cdp.send('Input.dispatchMouseEvent', { type: names[type], x, y, button, buttons, clickCount: 1, timestamp })
  }
  return {
    async down() {
      x = box.x + box.width / 2
      y = box.y + box.height / 2
      await send('Start')
    },
    async by(dx, dy = 0, ms = 16) {
      const steps = Math.max(Math.abs(dx), Math.abs(dy)) / 10
      for (let step = 0; step < steps; step++) {
        x += dx / steps
        y += dy / steps
        timestamp += ms / 1000
        await send('Move')
      }
    },
    rest() {
      timestamp += 1
    },
    async up() {
      timestamp += 0.001
      await send('End', 0)
    },
    cancel: async () => void (await send('Cancel', 0)),
  }
}

async function visit(
  path: keyof typeof pages,
  options: BrowserContextOptions = {},
  kind: 'finger' | 'mouse' = 'finger',
) {
  const hasTouch = kind === 'finger'
  const { page: view, troubles } = await site.visit(path, {
    viewport: { width: 800, height: 600 },
    hasTouch,
    ...options,
  })
  await untilBlock(view, 'gallery')
  await view.waitForFunction(() => getComputedStyle(document.querySelector('.sqs-gallery')!).touchAction !== 'auto')
  const hand = await handOf(view, await view.context().newCDPSession(view), kind)
  return { view, troubles, hand }
}

/** The left edge of each visible slide, relative to the slideshow's, by the slide's number. */
function seen(view: Page): Promise<{ readonly [number: string]: number }> {
  return view.evaluate(() => {
    const frame = document.querySelector('.sqs-gallery')!.getBoundingClientRect()
    const all = [...document.querySelectorAll<HTMLElement>('.slide')].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect()
      const isSeen =
        getComputedStyle(slide).visibility === 'visible' && box.right > frame.left && box.left < frame.right
      return isSeen ? [[index + 1, Math.round(box.left - frame.left)] as const] : []
    })
    return Object.fromEntries(all)
  })
}

const untilSeen = (view: Page, wanted: object) => expect.poll(() => seen(view), { timeout: 15_000 }).toEqual(wanted)

/** Waits until nothing moves and the gallery accepts the next change. */
async function untilResting(view: Page, wanted: object): Promise<void> {
  await untilSeen(view, wanted)
  await view.waitForFunction(
    () => document.querySelector('.sqs-gallery[data-state="resting"]') && document.getAnimations().length === 0,
  )
  expect(await seen(view)).toEqual(wanted)
}

/** Freezes animations at their midpoint from now on. */
function freeze(view: Page): Promise<void> {
  return view.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function frozen(keyframes, timing) {
      const animation = animate.call(this, keyframes, { ...(timing as object), easing: 'linear' })
      animation.pause()
      animation.currentTime = Number((timing as KeyframeAnimationOptions).duration) / 2
      return animation
    }
  })
}

const next = (view: Page) => view.getByRole('button', { name: 'Next Slide' }).click()

describe.each(['/swipe', '/new-swipe'] as const)('a slideshow with the %s transition', (path) => {
  it.each(['finger', 'mouse'] as const)('follows the %s and continues its movement', async (kind) => {
    const { view, hand, troubles } = await visit(path, {}, kind)
    await hand.down()
    await hand.by(-100)
    await expect.poll(async () => (await seen(view))[1], { timeout: 15_000 }).toBeLessThan(-70)
    const { 1: first, 2: second } = await seen(view)
    expect(second! - first!).toBe(600)
    await hand.up()
    await untilResting(view, { 2: 0 })
    expect(await view.locator('.sqs-active-slide').getAttribute('aria-label')).toBe('2 of 4')
    await hand.down()
    await hand.by(100)
    await hand.up()
    await untilResting(view, { 1: 0 })
    expect(troubles).toEqual([])
  })

  it('returns to its slide if the finger pauses or moves too little', async () => {
    const { view, hand } = await visit(path)
    await hand.down()
    await hand.by(-150)
    hand.rest()
    await hand.up()
    await untilResting(view, { 1: 0 })
  })

  it('changes if most of the next slide is visible, however slow the swipe', async () => {
    const { view, hand } = await visit(path)
    await hand.down()
    await hand.by(350, 0, 100)
    hand.rest()
    await hand.up()
    await untilResting(view, { 4: 0 })
  })

  it('returns to its slide if the browser cancels the touch', async () => {
    const { view, hand } = await visit(path)
    await hand.down()
    await hand.by(-200)
    await expect.poll(async () => (await seen(view))[1], { timeout: 15_000 }).toBeLessThan(-100)
    await hand.cancel()
    await untilResting(view, { 1: 0 })
  })

  it('never prevents the page from scrolling', async () => {
    const { view, hand } = await visit(path)
    await hand.down()
    await hand.by(0, -100)
    await hand.by(-200) // the axis is locked by now
    await expect.poll(() => view.evaluate(() => scrollY), { timeout: 15_000 }).toBeGreaterThan(50)
    expect(await seen(view)).toEqual({ 1: 0 })
    await hand.up()
    expect(await view.locator('.sqs-gallery').evaluate((element) => getComputedStyle(element).touchAction)).toBe(
      'pan-y pinch-zoom',
    )
  })

  it('can be caught by a second touch while it moves, and pushed forward or back', async () => {
    const { view, hand } = await visit(path)
    await freeze(view)
    await next(view)
    await untilSeen(view, { 1: -300, 2: 300 })
    await hand.down()
    expect(await view.evaluate(() => document.getAnimations().length)).toBe(0)
    await hand.by(150)
    await expect.poll(async () => (await seen(view))[2], { timeout: 15_000 }).toBeGreaterThan(400)
    await hand.up()
    await expect
      .poll(() => view.locator('.sqs-active-slide').getAttribute('aria-label'), { timeout: 15_000 })
      .toBe('1 of 4')
  })

  it('follows the link of a slide on a click, but not after a drag', async () => {
    const { view, hand } = await visit(path, {}, 'mouse')
    await next(view)
    await untilResting(view, { 2: 0 })
    await hand.down()
    await hand.by(20)
    hand.rest()
    await hand.up()
    await untilResting(view, { 2: 0 })
    expect(new URL(view.url()).hash).toBe('')
    await hand.down()
    await hand.by(0)
    await hand.up()
    await expect.poll(() => new URL(view.url()).hash, { timeout: 15_000 }).toBe('#second')
  })

  it('ends a drag whose mouse button is released outside the window', async () => {
    const { view, hand } = await visit(path, {}, 'mouse')
    await hand.down()
    await hand.by(-200)
    await expect.poll(async () => (await seen(view))[1], { timeout: 15_000 }).toBeLessThan(-100)
    await hand.cancel() // back in the window, without a button
    await untilResting(view, { 1: 0 })
  })

  it('changes once, without animation, under reduced motion', async () => {
    const { view, hand } = await visit(path, { reducedMotion: 'reduce' })
    await view.evaluate(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      new MutationObserver((records) => {
        for (const { target } of records) seen.push((target as HTMLElement).style.transform)
      }).observe(document.querySelector('.sqs-gallery')!, {
        attributes: true,
        attributeFilter: ['style'],
        subtree: true,
      })
    })
    await hand.down()
    await hand.by(-200, 0, 5)
    expect(await seen(view)).toEqual({ 1: 0 })
    await hand.up()
    await untilResting(view, { 2: 0 })
    const transforms = await view.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    expect(transforms.filter(Boolean)).toEqual([])
    expect(await view.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  it('restores the served page in the middle of a drag', async () => {
    const { view, hand } = await visit(path)
    await hand.down()
    await hand.by(-200)
    await expect.poll(async () => (await seen(view))[1], { timeout: 15_000 }).toBeLessThan(-100)
    const { html, left } = await view.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      return { html, left: document.querySelector('.sqs-gallery')!.outerHTML }
    })
    expect(html).toContain(left)
    await hand.by(-100)
    await hand.up()
    expect(await view.evaluate(() => document.querySelector('.sqs-gallery')!.outerHTML)).toBe(left)
  })
})

describe('new-swipe', () => {
  it('is mirrored on right-to-left pages', async () => {
    const { view, hand } = await visit('/rtl')
    await hand.down()
    await hand.by(100)
    await expect.poll(async () => (await seen(view))[1], { timeout: 15_000 }).toBeGreaterThan(70)
    const { 1: first, 2: second } = await seen(view)
    expect(second! - first!).toBe(-600)
    await hand.up()
    await untilResting(view, { 2: 0 })
  })

  it.each([
    ['/none', (x: number) => x > 180],
    ['/hard', (x: number) => x === 0],
    ['/inertial', (x: number) => x > 30 && x < 150],
  ] as const)('limits a drag before the first slide as its boundary says: %s', async (path, isRight) => {
    const { view, hand } = await visit(path)
    await hand.down()
    await hand.by(210)
    await expect.poll(async () => isRight((await seen(view))[1]!), { timeout: 15_000 }).toBe(true)
    await hand.up()
    await untilResting(view, { 1: 0 })
    await hand.down()
    await hand.by(-100)
    await hand.up()
    await untilResting(view, { 2: 0 })
  })

  it('stops at the block’s snap points', async () => {
    const { view, hand } = await visit('/halves')
    await hand.down()
    await hand.by(-210)
    hand.rest()
    await hand.up()
    await untilResting(view, { 1: -300, 2: 300 })
    await next(view)
    await expect.poll(async () => Object.values(await seen(view)), { timeout: 15_000 }).toEqual([0])
  })

  it('stays where it is released without snap points', async () => {
    const { view, hand } = await visit('/free')
    await hand.down()
    await hand.by(-100)
    hand.rest()
    await hand.up()
    await expect.poll(async () => (await seen(view))[1], { timeout: 15_000 }).toBeLessThan(-70)
    await expect.poll(() => view.evaluate(() => document.getAnimations().length), { timeout: 15_000 }).toBe(0)
    const { 1: first, 2: second } = await seen(view)
    expect(second! - first!).toBe(600)
    expect(first).toBeGreaterThan(-130)
  })

  it('explains what is wrong with its data, and leaves the gallery as served', async () => {
    const { page: view, troubles } = await site.visit('/unknown')
    await untilBlock(view, 'gallery', 'failed')
    expect(troubles.join()).toContain('New-swipe boundaries must each be none, hard or inertial, not soft.')
  })
})

describe('a slideshow without swiping', () => {
  it('scrolls to the next slide', async () => {
    const { page: view, troubles } = await site.visit('/scroll')
    await untilBlock(view, 'gallery')
    await view.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /transitions/.test(name)),
    )
    await freeze(view)
    await next(view)
    await untilSeen(view, { 1: -300, 2: 300 })
    expect(troubles).toEqual([])
  })

  it('zooms slowly, except under reduced motion', async () => {
    const { page: view, troubles } = await site.visit('/ken-burns')
    const zooms = () =>
      view.evaluate(() =>
        document
          .getAnimations()
          .map((one) => [
            ((one.effect as KeyframeEffect).target as Element).className,
            (one.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform),
          ]),
      )
    await expect
      .poll(zooms, { timeout: 15_000 })
      .toEqual([[expect.stringContaining('thumb-image'), ['scale(1)', 'scale(1.075)']]])
    await view.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(zooms, { timeout: 15_000 }).toEqual([])
    expect(troubles).toEqual([])
  })
})

describe('a default slideshow', () => {
  it.each([
    ['/default', -120],
    ['/default-rtl', 120],
  ] as const)('is swiped with a finger, forward and back: %s', async (path, onwards) => {
    const { view, hand } = await visit(path)
    const swipe = async (distance: number) => {
      await hand.down()
      await hand.by(distance)
      await hand.up()
    }
    await swipe(onwards)
    await view.locator('[data-state="resting"] .slide:nth-child(2).sqs-active-slide').waitFor()
    await swipe(-onwards)
    await view.locator('[data-state="resting"] .slide:nth-child(1).sqs-active-slide').waitFor()
  })
})
