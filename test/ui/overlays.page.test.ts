import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { type SourcePage, serveSource } from '../support/sourcePage'

const source = `
  import { undoAll } from './src/browser/atStop'
  import { containFocus } from './src/ui/focusContainment'
  import { openDialog, informationDialog } from './src/ui/dialogs'
  import { showSystemError } from './src/ui/systemErrorOverlay'
  import { showRetry } from './src/ui/retryNotice'
  import { attachTooltip } from './src/ui/tooltip'
  Object.assign(window, { attachTooltip, containFocus, informationDialog, openDialog, showRetry, showSystemError, undoAll })
`
const body = `<main>
  <h1>Harbour</h1><button id="opener">Book a boat</button><div id="block">Block</div><button id="behind">Behind</button>
</main>`
const policy =
  "default-src 'self'; script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; require-trusted-types-for 'script'; trusted-types skerry"

let browser: SharedBrowser
let served: SourcePage
let page: Page

beforeAll(async () => {
  browser = await shareChromium()
  served = await serveSource(source, body, { 'content-security-policy': policy })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1000, height: 700 } })
  await page.addInitScript(() => {
    Object.assign(window, { violations: [] })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      ;(window as never as { violations: string[] }).violations.push(violatedDirective)
    })
  })
  await page.goto(served.url)
  await page.focus('#opener')
})
afterEach(async () => {
  // No test may violate a strict policy.
  expect(await page.evaluate('violations')).toEqual([])
  await page.close()
})

const focusedText = () =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused?.textContent
  })
const open = (options: object) =>
  page.evaluate((given) => {
    const { openDialog } = window as never as { openDialog: (options: object) => { outcome: Promise<string> } }
    Object.assign(window, { answered: openDialog(given).outcome })
  }, options)
const answer = () => page.evaluate('answered')

describe('a dialog', () => {
  it('keeps Tab inside and returns focus', async () => {
    await open({ kind: 'confirm-cancel', title: 'Remove?', message: 'The kayak goes.' })
    await page.getByRole('alertdialog', { name: 'Remove?' }).waitFor()
    expect(await focusedText()).toBe('Okay')
    await page.keyboard.press('Tab')
    expect(await focusedText()).toBe('Cancel')
    await page.keyboard.press('Shift+Tab')
    expect(await focusedText()).toBe('Okay')
    await page.keyboard.press('Escape')
    expect(await answer()).toBe('escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect(await focusedText()).toBe('Book a boat')
  })

  it.each([
    [1000, 350],
    [320, 280],
  ])('in a window %i px wide is %i px wide', async (width, expected) => {
    await page.setViewportSize({ width, height: 600 })
    await open({ kind: 'confirm', message: 'Saved' })
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    expect(await dialog.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(expected)
    expect(await dialog.evaluate((element) => getComputedStyle(element).padding)).toBe('20px')
  })

  it('is readable and usable under hostile host styles', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '*{all:unset!important} div,button{display:none!important;opacity:0!important;transform:scale(0)!important}',
      )
      document.adoptedStyleSheets = [sheet]
    })
    await open({ kind: 'confirm', message: 'Saved' })
    const okay = page.getByRole('button', { name: 'Okay' })
    expect(await okay.evaluate((element) => getComputedStyle(element).fontSize)).toBe('15px')
    await okay.click()
    expect(await answer()).toBe('confirm')
  })

  it('is removed without a trace after stop', async () => {
    const before = await page.content()
    await open({ kind: 'confirm', message: 'Saved' })
    await page.getByRole('alertdialog').waitFor()
    await page.evaluate('undoAll()')
    expect(await page.content()).toBe(before)
    expect(await page.evaluate('document.adoptedStyleSheets.length')).toBe(0)
  })
})

describe('an information dialog', () => {
  it('is at the top right, takes no focus and stays while hovered', async () => {
    await page.clock.install()
    await page.clock.pauseAt(new Date('2040-01-01'))
    await page.evaluate(() => {
      const { informationDialog } = window as never as { informationDialog: (options: object) => void }
      informationDialog({ title: 'Logout Successful', message: 'You have been successfully logged out.' })
    })
    const note = page.getByText('Logout Successful')
    await note.waitFor()
    const corner = async () => {
      const box = await page.getByRole('group', { name: 'Logout Successful' }).boundingBox()
      return [box?.y, (box?.x ?? 0) + (box?.width ?? 0)]
    }
    await expect.poll(corner).toEqual([20, 980]) // after its entrance animation
    expect(await focusedText()).toBe('Book a boat')
    await note.hover()
    await page.clock.runFor(10_000)
    expect(await note.isVisible()).toBe(true)
    await page.mouse.move(10, 500)
    await page.clock.runFor(2700)
    await note.waitFor({ state: 'detached' })
  })
})

