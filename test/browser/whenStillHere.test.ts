import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenStillHere } from '../../src/browser/whenStillHere'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('calls back once when the visitor returns to the page, however often they do', () => {
  const listener = vi.fn()
  whenStillHere(listener)
  show(false) // the page has only finished loading
  expect(listener).not.toHaveBeenCalled()
  show(true)
  expect(listener).toHaveBeenCalledOnce()
  show(true)
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledOnce()
})

it('calls back once if the page is still open after 5 seconds', () => {
  const listener = vi.fn()
  whenStillHere(listener)
  vi.advanceTimersByTime(4999)
  expect(listener).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledOnce()
  show(true)
  expect(listener).toHaveBeenCalledOnce()
})
