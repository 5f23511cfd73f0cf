import type { Page } from 'playwright'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceForTests } from '../support/sourcePage'

const source = `
  import { informationDialog, openDialog } from './src/ui/dialogs'
  import { clearSystemErrors, showSystemError } from './src/ui/systemErrorOverlay'
  import { openLightbox } from './src/ui/lightbox'
  import { isBehindModal } from './src/ui/modality'
  const slide = { id: '', url: '', image: null, source: 'data:image/gif;base64,AAAA', dimensions: { width: 9, height: 6 },
    title: '', description: '', video: null, clickThroughUrl: '' }
  Object.assign(window, {
    inform: () => void informationDialog({ title: 'The tide turns.', autoHideMs: 60_000 }),
    isBehind: () => isBehindModal(document.querySelector('main')),
    opens: {
      'a dialog': () => openDialog({ kind: 'confirm', message: 'The kayak goes.' }),
      'a lightbox': () => openLightbox({ slides: [slide], index: 0, theme: 'dark', opener: null }),
      'the error overlay': () => showSystemError({ message: 'The boat leaks.' }),
      'a long dialog': () => openDialog({ kind: 'confirm', message: 'The kayak goes. '.repeat(200) }),
    },
  })
`
const body = `<main><h1>Harbour</h1><button id="opener">Book a boat</button>${'<p>So it is.</p>'.repeat(200)}</main>
  <dialog id="boats" style="transform: translateX(0); overflow: auto"><button id="kayak">Kayak</button></dialog>`

const openPage = sourceForTests(source, body)
let page: Page

beforeEach(async () => {
  page = await openPage({ viewport: { width: 320, height: 600 }, reducedMotion: 'reduce', hasTouch: true })
  await page.focus('#opener')
})
afterEach(() => page.close())

const kinds = ['a dialog', 'a lightbox', 'the error overlay']
const focusedId = () => page.evaluate(() => document.activeElement?.id)
const focusIsAbove = () => page.evaluate(() => document.activeElement?.hasAttribute('data-skerry-overlay') === true)

async function open(kind: string): Promise<void> {
  await page.evaluate((name) => {
    ;(window as never as { opens: { [name: string]: () => void } }).opens[name]?.()
  }, kind)
  await page.locator('[aria-modal="true"]').waitFor()
  await expect.poll(focusIsAbove).toBe(true)
}

/** In Firefox, Safari and older versions of Chrome, the property has no effect on a box whose content fits. */
const ignoreOverscrollBehavior = () =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('[data-skerry-overlay]')!
    for (const part of shadowRoot!.querySelectorAll<HTMLElement>('*')) part.style.overscrollBehavior = 'auto'
  })

/** Moves a real finger up. */
async function pushUp(x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  for (const dy of [0, 40, 80, 160])
    await session.send('Input.dispatchTouchEvent', {
      type: dy === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x, y: y - dy }],
    })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describe.each(kinds)('behind %s the page', (kind) => {
  it('is inert, and restored afterwards', async () => {
    const before = await page.locator('main').evaluate((main) => main.outerHTML)
    await open(kind)
    expect(await page.evaluate('isBehind()')).toBe(true)
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
    expect(await page.evaluate('isBehind()')).toBe(false)
    expect(await page.locator('main').evaluate((main) => main.outerHTML)).toBe(before)
    await expect.poll(focusedId).toBe('opener')
  })

  it('does not scroll with the wheel, a finger or the keyboard', async () => {
    await open(kind)
    await ignoreOverscrollBehavior()
    for (const [x, y] of [
      [160, 300],
      [5, 5],
    ] as const) {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, 400)
      if (kind !== 'a lightbox') await pushUp(x, y + 200) // there, it changes or closes the slide
    }
    const others = kind === 'a lightbox' ? ['Space', 'Home'] : [] // elsewhere, Space presses the focused button
    for (const key of ['PageDown', 'ArrowDown', 'End', 'PageUp', ...others]) await page.keyboard.press(key)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
    // Earlier wheel events would have been handled before this one.
    await page.mouse.wheel(0, 40)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40)
  })
})

