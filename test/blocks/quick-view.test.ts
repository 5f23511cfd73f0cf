import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/quick-view/block'
import { fetchQuickView } from '../../blocks/quick-view/fetchQuickView'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'

// The product's HTML is sanitised in quick-view.page.test.ts: that needs a real DOM.
vi.mock('../../blocks/quick-view/fetchQuickView')

const page = {} as Page // only passed on

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true }))) // reduced motion
afterEach(() => {
  undoAll()
  forgetShared()
  vi.unstubAllGlobals()
  vi.mocked(fetchQuickView).mockReset()
  document.body.innerHTML = ''
})

/** Attaches a button for each id; the test answers the requests. */
function open(ids: readonly string[] = ['knife'], tag = 'span') {
  document.body.innerHTML = ids
    .map((id) => `<${tag} class="sqs-product-quick-view-button" data-id="${id}" data-group="shop">Quick View</${tag}>`)
    .join('')
  const served = document.body.innerHTML
  const buttons = [...document.querySelectorAll<HTMLElement>('.sqs-product-quick-view-button')]
  const asked: { id: string; signal: AbortSignal; answer: (title: string) => void; fail: () => void }[] = []
  vi.mocked(fetchQuickView).mockImplementation((id, _, signal) => {
    return new Promise((resolve, reject) => {
      const answer = (title: string) => {
        const content = document.createRange().createContextualFragment(`<h1>${title}</h1>`)
        resolve({ title, content })
      }
      asked.push({ id, signal, answer, fail: () => reject(new Error('No bread today.')) })
    })
  })
  const undos = buttons.map((button) => attach(button, parse(button, page) ?? { itemId: '-', group: '', page }))
  return { buttons, first: buttons[0]!, asked, served, undo: () => undos.map((undo) => undo()) }
}

const dialogs = () => [
  ...(document.querySelector('[data-skerry-overlay]')?.shadowRoot?.querySelectorAll('[role="dialog"]') ?? []),
]
const content = () => document.querySelector<HTMLElement>('.skerry-quick-view')
const busy = () => dialogs()[0]?.getAttribute('aria-busy')
const status = () => dialogs()[0]?.querySelector('[role="status"]')?.textContent
const press = (label: string) => dialogs()[0]?.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
const keydown = (on: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

describe('a quick view button', () => {
  it('does nothing without a product, and says that it opens a dialog', () => {
    document.body.innerHTML = '<span class="sqs-product-quick-view-button" data-id=" "></span>'
    expect(parse(document.querySelector('span')!, page)).toBeNull()
    expect(open().first.getAttribute('aria-haspopup')).toBe('dialog')
  })

  it('opens with Enter and Space, not again while a key is held, and not with a modifier', async () => {
    const { first, asked } = open()
    expect(keydown(first, 'Enter', { repeat: true })).toBe(true)
    expect(keydown(first, ' ', { ctrlKey: true })).toBe(true)
    expect(keydown(first, 'Tab')).toBe(true)
    expect(first.dispatchEvent(new MouseEvent('click', { cancelable: true, metaKey: true }))).toBe(true)
    expect(keydown(first, ' ')).toBe(false)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(dialogs()).toHaveLength(1)
  })

  it('that is a real button opens on its click, not on keydown', async () => {
    const { first, asked } = open(['knife'], 'button')
    expect(keydown(first, 'Enter')).toBe(true)
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(dialogs()).toHaveLength(1)
  })

  it('has one dialog, however often it is pressed', async () => {
    const { first, asked } = open()
    first.click()
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(dialogs()).toHaveLength(1)
    expect(document.querySelectorAll('.skerry-quick-view')).toHaveLength(1)
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('is restored by undo, which closes its dialog and opens no more', async () => {
    const { first, asked, served, undo } = open()
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    undo()
    expect([dialogs(), content(), document.body.innerHTML.startsWith(served)]).toEqual([[], null, true])
    expect(asked[0]?.signal.aborted).toBe(true)
    first.click()
    expect(dialogs()).toEqual([])
  })
})

describe('the quick view', () => {
  it('is busy until the product arrives, and dims the previous one', async () => {
    const { first, asked } = open(['knife', 'hat'])
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect([busy(), status(), content()?.style.opacity]).toEqual(['true', 'Loading…', ''])
    asked[0]?.answer('Knife')
    await vi.waitFor(() => expect(status()).toBe('Knife'))
    expect([busy(), dialogs()[0]?.getAttribute('aria-label')]).toEqual([null, 'Knife'])
    press('Next product')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect([busy(), status(), content()?.style.opacity]).toEqual(['true', 'Loading…', '0.4'])
    asked[1]?.answer('Hat')
    await vi.waitFor(() => expect(status()).toBe('Hat'))
    expect([busy(), content()?.style.opacity, content()?.textContent]).toEqual([null, '', 'Hat'])
  })

  it('is no longer busy after a failure, says why it failed, and can be retried', async () => {
    const { first, asked } = open()
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.fail()
    await vi.waitFor(() => expect(content()?.querySelector('[role="alert"]')?.textContent).toBe('No bread today.'))
    expect([busy(), status()]).toEqual([null, ''])
    content()?.querySelector('button')?.click()
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.id).toBe('knife')
  })

  it('shows the product requested last, and cancels the request before it', async () => {
    const { first, asked } = open(['knife', 'hat'])
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    press('Previous product')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    asked[0]?.answer('Knife')
    asked[1]?.answer('Hat')
    await vi.waitFor(() => expect(status()).toBe('Hat'))
    expect(content()?.textContent).toBe('Hat')
    press('Next product')
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    press('Next product')
    await vi.waitFor(() => expect(asked).toHaveLength(4))
    asked[3]?.answer('Hat again')
    await vi.waitFor(() => expect(status()).toBe('Hat again'))
    asked[2]?.answer('Knife')
    await new Promise((resolve) => setTimeout(resolve))
    expect([status(), content()?.textContent]).toEqual(['Hat again', 'Hat again'])
  })

  it('visits a product listed twice only once, and has no arrows if there is only one product', async () => {
    const { first, asked } = open(['knife', 'hat', 'knife', ''])
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    for (const expected of [2, 3]) {
      press('Next product')
      await vi.waitFor(() => expect(asked).toHaveLength(expected))
    }
    expect(asked.map(({ id }) => id)).toEqual(['knife', 'hat', 'knife'])
    undoAll()
    const alone = open(['knife', 'knife'])
    alone.first.click()
    await vi.waitFor(() => expect(alone.asked).toHaveLength(1))
    expect(dialogs()[0]?.querySelectorAll('button')).toHaveLength(1)
  })

  it('cancels its request when it is closed, and shows no error', async () => {
    const { first, asked } = open()
    first.click()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    press('Close')
    expect(asked[0]?.signal.aborted).toBe(true)
    const left = content()
    asked[0]?.fail()
    await vi.waitFor(() => expect(dialogs()).toEqual([]))
    expect(left?.querySelector('[role="alert"]') ?? null).toBeNull()
  })
})
