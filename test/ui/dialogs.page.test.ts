import type { BrowserContextOptions, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { axeFindings } from '../support/axe'
import { sourceForTests } from '../support/sourcePage'

// The requirements of the W3C patterns for modal dialogs and alert dialogs, and of WCAG 2.2 for both.

const source = `
  import { undoAll } from './src/browser/atStop'
  import { informationDialog, openDialog } from './src/ui/dialogs'
  const answers = {}
  const show = (options) => {
    const handle = openDialog(options)
    handle.outcome.then((outcome) => { answers[options.message] = outcome })
    handles.push(handle)
  }
  const handles = []
  Object.assign(window, { answers, handles, informationDialog, show, undoAll })
`
const body = `<main>
  <h1>Harbour</h1>
  <ul id="cart">
    <li><button id="kayak">Remove the kayak</button></li>
    <li><button id="canoe">Remove the canoe</button></li>
    <li><button id="raft">Remove the raft</button></li>
  </ul>
  <button id="behind">Check out</button>
  <div id="asleep" inert>Closed in winter</div>
</main>
<div id="challenge" style="position: absolute; visibility: hidden; inset: 400px auto auto 0"><iframe title="Challenge" src="/"></iframe></div>`

const openPage = sourceForTests(source, body)
let page: Page

afterEach(() => page.context().close())

async function visit(options: BrowserContextOptions = {}): Promise<void> {
  page = await openPage({ viewport: { width: 1000, height: 700 }, ...options })
}

const focused = () =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element?.getAttribute('role') ?? element?.textContent
  })
const focusIs = (text: string) => expect.poll(focused).toBe(text)
const show = (options: object) =>
  page.evaluate((given) => (window as never as { show: (options: object) => void }).show(given), options)
const dialog = () => page.locator('.dialog:not([data-state="closing"])').last()
const open = async (options: object) => {
  const count = await page.locator('.dialog').count()
  await show(options)
  await page.locator('.dialog').nth(count).waitFor()
  await expect.poll(() => page.evaluate('document.activeElement?.hasAttribute("data-skerry-overlay")')).toBe(true)
}
const openFrom = async (id: string, options: object) => {
  await page.focus(`#${id}`)
  await open(options)
}
const gone = () => page.locator('.dialog').first().waitFor({ state: 'detached' })
const answerTo = (message: string) => expect.poll(() => page.evaluate(`answers[${JSON.stringify(message)}]`))
/** The buttons in the accessibility tree. */
const buttonsHeard = async () => {
  const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree')
  return nodes.filter(({ role, ignored }) => role?.value === 'button' && !ignored).map(({ name }) => name?.value)
}
const animations = () =>
  page.evaluate(() => {
    const overlay = document.querySelector('[data-skerry-overlay]')?.shadowRoot
    return [...document.getAnimations(), ...(overlay?.getAnimations() ?? [])].length
  })
const inform = (title: string, message = '', autoHideMs = 2000) =>
  page.evaluate(
    (options) => (window as never as { informationDialog: (o: object) => void }).informationDialog(options),
    {
      title,
      message,
      autoHideMs,
    },
  )

const remove = { kind: 'confirm-cancel', title: 'Remove?', message: 'The kayak goes.' }
const long = Array.from({ length: 60 }, (_, line) => `Line ${line} of the conditions of hire.`).join('\n')

describe('a dialog’s role', () => {
  it.each([
    ['confirm-reject', 'alertdialog'],
    ['confirm-cancel', 'alertdialog'],
    ['confirm', 'alertdialog'],
    ['none', 'dialog'],
  ])('of kind %s is a modal %s with a name and a description', async (kind, role) => {
    await visit()
    await openFrom('kayak', { ...remove, kind })
    const seen = await dialog().evaluate((element) => {
      const named = (name: string) =>
        (element.getRootNode() as ShadowRoot).getElementById(element.getAttribute(name) ?? '')?.textContent
      return [element.role, element.ariaModal, named('aria-labelledby'), named('aria-describedby')]
    })
    expect(seen).toEqual([role, 'true', 'Remove?', 'The kayak goes.'])
    expect(await axeFindings(page, '[data-skerry-overlay]')).toEqual([])
  })

  it('without a title is named by its message', async () => {
    await visit()
    await openFrom('kayak', { kind: 'confirm', message: 'Your session has expired.' })
    await page.getByRole('alertdialog', { name: 'Your session has expired.' }).waitFor()
  })
})