describe('focus containment with a predicate', () => {
  it('lets visitors click and type in a captcha at the end of the body', async () => {
    await page.evaluate(() => {
      const captcha = Object.assign(document.createElement('div'), { id: 'captcha' })
      captcha.append(document.createElement('input'))
      document.body.append(captcha)
      const { containFocus } = window as never as { containFocus: (options: object) => void }
      containFocus({ predicate: (element: Element) => element.id === 'opener' || element.closest('#captcha') !== null })
    })
    await page.click('#captcha input')
    await page.keyboard.type('boats')
    expect(await page.inputValue('#captcha input')).toBe('boats')
    await page.keyboard.press('Tab')
    expect(await focusedText()).toBe('Book a boat')
    await page.click('#behind')
    expect(await focusedText()).toBe('Book a boat')
  })
})

describe('the system-error overlay', () => {
  const show = (message: string) =>
    page.evaluate((text) => {
      const { showSystemError } = window as never as { showSystemError: (error: object) => void }
      showSystemError({ message: text })
    }, message)

  it('covers the page and fits a window of 320 by 256 px, even with long URLs', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await show(`Internal Error: (https://harbour.example/${'a'.repeat(200)})`)
    const overlay = page.getByRole('alertdialog')
    const { width, scrollWidth } = await overlay.evaluate((element) => ({
      width: element.clientWidth,
      scrollWidth: element.scrollWidth,
    }))
    expect([width, scrollWidth]).toEqual([320, 320])
    await page.getByRole('button', { name: 'Clear' }).click()
    await overlay.waitFor({ state: 'detached' })
    expect(await focusedText()).toBe('Book a boat')
  })

  it('keeps Tab among its buttons', async () => {
    await show('Unauthorized request')
    const seen: (string | null | undefined)[] = []
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press('Tab')
      seen.push(await focusedText())
    }
    expect(seen).toEqual(['Reload Page', 'Clear', 'Reload Page'])
  })
})

const attach = (selector: string, text = 'Boats leave from the north pier.') =>
  page.evaluate(
    ([target, words]) => {
      const { attachTooltip } = window as never as { attachTooltip: (element: Element | null, text: string) => void }
      attachTooltip(document.querySelector(target), words)
    },
    [selector, text] as const,
  )
const tooltip = () => page.locator('.tooltip[data-state="open"]')

describe('a tooltip', () => {
  it('appears at once on keyboard focus, and hides on Escape without closing what is below', async () => {
    await page.clock.install()
    await page.clock.pauseAt(new Date('2040-01-01'))
    await attach('#behind', 'Boats leave from the north pier; please be there ten minutes before the hour.')
    await page.keyboard.press('Tab')
    await tooltip().waitFor()
    const [place, button] = [await tooltip().boundingBox(), await page.locator('#behind').boundingBox()]
    expect(place?.width).toBe(250)
    expect(place?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0))
    await page.keyboard.press('Escape')
    await page.clock.runFor(300)
    await page.locator('.tooltip').waitFor({ state: 'detached' })
    expect(await focusedText()).toBe('Behind')
  })

  it('appears after hovering for 1200 ms, and can itself be hovered', async () => {
    await page.clock.install()
    await page.clock.pauseAt(new Date('2040-01-01'))
    await attach('#behind')
    await page.hover('#behind')
    await page.clock.runFor(1199)
    expect(await page.locator('.tooltip').count()).toBe(0)
    await page.clock.runFor(1)
    await tooltip().hover()
    await page.clock.runFor(5000)
    expect(await tooltip().count()).toBe(1)
    await page.mouse.move(900, 600)
    await page.clock.runFor(600)
    expect(await page.locator('.tooltip').count()).toBe(0)
  })

  it('stays for keyboard focus when the pointer leaves, and for the pointer when focus leaves', async () => {
    await page.clock.install()
    await page.clock.pauseAt(new Date('2040-01-01'))
    await attach('#behind')
    await page.keyboard.press('Tab')
    await tooltip().waitFor()
    await page.hover('#behind')
    await page.mouse.move(900, 600)
    await page.clock.runFor(5000)
    expect(await tooltip().count()).toBe(1)
    await page.hover('#behind')
    await page.keyboard.press('Shift+Tab')
    expect(await focusedText()).toBe('Book a boat')
    await page.clock.runFor(5000)
    expect(await tooltip().count()).toBe(1)
    await page.mouse.move(900, 600)
    await page.clock.runFor(600)
    expect(await page.locator('.tooltip').count()).toBe(0)
  })

  it('fades for 0.3 s, and not at all under reduced motion', async () => {
    await attach('#behind')
    await page.keyboard.press('Tab')
    const fade = () => tooltip().evaluate((element) => getComputedStyle(element).transition)
    expect(await fade()).toBe('opacity 0.3s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await fade()).toBe('none')
  })

  it('is announced as its element’s description, and does not affect :last-child or adjacent selectors', async () => {
    await attach('#behind')
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const described = nodes.find(({ name }) => name?.value === 'Behind')?.description?.value
    expect(described).toBe('Boats leave from the north pier.')
    expect(await page.locator('main > :last-child').getAttribute('id')).toBe('behind')
  })

  it.each([
    ['ltr', 1000],
    ['rtl', 1000],
    ['ltr', 320],
    ['rtl', 320],
  ])('stays 20 px from every edge, %s, in a window of %i px', async (direction, width) => {
    await page.setViewportSize({ width, height: 400 })
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
      for (const [block, inline] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
        [0.5, 0.5],
      ] as const) {
        const button = document.createElement('button')
        button.className = 'corner'
        Object.assign(button.style, { position: 'fixed', width: '40px', height: '40px' })
        Object.assign(button.style, { top: `calc(${block} * (100% - 40px))`, left: `calc(${inline} * (100% - 40px))` })
        document.body.append(button)
        const { attachTooltip } = window as never as { attachTooltip: (element: Element, text: string) => void }
        attachTooltip(button, 'Boats leave from the north pier; please be there ten minutes before the hour.')
      }
    }, direction)
    await page.focus('#behind')
    for (const corner of await page.locator('.corner').all()) {
      await page.keyboard.press('Tab')
      await expect.poll(() => corner.evaluate((button) => button === document.activeElement)).toBe(true)
      const place = await tooltip().boundingBox()
      const button = await corner.boundingBox()
      if (!place || !button) throw new Error('not laid out')
      expect(place.x).toBeGreaterThanOrEqual(20)
      expect(place.x + place.width).toBeLessThanOrEqual(width - 20)
      expect(place.y).toBeGreaterThanOrEqual(20)
      expect(place.y + place.height).toBeLessThanOrEqual(400 - 20)
      expect(place.y >= button.y + button.height || place.y + place.height <= button.y).toBe(true)
    }
  })

  it('scrolls if its text is taller than the window', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await attach('#behind', 'Boats leave from the north pier. '.repeat(30))
    await page.keyboard.press('Tab')
    const place = await tooltip().boundingBox()
    expect([place?.y, place?.height]).toEqual([20, 216])
  })
})

