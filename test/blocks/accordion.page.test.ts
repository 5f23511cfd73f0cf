import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe'
import { movesOf, still } from '../support/moves'
import { documentOf, siteForTests, untilBlock } from '../support/site'

// The platform's own styles: a closed panel has no box, and `--pre-open` is for measuring.
const platform = `
  body { margin: 0; font: 16px/1.5 sans-serif }
  .sqs-block-accordion .accordion-item__dropdown { box-sizing: border-box; display: none; overflow: hidden }
  .sqs-block-accordion .accordion-item__dropdown--pre-open { position: absolute; visibility: hidden }
  .sqs-block-accordion .accordion-item__dropdown--open { display: block }
  .padded .accordion-item__dropdown { margin: 8px 0; border: 2px solid; padding: 30px }
  .padded p { margin: 0 }
  .own-sign .accordion-item__click-target::after { content: "open me" }
  .far { height: 3000px }
`
const names = ['one', 'two', 'three']
const item = (name: string, icon = '') => `
  <li class="accordion-item" id="item-${name}">
    <h2><button class="accordion-item__click-target" aria-expanded="false">About ${name}${icon}</button></h2>
    <div class="accordion-item__dropdown" role="region"><p id="answer-${name}">The ${name} answer. <a href="#">More</a></p><p>${'So it is. '.repeat(40)}</p></div>
  </li>`
const list = (attributes = '', icon = '') =>
  `<ul class="accordion-items-container" ${attributes}>${names.map((name) => item(name, icon)).join('')}</ul>`
const icon = '<span class="accordion-icon-container" data-is-open="false" aria-hidden="true">v</span>'
const block = (attributes = '') => `<div class="sqs-block sqs-block-accordion">${list(attributes, icon)}</div>`
const neutral = (className = '') =>
  `<div data-block-type="accordion" class="${className}">${names
    .map((name) => item(name).replace('<li', '<div').replace('</li>', '</div>'))
    .join('')}</div>`
const inner = `<ul data-block-type="accordion">${['four', 'five'].map((name) => item(name, icon)).join('')}</ul>`
const nested = `<div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container">${names
  .map((name) => item(name).replace('</div>', `${name === 'two' ? inner : ''}</div>`))
  .join('')}</ul></div>`
const page = (body: string) => documentOf(body, '<link rel="stylesheet" href="/site.css">')

const site = siteForTests({
  pages: {
    '/block': page(block()),
    '/several': page(block('data-should-allow-multiple-open-items="true"')),
    '/padded': page(neutral('padded')),
    '/neutral': page(neutral()),
    '/nested': page(nested),
    '/served-open': page(
      block('data-is-expanded-first-item="true"')
        .replace('aria-expanded="false"', 'aria-expanded="true"')
        .replace('data-is-open="false"', 'data-is-open="true"')
        .replace('__dropdown"', '__dropdown accordion-item__dropdown--open"'),
    ),
    '/own-sign': page(neutral('own-sign')),
    '/far': page(
      `<p><a id="to-far" href="#answer-two">To the answer</a> <a id="to-text" href="#:~:text=The%20two%20answer">To its text</a></p><div class="far"></div>${block()}<div class="far"></div>`,
    ),
  },
  renderPage: (path) => (path === '/site.css' ? { status: 200, contentType: 'text/css', body: platform } : null),
})

async function visit(path: string, options: Parameters<typeof site.visit>[1] = {}) {
  const visited = await site.visit(path, options)
  await untilBlock(visited.page, 'accordion')
  return visited
}

const button = (view: Page, name: string) => view.getByRole('button', { name: `About ${name}` })
const panel = (view: Page, name: string) => view.locator(`#item-${name} .accordion-item__dropdown`)
const heightOf = (view: Page, name: string) =>
  panel(view, name).evaluate((element) => element.getBoundingClientRect().height)
const phases = (view: Page) =>
  view.locator('.accordion-item').evaluateAll((items) => items.map((each) => (each as HTMLElement).dataset.state))
const untilPhases = (view: Page, ...expected: string[]) => expect.poll(() => phases(view)).toEqual(expected)

