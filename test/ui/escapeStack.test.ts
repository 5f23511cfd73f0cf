import { afterEach, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { isEscapeStackEmpty, pushEscape } from '../../src/ui/escapeStack'

const press = (init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init })
  document.body.dispatchEvent(event)
  return event
}
const undos: (() => void)[] = []
const push = (handler: () => unknown) => {
  const undo = pushEscape(handler)
  undos.push(undo)
  return undo
}

afterEach(() => {
  for (const undo of undos.splice(0)) undo()
  forgetShared()
})

it('calls only the handler added last', () => {
  const [below, above] = [vi.fn(), vi.fn()]
  push(below)
  const close = push(above)
  press()
  expect(above).toHaveBeenCalledOnce()
  expect(below).not.toHaveBeenCalled()
  close()
  press()
  expect(below).toHaveBeenCalledOnce()
})

it('passes the key on if a handler returns false', () => {
  const below = vi.fn()
  push(below)
  push(() => false)
  press()
  expect(below).toHaveBeenCalledOnce()
})

it('prevents the default of a handled key, so that it does not open the owner’s panel', () => {
  expect(press().defaultPrevented).toBe(false)
  push(() => {})
  expect(press().defaultPrevented).toBe(true)
})

it.each([
  ['during IME composition', { isComposing: true }],
  ['that ends an IME composition in Safari', { keyCode: 229 }],
  ['with Shift, which logs out', { shiftKey: true }],
  ['with Command', { metaKey: true }],
  ['other than Escape', { key: 'Enter' }],
  ['that is held down after closing one layer', { repeat: true }],
])('ignores a key press %s', (_when, init) => {
  const handler = vi.fn()
  push(handler)
  press(init)
  expect(handler).not.toHaveBeenCalled()
})

it('ignores a key press already handled by an element on the page', () => {
  const handler = vi.fn()
  push(handler)
  const list = document.body.appendChild(document.createElement('ul'))
  list.addEventListener('keydown', (event) => event.preventDefault())
  list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(handler).not.toHaveBeenCalled()
  list.remove()
})

it('can contain the same handler twice, and removes each separately', () => {
  const handler = vi.fn()
  const [closeFirst, closeSecond] = [push(handler), push(handler)]
  closeSecond()
  closeSecond()
  expect(isEscapeStackEmpty()).toBe(false)
  closeFirst()
  expect(isEscapeStackEmpty()).toBe(true)
})

it('knows when it is empty', () => {
  expect(isEscapeStackEmpty()).toBe(true)
  const close = push(() => {})
  expect(isEscapeStackEmpty()).toBe(false)
  close()
  expect(isEscapeStackEmpty()).toBe(true)
})