describe('a tooltip for an element below the fold', () => {
  it('follows its element when keyboard focus scrolls that into view', async () => {
    await page.evaluate(() => {
      const below = document.querySelector<HTMLElement>('#behind')
      if (below) below.style.marginBlockStart = '3000px'
      Object.assign(window, { scrolled: new Promise((resolve) => addEventListener('scroll', resolve, { once: true })) })
    })
    await attach('#behind')
    await page.keyboard.press('Tab')
    await page.evaluate('scrolled')
    const [place, button] = [await tooltip().boundingBox(), await page.locator('#behind').boundingBox()]
    expect(Math.abs((place?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(100)
  })
})

describe('the retry notice', () => {
  it('is one button directly after the block', async () => {
    await page.evaluate(() => {
      const { showRetry } = window as never as { showRetry: (element: Element | null, options: object) => void }
      showRetry(document.querySelector('#block'), { onRetry: () => Object.assign(window, { isRetried: true }) })
    })
    await page.getByRole('button', { name: 'Unable to load. Try again.' }).click()
    expect(await page.evaluate('isRetried')).toBe(true)
  })
})

describe('on a page that replaces its body', () => {
  const replaceBody = () =>
    page.evaluate(() => {
      const body = document.createElement('body')
      body.append(Object.assign(document.createElement('button'), { textContent: 'First' }))
      document.body.replaceWith(body)
    })
  const tab = async () => {
    await page.keyboard.press('Tab')
    return focusedText()
  }

  it('a dialog resolves as cancelled, and the next one opens', async () => {
    await open({ kind: 'confirm', message: 'One' })
    await page.getByText('One').waitFor()
    await replaceBody()
    expect(await answer()).toBe('cancel')
    expect(await tab()).toBe('First')
    await open({ kind: 'confirm', message: 'Two' })
    await page.getByRole('button', { name: 'Okay' }).click()
    expect(await answer()).toBe('confirm')
  })

  it('the system-error overlay disappears, and the next error is shown again', async () => {
    const fail = (message: string) =>
      page.evaluate(
        (text) => (window as never as { showSystemError: (error: object) => void }).showSystemError({ message: text }),
        message,
      )
    await fail('One')
    await page.getByText('One').waitFor()
    await replaceBody()
    expect(await tab()).toBe('First')
    await fail('Two')
    await page.getByText('Two').waitFor()
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['Two'])
  })
})

describe('in forced colours', () => {
  it('a dialog, its buttons and a tooltip have an outline, and focus is visible', async () => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await attach('#behind')
    const edgeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element)
          return [borderTopStyle, borderTopColor === backgroundColor ? 'unseen' : 'seen']
        })
    await page.keyboard.press('Tab')
    await tooltip().waitFor()
    expect(await edgeOf('.tooltip')).toEqual(['solid', 'seen'])
    await open({ title: 'Remove the boat?', message: 'It cannot be undone.', confirmLabel: 'Remove' })
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
    expect(await edgeOf('.dialog')).toEqual(['solid', 'seen'])
    expect(await edgeOf('.dialog .button')).toEqual(['solid', 'seen'])
    await page.keyboard.press('Tab')
    const ring = await page
      .locator('.dialog .button:focus-visible')
      .evaluate((button) => getComputedStyle(button).outlineStyle)
    expect(ring).not.toBe('none')
  })
})