/** Pauses the panels' animations at a progress of 0 to 1 when they start; `release` lets them run. */
async function holdMotions(view: Page): Promise<void> {
  await view.evaluate(() => {
    const { animate } = Element.prototype
    const held: Animation[] = []
    Object.assign(window, { held })
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      animation.pause()
      held.push(animation)
      return animation
    }
  })
}
const goTo = (view: Page, share: number) =>
  view.evaluate((progress) => {
    for (const animation of (window as never as { held: Animation[] }).held) {
      animation.currentTime = progress * Number(animation.effect?.getComputedTiming().duration)
    }
  }, share)
const finishAll = (view: Page) =>
  view.evaluate(() => {
    for (const animation of (window as never as { held: Animation[] }).held.splice(0)) animation.finish()
  })

describe('an accordion inside a panel of another accordion', () => {
  it('opens and closes only its own items, and stop restores the served markup', async () => {
    const { page: view, troubles } = await visit('/nested')
    const served = await view.evaluate(() => fetch(location.href).then((reply) => reply.text()))
    await button(view, 'two').click()
    await untilPhases(view, 'closed', 'open', 'closed', 'closed', 'closed')
    await button(view, 'four').click()
    await untilPhases(view, 'closed', 'open', 'open', 'closed', 'closed')
    await button(view, 'five').press('Enter')
    await untilPhases(view, 'closed', 'open', 'closed', 'open', 'closed')
    await button(view, 'five').click()
    await untilPhases(view, 'closed', 'open', 'closed', 'closed', 'closed')
    await button(view, 'three').click()
    await untilPhases(view, 'closed', 'closed', 'closed', 'closed', 'open')
    await view.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(served).toContain(await view.locator('.sqs-block-accordion').evaluate((element) => element.outerHTML))
    expect(troubles).toEqual([])
  })
})