describe('focus', () => {
  it.each([
    ['the confirm button', {}, 'Okay'],
    ['the cancel button of a destructive dialog', { isDestructive: true }, 'Cancel'],
    ['the dialog itself without buttons', { kind: 'none' }, 'dialog'],
  ])('starts on %s', async (_where, options, first) => {
    await visit()
    await openFrom('kayak', { ...remove, ...options })
    await focusIs(first)
  })

  it('starts on the text if the buttons are out of view, and reaches them in both directions', async () => {
    await visit({ viewport: { width: 320, height: 256 } })
    await openFrom('kayak', { ...remove, message: long })
    await focusIs('alertdialog')
    expect(
      await page.getByRole('heading', { name: 'Remove?' }).evaluate((title) => title.getBoundingClientRect().top),
    ).toBeGreaterThan(0)
    await page.keyboard.press('Shift+Tab')
    await focusIs('Okay')
    const box = await page.getByRole('button', { name: 'Okay' }).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(256)
    await page.keyboard.press('Tab')
    await focusIs('Cancel')
  })

  it.each([
    ['confirm-cancel', ['Cancel', 'Okay', 'Cancel'], ['Okay', 'Cancel', 'Okay']],
    ['confirm-reject', ['No', 'Yes', 'No'], ['Yes', 'No', 'Yes']],
    ['confirm', ['Okay', 'Okay'], ['Okay', 'Okay']],
    ['none', ['dialog', 'dialog'], ['dialog', 'dialog']],
  ])('cycles inside a dialog of kind %s with Tab and Shift+Tab', async (kind, forth, back) => {
    await visit()
    await openFrom('kayak', { ...remove, kind })
    const on = async (key: string) => {
      await page.keyboard.press(key)
      return focused()
    }
    for (const expected of forth) expect(await on('Tab')).toBe(expected)
    for (const expected of back) expect(await on('Shift+Tab')).toBe(expected)
  })

  it('returns to the opener', async () => {
    await visit()
    await openFrom('kayak', remove)
    await page.keyboard.press('Escape')
    await gone()
    await focusIs('Remove the kayak')
  })

  it.each([
    ['the next row if its row was removed', 'kayak', '#kayak', 'Remove the canoe'],
    ['the previous row if the last row was removed', 'raft', '#raft', 'Remove the canoe'],
    ['the next control after the list if all rows were removed', 'canoe', 'li button', 'Check out'],
  ])('moves to %s', async (_where, id, removed, expected) => {
    await visit()
    await openFrom(id, remove)
    await page.evaluate((selector) => {
      for (const button of document.querySelectorAll(selector)) button.parentElement?.remove()
    }, removed)
    await page.keyboard.press('Enter')
    await gone()
    await focusIs(expected)
  })

  it('moves to the next row even if its row is removed after the dialog has closed', async () => {
    await visit()
    await openFrom('canoe', remove)
    await page.keyboard.press('Enter')
    await gone()
    await focusIs('Remove the canoe')
    await page.evaluate('document.querySelector("#canoe").parentElement.remove()')
    await focusIs('Remove the raft')
    // Only while it has the focus: a later removal does not move the focus.
    await page.focus('#behind')
    await page.evaluate('document.querySelector("#raft").parentElement.remove()')
    expect(await focused()).toBe('Check out')
  })

  it('moves to the next button if its own is disabled', async () => {
    await visit()
    await openFrom('canoe', remove)
    await page.evaluate('document.querySelector("#canoe").disabled = true')
    await page.keyboard.press('Enter')
    await gone()
    await focusIs('Remove the raft')
  })

  it('stays where the page has put it in the meantime', async () => {
    await visit()
    await openFrom('kayak', remove)
    await page.evaluate(() => {
      const { handles } = window as never as { handles: { outcome: Promise<unknown> }[] }
      const behind = document.querySelector('#behind') as HTMLElement
      void handles[0]?.outcome.then(() => setTimeout(() => behind.focus(), 0))
    })
    await page.keyboard.press('Enter')
    await gone()
    await focusIs('Check out')
  })

  it('returns from two dialogs, in whatever order they close', async () => {
    await visit()
    await openFrom('kayak', { kind: 'confirm', message: 'Below' })
    await open({ kind: 'confirm', message: 'Above' })
    await page.evaluate('handles[0].close()')
    await answerTo('Below').toBe('cancel')
    await focusIs('Okay')
    await page.keyboard.press('Enter')
    await answerTo('Above').toBe('confirm')
    await gone()
    await focusIs('Remove the kayak')
  })
})