describe.each(kinds)('Back on a phone, with %s open,', (kind) => {
  /** Asks for the latest modal to be closed, as Android's Back does. */
  const goBack = () =>
    page.evaluate(() => {
      ;(window as never as { watchers: { requestClose(): void }[] }).watchers.pop()!.requestClose()
    })
  const waiting = () => page.evaluate(() => (window as never as { watchers: unknown[] }).watchers.length)

  beforeEach(async () => {
    await page.close()
    page = await openPage({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true })
    await page.evaluate(() => {
      const held = window as never as { watchers: object[]; CloseWatcher: new () => object }
      held.watchers = []
      const { CloseWatcher } = held
      held.CloseWatcher = class extends CloseWatcher {
        constructor() {
          super()
          held.watchers.push(this)
        }
      }
    })
    await open(kind)
    await expect.poll(waiting).toBe(1)
  })

  it('closes it', async () => {
    await goBack()
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
  })

  it('closes it the second time if something inside it was closed first', async () => {
    await page.evaluate(() => {
      const close = (event: Event) => event.preventDefault()
      document.activeElement?.addEventListener('keydown', close, { once: true })
    })
    await goBack()
    expect(await waiting()).toBe(1)
    expect(await page.locator('[aria-modal="true"]').count()).toBe(1)
    await goBack()
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
  })

  it('leaves the page once it is closed', async () => {
    await page.keyboard.press('Escape')
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
    const asked = page.evaluate(
      () =>
        new Promise((resolve) => {
          const [watcher] = (window as never as { watchers: (EventTarget & { requestClose(): void })[] }).watchers
          watcher!.addEventListener('close', () => resolve('watched'))
          watcher!.requestClose()
          resolve('gone')
        }),
    )
    expect(await asked).toBe('gone')
  })
})

it('a held Escape key closes only one of two modals', async () => {
  await page.close()
  page = await openPage({ viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' })
  await open('a lightbox')
  await page.evaluate(() => {
    ;(window as never as { opens: { [name: string]: () => void } }).opens['a dialog']!()
  })
  const modals = page.locator('[aria-modal="true"]')
  await expect.poll(() => modals.count()).toBe(2)
  for (const _ of 'held') await page.keyboard.down('Escape')
  await expect.poll(() => modals.count()).toBe(1)
  await page.getByRole('dialog').waitFor()
})

describe('a dialog that is taller than the window', () => {
  const scrolled = () => page.locator('.dialog-scrim').evaluate(({ scrollTop }) => scrollTop)
  const distanceToEnd = () =>
    page
      .locator('.dialog-scrim')
      .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)

  it('scrolls with the wheel, a finger and the keyboard, and the page behind does not, even at its end', async () => {
    await open('a long dialog')
    await ignoreOverscrollBehavior()
    await page.mouse.move(160, 300)
    let before = await scrolled()
    const down = [() => page.mouse.wheel(0, 100), () => pushUp(160, 300), () => page.keyboard.press('PageDown')]
    for (const move of down) {
      await move()
      await expect.poll(scrolled).toBeGreaterThan(before)
      before = await scrolled()
    }
    await page.keyboard.press('End')
    await expect.poll(distanceToEnd).toBeLessThan(1)
    await page.mouse.wheel(0, 400)
    await pushUp(160, 300)
    for (const key of ['End', 'PageDown', 'ArrowDown']) await page.keyboard.press(key)
    await page.mouse.wheel(0, -100) // handled after the others
    await expect.poll(distanceToEnd).toBeGreaterThan(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

const boats = () => page.locator('#boats')
const showBoats = () => boats().evaluate((dialog) => (dialog as HTMLDialogElement).showModal())

describe.each(kinds)('%s opened from a modal dialog of the page', (kind) => {
  beforeEach(async () => {
    await showBoats()
    await page.focus('#kayak')
  })

  it('lies above that dialog and can be used', async () => {
    const before = await boats().evaluate((dialog) => dialog.outerHTML)
    await open(kind)
    await page.locator('[aria-modal="true"] button').last().click({ trial: true })
    expect(await page.locator('#kayak').getAttribute('inert')).not.toBeNull()
    await page.keyboard.press('Escape')
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
    await expect.poll(focusedId).toBe('kayak')
    await expect.poll(() => boats().evaluate((dialog) => dialog.outerHTML)).toBe(before) // also still open
  })

  it('closes together with that dialog', async () => {
    await open(kind)
    await boats().evaluate((dialog) => (dialog as HTMLDialogElement).close())
    await page.locator('[data-layer]').waitFor({ state: 'detached' })
    await showBoats()
    await page.click('#kayak')
  })
})

describe('a dialog opened after an information dialog and a modal dialog of the page', () => {
  it('lies above both and can be used', async () => {
    await page.evaluate('inform()')
    await page.getByText('The tide turns.').waitFor()
    await showBoats()
    await open('a dialog')
    await page.getByRole('button', { name: 'Okay' }).click()
    await page.locator('[aria-modal="true"]').waitFor({ state: 'detached' })
    expect(await page.getByText('The tide turns.').count()).toBe(1)
    await expect.poll(focusedId).toBe('kayak')
  })
})
