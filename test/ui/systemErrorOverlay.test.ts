import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { clearSystemErrors, showSystemError } from '../../src/ui/systemErrorOverlay'

const overlay = () =>
  document.querySelector('[data-skerry-overlay]')?.shadowRoot?.querySelector<HTMLElement>('[role="alertdialog"]') ??
  null
const title = () => overlay()?.querySelector('h1')?.textContent
const messages = () => [...(overlay()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)
const press = (name: string) =>
  [...(overlay()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click()

beforeEach(() => {
  document.body.innerHTML = '<button id="buy">Buy</button>'
})
afterEach(() => {
  clearSystemErrors()
  undoAll()
  forgetShared()
})

it('shows the message of an error that has one', () => {
  showSystemError({ message: 'Unauthorized request' })
  expect(messages()).toEqual(['Unauthorized request'])
})

it('shows the general message, with its double spaces, for a cleaned error', () => {
  showSystemError({ message: 'secret detail', isCleaned: true })
  expect(title()).toBe('Something Went Wrong!')
  expect(messages()).toEqual([
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  ])
})

it('is named by its title and described by its errors for screen readers', () => {
  showSystemError({ message: 'Unauthorized request' })
  const textOf = (attribute: string) => overlay()?.querySelector(`#${overlay()?.getAttribute(attribute)}`)?.textContent
  expect(textOf('aria-labelledby')).toBe('Something went wrong')
  expect(textOf('aria-describedby')).toBe('Unauthorized request')
})

it('shows several errors and counts repeated ones', () => {
  for (const message of ['one', 'two', 'two']) showSystemError({ message })
  expect(messages()).toEqual(['one', 'two2 times'])
  expect(document.querySelectorAll('[data-skerry-overlay]')).toHaveLength(1)
})

it('shows markup as text', () => {
  showSystemError({ message: '<img src=x onerror=alert(1)>' })
  expect(overlay()?.querySelector('img')).toBeNull()
})

it('closes with Clear, and starts empty with the next error', () => {
  showSystemError({ message: 'one' })
  press('Clear')
  expect(overlay()).toBeNull()
  showSystemError({ message: 'two' })
  expect(messages()).toEqual(['two'])
})

it('reuses the same host element', () => {
  showSystemError({ message: 'one' })
  const host = document.querySelector('[data-skerry-overlay]')
  press('Clear')
  showSystemError({ message: 'two' })
  expect([...document.querySelectorAll('[data-skerry-overlay]')]).toEqual([host])
})

it('closes with Escape and returns focus', async () => {
  const buy = document.querySelector('#buy') as HTMLElement
  buy.focus()
  showSystemError({ message: 'one' })
  await Promise.resolve()
  expect(document.activeElement).not.toBe(buy)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(overlay()).toBeNull()
  expect(document.activeElement).toBe(buy)
})

it('reloads with Reload Page', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  showSystemError({ message: 'one' })
  press('Reload Page')
  expect(reload).toHaveBeenCalledOnce()
})

it('leaves nothing behind after stop', () => {
  showSystemError({ message: 'one' })
  undoAll()
  expect(document.querySelector('[data-skerry-overlay]')).toBeNull()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