describe('a moving item', () => {
  it('ignores clicks while it opens and while it closes', async () => {
    const { page: view } = await visit('/block')
    await holdMotions(view)
    await button(view, 'one').click()
    await button(view, 'one').click()
    await untilPhases(view, 'opening', 'closed', 'closed')
    await finishAll(view)
    await untilPhases(view, 'open', 'closed', 'closed')
    await button(view, 'one').click()
    await untilPhases(view, 'closing', 'closed', 'closed')
    await button(view, 'one').click()
    await button(view, 'one').press('Enter')
    expect(await phases(view)).toEqual(['closing', 'closed', 'closed'])
    await finishAll(view)
    await untilPhases(view, 'closed', 'closed', 'closed')
  })

  it('is visible while it opens, even if the template hides unmeasured items', async () => {
    const { page: view } = await visit('/block')
    await holdMotions(view)
    await button(view, 'one').click()
    await goTo(view, 0.5)
    const look = await panel(view, 'one').evaluate((element) => {
      const { position, visibility } = getComputedStyle(element)
      return [position, visibility, element.getBoundingClientRect().height > 10]
    })
    expect(look).toEqual(['static', 'visible', true])
  })

  it.each(['/block', '/padded'])('reverses from its current height when another item opens (%s)', async (path) => {
    const { page: view } = await visit(path, { viewport: { width: 320, height: 700 } })
    await holdMotions(view)
    await button(view, 'one').click()
    await goTo(view, 0.5)
    const before = await heightOf(view, 'one')
    await button(view, 'two').click()
    await untilPhases(view, 'closing', 'opening', 'closed')
    expect(await heightOf(view, 'one')).toBeCloseTo(before, 0)
    expect(await heightOf(view, 'two')).toBe(0)
    await finishAll(view)
    await untilPhases(view, 'closed', 'open', 'closed')
  })

  it('neither starts nor ends with a jump, whatever its padding', async () => {
    const { page: view } = await visit('/padded')
    const below = () => view.locator('#item-two').evaluate((each) => each.getBoundingClientRect().top)
    const closed = await below()
    await holdMotions(view)
    await button(view, 'one').click()
    expect(await below()).toBe(closed)
    await goTo(view, 1)
    const whole = await below()
    await finishAll(view)
    await untilPhases(view, 'open', 'closed', 'closed')
    expect(await below()).toBe(whole)
    await button(view, 'one').click()
    expect(await below()).toBe(whole)
    await finishAll(view)
    await untilPhases(view, 'closed', 'closed', 'closed')
    expect(await below()).toBe(closed)
  })

  it('opens and closes at once under reduced motion', async () => {
    const { page: view } = await visit('/block', { reducedMotion: 'reduce' })
    await button(view, 'one').click()
    await untilPhases(view, 'open', 'closed', 'closed')
    expect(await view.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

describe('a closed panel', () => {
  it.each(['/block', '/padded'])('takes no space and is hidden from focus and screen readers (%s)', async (path) => {
    const { page: view, troubles } = await visit(path)
    expect(await heightOf(view, 'one')).toBe(0)
    await button(view, 'one').focus()
    await view.keyboard.press('Tab')
    expect(await view.evaluate(() => document.activeElement?.textContent?.trim())).toMatch(/^About two/)
    expect(await view.getByRole('region').count()).toBe(0)
    expect(await axeFindings(view)).toEqual([])
    expect(troubles).toEqual([])
  })

  it('is found by find-in-page, which opens its item', async () => {
    const { page: view } = await visit('/block')
    expect(await panel(view, 'two').getAttribute('hidden')).toBe('until-found')
    // Dispatched by find-in-page when it has found something.
    await panel(view, 'two').dispatchEvent('beforematch', { bubbles: true })
    expect(await phases(view)).toEqual(['closed', 'open', 'closed'])
    expect(await heightOf(view, 'two')).toBeGreaterThan(20)
    expect(await button(view, 'two').getAttribute('aria-expanded')).toBe('true')
    await panel(view, 'three').dispatchEvent('beforematch', { bubbles: true })
    expect(await phases(view)).toEqual(['closed', 'closed', 'open'])
  })

  it('leaves other items open if several may be open', async () => {
    const { page: view } = await visit('/several')
    for (const name of names) await panel(view, name).dispatchEvent('beforematch', { bubbles: true })
    expect(await phases(view)).toEqual(['open', 'open', 'open'])
  })

  it('opens for a link to an element inside it', async () => {
    const { page: view } = await visit('/block')
    await view.evaluate(() => {
      location.hash = '#answer-three'
    })
    await untilPhases(view, 'closed', 'closed', 'open')
    await view.evaluate(() => {
      location.hash = '#item-one'
    })
    await untilPhases(view, 'open', 'closed', 'closed')
    await view.evaluate(() => {
      location.hash = '#nothing%'
    })
    await button(view, 'two').click()
    await untilPhases(view, 'closed', 'open', 'closed')
  })

  it('can be found far below the fold, even if nobody has scrolled to it', async () => {
    const { page: view } = await site.visit('/far', { viewport: { width: 800, height: 600 } })
    await expect.poll(() => panel(view, 'two').getAttribute('hidden')).toBe('until-found')
    expect(await phases(view)).toEqual([undefined, undefined, undefined])
    expect(await heightOf(view, 'two')).toBe(0)
    expect(await movesOf(view)).toEqual(still)
    await view.locator('#to-text').click()
    await untilPhases(view, 'closed', 'open', 'closed')
    expect(await view.evaluate(() => scrollY)).toBeGreaterThan(2000)
    await button(view, 'two').click()
    await untilPhases(view, 'closed', 'closed', 'closed')
  })

  it('is restored after stop, even far below the fold', async () => {
    const { page: view } = await site.visit('/far', { viewport: { width: 800, height: 600 } })
    await expect.poll(() => panel(view, 'two').getAttribute('hidden')).toBe('until-found')
    await panel(view, 'two').dispatchEvent('beforematch', { bubbles: true })
    const { served, left } = await view.evaluate(async () => {
      const html = await (await fetch(location.href)).text()
      const served = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!.outerHTML
      ;(globalThis as unknown as { [skerry: symbol]: { stop(): void } })[Symbol.for('skerry')]!.stop()
      return { served, left: document.querySelector('main')!.outerHTML }
    })
    expect(left).toBe(served)
  })

  it.each([
    ['when the page is opened', '/far#answer-two'],
    ['when a link is followed', '/far'],
  ])('far below the fold opens %s', async (_when, path) => {
    const { page: view } = await site.visit(path, { viewport: { width: 800, height: 600 } })
    await view.waitForFunction(() => document.querySelector('[data-skerry-served]') === null)
    if (!path.includes('#')) {
      await view.waitForFunction(() => Symbol.for('skerry') in globalThis)
      await view.locator('#to-far').click()
    }
    await untilPhases(view, 'closed', 'open', 'closed')
    await expect
      .poll(() => view.locator('#answer-two').evaluate((each) => Math.round(each.getBoundingClientRect().top)))
      .toBeLessThan(600)
    expect(await view.evaluate(() => scrollY)).toBeGreaterThan(2000)
  })

  it('does not scroll the page after stop and start, even if the URL names an element in it', async () => {
    const { page: view } = await site.visit('/far#answer-two', { viewport: { width: 800, height: 600 } })
    await untilPhases(view, 'closed', 'open', 'closed')
    await view.evaluate(() => {
      scrollTo(0, 0)
      const { Skerry } = globalThis as unknown as { Skerry: { stop(): void; start(): void } }
      Skerry.stop()
      Skerry.start()
    })
    await untilPhases(view, 'closed', 'open', 'closed')
    expect(await view.evaluate(() => scrollY)).toBe(0)
  })

  it.each(['/block', '/neutral', '/far'])('is printed (%s)', async (path) => {
    const { page: view } = await site.visit(path)
    if (path !== '/far') await untilBlock(view, 'accordion')
    await expect.poll(() => panel(view, 'two').getAttribute('hidden')).toBe('until-found')
    await view.emulateMedia({ media: 'print' })
    for (const name of names) {
      await expect.poll(() => heightOf(view, name)).toBeGreaterThan(20)
      expect(await view.locator(`#answer-${name}`).evaluate((each) => each.checkVisibility())).toBe(true)
    }
    await view.emulateMedia({ media: 'screen' })
    await expect.poll(() => heightOf(view, 'one')).toBe(0)
  })
})

describe('an item without an icon', () => {
  const sign = (view: Page, name: string) =>
    button(view, name).evaluate((each) => getComputedStyle(each, '::after').content.replace(/ \/.*$/, ''))

  it('shows whether it is open', async () => {
    const { page: view } = await visit('/neutral', { viewport: { width: 320, height: 700 } })
    expect(await sign(view, 'one')).toBe('"+"')
    await button(view, 'one').click()
    await untilPhases(view, 'open', 'closed', 'closed')
    expect([await sign(view, 'one'), await sign(view, 'two')]).toEqual(['"−"', '"+"'])
    expect(await view.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  it('shows the template’s own icon instead', async () => {
    const { page: view } = await visit('/own-sign')
    await button(view, 'one').click()
    expect(await sign(view, 'one')).toBe('"open me"')
  })

  it('keeps the template’s icon in the platform’s markup', async () => {
    const { page: view } = await visit('/block')
    expect(await sign(view, 'one')).toBe('none')
  })
})

describe('stop()', () => {
  it('restores an item that was served open and has been closed', async () => {
    const { page: view } = await visit('/served-open')
    const served = await (await fetch(view.url())).text()
    await button(view, 'one').click()
    await untilPhases(view, 'closed', 'closed', 'closed')
    await view.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(served).toContain(await view.locator('.sqs-block-accordion').evaluate((element) => element.outerHTML))
  })

  it('restores the served page in the middle of an animation', async () => {
    const { page: view } = await visit('/padded')
    const served = await (await fetch(view.url())).text()
    await holdMotions(view)
    await button(view, 'one').click()
    await button(view, 'two').click()
    await view.evaluate(() => {
      ;(globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]?.stop()
    })
    const now = await view.locator('main').evaluate((main) => main.outerHTML)
    expect(served).toContain(now)
  })
})
