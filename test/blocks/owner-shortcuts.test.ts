import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/owner-shortcuts/block'
import { ownerShortcuts } from '../../blocks/owner-shortcuts/index'
import { interceptNavigation } from '../../src/browser/navigate'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'
import { pushEscape } from '../../src/ui/escapeStack'

const logOut = vi.hoisted(() => vi.fn())
vi.mock('../../src/data/session', () => ({ logOut }))
const informationDialog = vi.hoisted(() => vi.fn())
vi.mock('../../src/ui/dialogs', () => ({ informationDialog }))

const pageOf = (isLoggedIn: boolean, useEscapeKeyToLogin?: unknown) =>
  ({
    authenticatedAccount: isLoggedIn ? { id: 'a' } : null,
    websiteSettings: { useEscapeKeyToLogin },
  }) as unknown as Page

const panel = '/config/?frameUrl=%2Fshop%3Fa%3D1'
let went: string[] = []
let stop = () => {}

beforeEach(() => {
  logOut.mockReset().mockResolvedValue(undefined)
  history.replaceState(null, '', '/shop?a=1#top')
  document.body.innerHTML =
    '<main><button>Menu</button><form><input name="name"><select><option>1</option></select></form><textarea></textarea><p contenteditable="true"></p></main>'
  went = []
  stop = interceptNavigation((url) => went.push(url))
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  forgetShared()
})

/** Attaches the shortcuts, for an account unless told otherwise. */
function start(page = pageOf(true)): void {
  const restore = stop
  const undo = attach(document.body, parse(document.body, page))
  stop = () => {
    undo()
    restore()
  }
}

function press(init: KeyboardEventInit = {}, target: Element = document.querySelector('button')!): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  })
  target.dispatchEvent(event)
  return event
}

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!

function type(field: HTMLElement, text: string): void {
  if ('value' in field) field.value = text
  else field.textContent = text
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

describe('Escape', () => {
  it('takes a logged-in account to the panel, which gets the page’s path and query', () => {
    start()
    expect(press().defaultPrevented).toBe(true)
    expect(went).toEqual([panel])
  })

  it('takes visitors there only if the site’s settings say so', () => {
    expect(ownerShortcuts.wants(pageOf(false))).toBe(false)
    expect(ownerShortcuts.wants(pageOf(false, 'true'))).toBe(false)
    expect(ownerShortcuts.wants(pageOf(false, true))).toBe(true)
    start(pageOf(false, true))
    press()
    expect(went).toEqual([panel])
  })

  it.each<[string, KeyboardEventInit]>([
    ['another key', { key: 'Esc' }],
    ['Ctrl', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['a key that is held down', { repeat: true }],
    ['composing text', { isComposing: true }],
  ])('does nothing: %s', (_, init) => {
    start()
    expect(press(init).defaultPrevented).toBe(false)
    expect(went).toEqual([])
  })

  it('does nothing after the page’s own script has used it', () => {
    find('main').addEventListener('keydown', (event) => event.preventDefault())
    start()
    press()
    expect(went).toEqual([])
  })

  it('does nothing in the editor, where it belongs to the panel', () => {
    start()
    vi.stubGlobal('parent', { location: { pathname: '/config/pages' } })
    press()
    expect(went).toEqual([])
  })

  it('does nothing while there is an overlay to close', () => {
    start()
    const pop = pushEscape(() => false)
    press()
    pop()
    find('main').insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    press()
    find('dialog').remove()
    Object.assign(document, { fullscreenElement: document.body })
    press()
    Object.assign(document, { fullscreenElement: null })
    expect(went).toEqual([])
    press()
    expect(went).toEqual([panel])
  })

  it.each(['input', 'select', 'textarea', '[contenteditable]'])('does nothing in a field: %s', (selector) => {
    start()
    press({}, find(selector))
    expect(went).toEqual([])
  })

  it('does nothing while a form contains unsent text', () => {
    start()
    const input = find<HTMLInputElement>('input')
    type(input, 'Ann')
    press()
    expect(went).toEqual([])
    type(input, '')
    press()
    type(input, 'Ann')
    input.remove() // the form was sent and replaced
    press()
    expect(went).toEqual([panel, panel])
  })

  it('does nothing after an editable element has changed, but ignores text typed outside forms', () => {
    start()
    type(find('textarea'), 'lamp')
    press()
    type(find('[contenteditable]'), 'Dear')
    press()
    expect(went).toEqual([panel])
  })

  it('works again once the page has removed the edited text', () => {
    start()
    const text = find('[contenteditable]')
    type(text, 'Dear')
    text.remove()
    press()
    expect(went).toEqual([panel])
  })

  it('does nothing after an edit whose events the page stops from propagating', () => {
    start()
    const text = find('[contenteditable]')
    text.addEventListener('input', (event) => event.stopPropagation())
    type(text, 'Dear')
    press()
    expect(went).toEqual([])
  })

  it('does nothing while a form’s checkbox has been changed, and ignores untouched checkboxes and sliders', () => {
    const boxes = '<input type="checkbox" name="terms"><input type="radio" name="size" checked><input type="range">'
    document.body.innerHTML = `<button>Menu</button><form>${boxes}</form>`
    start()
    const box = find<HTMLInputElement>('[name="terms"]')
    const tick = (checked: boolean) => {
      box.checked = checked
      box.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
      press()
    }
    tick(true)
    expect(went).toEqual([])
    tick(false)
    expect(went).toEqual([panel])
  })

  it('does nothing while a form contains text typed before the code had loaded', () => {
    const input = find<HTMLInputElement>('input')
    input.value = 'Ann'
    start()
    press()
    expect(went).toEqual([])
    input.defaultValue = 'Ann' // as served
    press()
    expect(went).toEqual([panel])
  })

  it('does nothing after Skerry has stopped', () => {
    start()
    stop()
    press()
    press({ shiftKey: true })
    expect(went).toEqual([])
    expect(logOut).not.toHaveBeenCalled()
  })
})

describe('Shift+Escape', () => {
  it('logs the account out and opens the page that confirms it', async () => {
    start()
    expect(press({ shiftKey: true }).defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(went).toHaveLength(1))
    expect(logOut.mock.calls).toEqual([[{ isForeground: true }]])
    expect(went).toEqual([new URL('/shop?a=1&logout=true#top', location.href).href])
  })

  it('stays on the page if the server refuses', async () => {
    logOut.mockRejectedValue(new Error('refused'))
    start()
    press({ shiftKey: true })
    await vi.waitFor(() => expect(logOut).toHaveBeenCalled())
    await Promise.resolve()
    expect(went).toEqual([])
  })

  it('does nothing for visitors', async () => {
    start(pageOf(false, true))
    expect(press({ shiftKey: true }).defaultPrevented).toBe(false)
    expect(logOut).not.toHaveBeenCalled()
  })
})

describe('the page after a logout', () => {
  it('shows the message, once', async () => {
    history.replaceState({ own: 1 }, '', '/shop?logout=true&a=1#top')
    expect(ownerShortcuts.wants(pageOf(false))).toBe(true)
    start(pageOf(false))
    expect([location.pathname + location.search + location.hash, history.state]).toEqual(['/shop?a=1#top', { own: 1 }])
    await vi.waitFor(() =>
      expect(informationDialog.mock.calls).toEqual([
        [{ title: 'Logout Successful', message: 'You have been successfully logged out.' }],
      ]),
    )
  })

  it.each(['/shop?logout=false', '/shop?logout', '/shop#logout=true'])('shows nothing: %s', (address) => {
    history.replaceState(null, '', address)
    expect(ownerShortcuts.wants(pageOf(false))).toBe(false)
  })
})