describe('Escape', () => {
  it('closes only the topmost dialog, even if it is held down', async () => {
    await visit()
    await openFrom('kayak', { kind: 'confirm', message: 'Below' })
    await open({ kind: 'confirm', message: 'Above' })
    await page.keyboard.down('Escape')
    await page.keyboard.down('Escape') // a second keydown without keyup is a repeat
    await answerTo('Above').toBe('escape')
    await page.keyboard.up('Escape')
    await page.locator('.dialog').nth(1).waitFor({ state: 'detached' })
    expect(await page.evaluate('answers.Below')).toBeUndefined()
    await focusIs('Okay')
    await page.keyboard.press('Escape')
    await answerTo('Below').toBe('escape')
  })
})

describe('the page below a dialog', () => {
  it('is inert for pointer, keyboard and screen reader, and restored afterwards', async () => {
    await visit()
    const parts = page.locator('body > :not([data-skerry-overlay])')
    const markup = () => parts.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
    const before = await markup()
    await openFrom('kayak', remove)
    await page.evaluate('document.querySelector("#behind").focus()')
    await focusIs('Okay')
    expect(await buttonsHeard()).toEqual(['Cancel', 'Okay'])
    await page.keyboard.press('Escape')
    await gone()
    expect(await markup()).toEqual(before)
    await page.getByRole('button', { name: 'Check out' }).click()
    await focusIs('Check out')
  })

  it('stays inert until the last of several dialogs has closed', async () => {
    await visit()
    await openFrom('kayak', { kind: 'confirm', message: 'Below' })
    await open({ kind: 'confirm', message: 'Above' })
    await page.keyboard.press('Escape')
    await answerTo('Above').toBe('escape')
    await focusIs('Okay')
    expect(await page.evaluate('document.querySelector("main").inert')).toBe(true)
    await page.keyboard.press('Escape')
    await gone()
    expect(await page.evaluate('document.querySelector("main").inert')).toBe(false)
  })

  it.each([
    ['was hidden with its frame', false],
    ['is added later', true],
  ])('lets visitors click and type in a captcha that %s', async (_which, isLate) => {
    await visit()
    await openFrom('kayak', remove)
    await page.evaluate((late) => {
      const waiting = document.querySelector<HTMLElement>('#challenge') as HTMLElement
      const box = late ? document.body.appendChild(document.createElement('div')) : waiting
      const field = Object.assign(document.createElement('input'), { id: 'letters' })
      box.append(field)
      Object.assign(box.style, {
        position: 'fixed',
        visibility: 'visible',
        zIndex: '2000000000',
        inset: '0 auto auto 0',
      })
    }, isLate)
    await page.click('#letters')
    await page.keyboard.type('boats')
    expect(await page.inputValue('#letters')).toBe('boats')
    await page.keyboard.press('Escape')
    await answerTo(remove.message).toBe('escape')
  })

  it('is restored after stop, and all promises resolve', async () => {
    await visit()
    const before = await page.evaluate('document.body.innerHTML')
    await openFrom('kayak', remove)
    await page.evaluate('undoAll()')
    await answerTo(remove.message).toBe('cancel')
    expect(await page.evaluate('document.body.innerHTML')).toBe(before)
  })
})

