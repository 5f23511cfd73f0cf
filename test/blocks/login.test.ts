import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/login/block'
import type { LoginProps } from '../../blocks/login/props'
import { interceptNavigation } from '../../src/browser/navigate'

const fields =
  '<input name="email"><input name="password"><input type="checkbox" name="rememberMe"><button>Log in</button>'

let stop = () => {}

afterEach(() => {
  stop()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

/** Attaches a form whose sessions open, or fail with `error`. */
function open(error?: unknown) {
  document.body.innerHTML = `<div data-login><form><input type="hidden" name="returnTo" value="/members">${fields}</form></div>`
  const element = document.querySelector('div')!
  const openSession = vi.fn<NonNullable<LoginProps['openSession']>>(() =>
    error ? Promise.reject(error) : Promise.resolve(),
  )
  const went: string[] = []
  const restore = interceptNavigation((url) => went.push(url))
  const undo = attach(element, { ...parse(element), openSession })
  stop = () => {
    undo()
    restore()
  }
  const field = (name: string) => element.querySelector<HTMLInputElement>(`[name="${name}"]`)!
  return { element, openSession, went, field, problem: () => element.querySelector('[role="alert"]')?.textContent }
}

describe('a login form', () => {
  it('can be filled in by password managers, and is as served when undone', () => {
    const { field } = open()
    const filled = () => ['email', 'password'].map((name) => field(name).getAttribute('autocomplete'))
    expect(filled()).toEqual(['username', 'current-password'])
    stop()
    expect(filled()).toEqual([null, null])
    field('email').setAttribute('autocomplete', 'email')
    const again = attach(document.body, parse(document.querySelector('div')!))
    expect(filled()).toEqual(['email', 'current-password'])
    again()
    expect(filled()).toEqual(['email', null])
  })

  it.each([
    ['/members', `${location.origin}/members`],
    ['https://cdn.example/members', '/'],
  ])('returns to a page of its own site, whatever the base of the page is: %s', (wanted, returnTo) => {
    document.head.innerHTML = '<base href="https://cdn.example/">'
    document.body.innerHTML = `<form><input name="returnTo" value="${wanted}">${fields}</form>`
    expect(parse(document.querySelector('form')!).returnTo).toBe(returnTo)
  })

  it.each([true, false])('logs in with what was typed, and remembers the member if asked: %s', async (isAsked) => {
    const { openSession, went, field, element } = open()
    field('email').value = ' member@example.test '
    field('password').value = ' light house '
    field('rememberMe').checked = isAsked
    element.querySelector('form')!.requestSubmit()
    await vi.waitFor(() => expect(went).toEqual([new URL('/members', location.href).href]))
    const account = { email: 'member@example.test', password: ' light house ', rememberMe: isAsked }
    expect(openSession).toHaveBeenCalledWith(account, { signal: expect.any(AbortSignal) })
  })

  it('moves focus to the field that is empty, and sends nothing', async () => {
    const { openSession, field, element, problem } = open()
    field('email').value = ' '
    element.querySelector('form')!.requestSubmit()
    await vi.waitFor(() => expect(problem()).toBe('Please enter your email.'))
    expect(document.activeElement).toBe(field('email'))
    field('email').value = 'member@example.test'
    element.querySelector('form')!.requestSubmit()
    await vi.waitFor(() => expect(problem()).toBe('Please enter your password.'))
    expect(document.activeElement).toBe(field('password'))
    expect(openSession).not.toHaveBeenCalled()
  })
})
