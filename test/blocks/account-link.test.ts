import { afterEach, describe, expect, it } from 'vitest'
import { attach, parse } from '../../blocks/account-link/block'
import { forgetShared } from '../../src/browser/shared'

const host = globalThis as { UserAccountApi?: unknown }
const words = '<span class="unauth">Log in</span><span class="auth">Your account</span>'
const served = `<div class="user-accounts-link"><a class="user-accounts-text-link" href="#">${words}</a></div>`

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent in happy-dom
  document.cookie = `SiteUserInfo=${encodeURIComponent(value)}; path=/${value ? '' : '; max-age=0'}`
}

function open(html = served) {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  const props = parse(element)
  return { element, props, stop: props && attach(element, props) }
}

afterEach(() => {
  setCookie('')
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  delete host.UserAccountApi
  forgetShared()
})

describe('the account link', () => {
  it.each([[''], ['{'], ['null'], ['{"authenticated":"true"}'], ['{"authenticated":false}']])(
    'leads to the login page without a valid member cookie: %s',
    (cookie) => {
      setCookie(cookie)
      const { element } = open()
      expect(element.querySelector('a')!.getAttribute('href')).toBe('/account/login?returnTo=%2F')
      expect(element.querySelector<HTMLElement>('.auth')!.style.display).toBe('none')
      expect(element.querySelector<HTMLElement>('.unauth')!.style.display).toBe('')
      expect(element.classList.contains('loaded')).toBe(true)
    },
  )

  it('leads to the account with a valid member cookie', () => {
    setCookie('{"authenticated":true}')
    const { element, stop } = open()
    expect(element.querySelector('a')!.getAttribute('href')).toBe('/account')
    expect(element.querySelector<HTMLElement>('.unauth')!.style.display).toBe('none')
    stop?.()
    expect(document.body.innerHTML).toBe(served)
    expect(host.UserAccountApi).toBeUndefined()
  })

  it.each([
    ['with the back button', () => window.dispatchEvent(new Event('pageshow'))],
    ['from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is updated when the visitor comes back %s after logging in or out', (_, comeBack) => {
    const { element } = open()
    const shown = () =>
      [...element.querySelectorAll<HTMLElement>('span')]
        .filter(({ style }) => !style.display)
        .map((one) => one.className)
    const address = () => element.querySelector('a')!.getAttribute('href')
    expect(shown()).toEqual(['unauth'])
    setCookie('{"authenticated":true}')
    comeBack()
    expect([shown(), address()]).toEqual([['auth'], '/account'])
    setCookie('')
    comeBack()
    expect([shown(), address()]).toEqual([['unauth'], '/account/login?returnTo=%2F'])
  })

  it.each(['pointerdown', 'focusin', 'click'])(
    'returns to the address that the page has when the link is used, even if it has changed: %s',
    (type) => {
      const { element } = open()
      const link = element.querySelector('a')!
      history.replaceState(null, '', '?sort=price')
      link.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }))
      expect(link.getAttribute('href')).toBe('/account/login?returnTo=%2F%3Fsort%3Dprice')
    },
  )

  it('keeps a label that is the same for members and visitors', () => {
    const { element } = open('<div><a class="user-accounts-text-link" href="#">Account</a></div>')
    expect(element.textContent).toBe('Account')
  })

  it('is skipped without a link', () => {
    expect(open('<div class="user-accounts-link"></div>').props).toBeNull()
  })

  it('works twice on a page, and keeps the account API until both links are removed', () => {
    const first = open()
    const second = document.createElement('div')
    second.innerHTML = served
    const props = parse(second)
    expect(props).not.toBeNull()
    const stop = attach(second, props!)
    first.stop?.()
    expect(host.UserAccountApi).toBeDefined()
    stop()
    stop()
    expect(host.UserAccountApi).toBeUndefined()
  })
})