describe('an information dialog', () => {
  it('is a status in which only new messages are announced', async () => {
    await visit()
    await inform('Saved', '', 60_000)
    await inform('Sent', 'The boatyard will answer.', 60_000)
    await page.getByText('Sent').waitFor()
    const status = page.getByRole('status')
    expect(await status.getAttribute('aria-atomic')).toBe('false')
    expect(await status.getByRole('group').count()).toBe(2)
    expect(await status.getByRole('button').count()).toBe(0)
    const tops = await status.getByRole('group').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops[1]).toBeGreaterThan(tops[0] ?? 0)
    expect(await axeFindings(page, '[data-skerry-overlay]')).toEqual([])
  })

  it('stays while it has keyboard focus, and returns focus', async () => {
    await visit()
    await page.clock.install()
    await page.clock.pauseAt(new Date('2040-01-01'))
    await page.focus('#behind')
    await inform('Saved')
    const note = page.getByRole('group', { name: 'Saved' })
    await note.waitFor()
    await page.keyboard.press('Tab')
    await focusIs('group')
    await page.clock.runFor(10_000)
    expect(await note.isVisible()).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.clock.runFor(3000)
    await note.waitFor({ state: 'detached' })
    await focusIs('Check out')
  })

  it('leaves the page usable', async () => {
    await visit()
    await inform('Saved', '', 60_000)
    await page.getByText('Saved').waitFor()
    await page.getByRole('button', { name: 'Check out' }).click()
    await focusIs('Check out')
  })
})

describe('in a window of 320 by 256 px, which is 1280 by 1024 at 400 %', () => {
  it('a dialog with a long text scrolls vertically only', async () => {
    await visit({ viewport: { width: 320, height: 256 } })
    await openFrom('kayak', { ...remove, message: `https://harbour.example/${'a'.repeat(300)}\n${long}` })
    const scrim = page.locator('.dialog-scrim')
    const size = await scrim.evaluate((element) => [
      element.scrollWidth <= element.clientWidth,
      element.scrollHeight > 256,
    ])
    expect(size).toEqual([true, true])
    await page.mouse.move(160, 128)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrim.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
    expect(await page.evaluate('scrollY')).toBe(0)
  })

  it('all information dialogs can be read', async () => {
    await visit({ viewport: { width: 320, height: 256 } })
    await inform('Conditions', long, 60_000)
    await page.getByText('Conditions', { exact: true }).waitFor()
    const note = await page.getByRole('group').boundingBox()
    expect([note?.x, note?.width]).toEqual([20, 280])
    await page.mouse.move(160, 128)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.getByRole('status').evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  })
})

describe('with a preference for', () => {
  it('reduced motion, nothing moves when dialogs open and close', async () => {
    await visit({ reducedMotion: 'reduce' })
    await inform('Saved', '', 60_000)
    await openFrom('kayak', remove)
    expect(await animations()).toBe(0)
    // Read in the task that closes it: a fading dialog would still have its animation.
    await page.keyboard.press('Escape')
    await gone()
    const rules = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('[data-skerry-overlay]') as HTMLElement
      const note = shadowRoot?.querySelector('.information') as HTMLElement
      note.dataset.state = 'closing'
      return getComputedStyle(note).animationName
    })
    expect(rules).toBe('none')
  })

  it('forced colours, a dialog and its buttons keep their outlines', async () => {
    await visit({ forcedColors: 'active' })
    await inform('Saved', '', 60_000)
    await openFrom('kayak', { ...remove, isDestructive: true })
    const borders = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('[data-skerry-overlay]') as HTMLElement
      return [...(shadowRoot?.querySelectorAll('.dialog, .button, .information') ?? [])].map((element) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
        return [borderTopWidth, borderTopColor.startsWith('rgb('), borderTopColor !== backgroundColor]
      })
    })
    expect(borders).toEqual(Array(4).fill(['1px', true, true]))
  })
})

describe('on a right-to-left page', () => {
  it('a dialog is mirrored, but an information dialog stays at the top right', async () => {
    await visit()
    await page.evaluate('document.documentElement.dir = "rtl"')
    await inform('Saved', '', 60_000)
    await openFrom('kayak', remove)
    const left = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.x ?? 0
    expect(await left('Okay')).toBeLessThan(await left('Cancel'))
    const title = page.getByRole('heading', { name: 'Remove?' })
    expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    const note = await page.locator('.information').boundingBox()
    expect((note?.x ?? 0) + (note?.width ?? 0)).toBe(980)
  })
})
