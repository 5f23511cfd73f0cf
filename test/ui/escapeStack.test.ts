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

it('answers only for what was opened last', () => {
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

it('leaves the key to the next one below where a handler says so', () => {
  const below = vi.fn()
  push(below)
  push(() => false)
  press()
  expect(below).toHaveBeenCalledOnce()
})

it('marks an answered key as answered, so that it leads no owner to the panel', () => {
  expect(press().defaultPrevented).toBe(false)
  push(() => {})
  expect(press().defaultPrevented).toBe(true)
})

it.each([
  ['while a composition is typed', { isComposing: true }],
  ['with Shift, which logs out', { shiftKey: true }],
  ['of another name', { key: 'Enter' }],
  ['that is held down, and has closed one thing already', { repeat: true }],
])('leaves a key alone %s', (_when, init) => {
  const handler = vi.fn()
  push(handler)
  press(init)
  expect(handler).not.toHaveBeenCalled()
})

it('leaves a key alone that something inside has answered', () => {
  const handler = vi.fn()
  push(handler)
  const list = document.body.appendChild(document.createElement('ul'))
  list.addEventListener('keydown', (event) => event.preventDefault())
  list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  expect(handler).not.toHaveBeenCalled()
  list.remove()
})

it('knows when nothing is open', () => {
  expect(isEscapeStackEmpty()).toBe(true)
  const close = push(() => {})
  expect(isEscapeStackEmpty()).toBe(false)
  close()
  expect(isEscapeStackEmpty()).toBe(true)
})
