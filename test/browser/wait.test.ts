import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { delay, waitFor } from '../../src/browser/wait'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('waits the given time', async () => {
  const done = vi.fn()
  void delay(200).then(done)
  await vi.advanceTimersByTimeAsync(199)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
})

it('stops waiting when aborted, and does not start if already aborted', async () => {
  const controller = new AbortController()
  const waiting = delay(200, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  await expect(delay(200, controller.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(vi.getTimerCount()).toBe(0)
})

it('checks at once and then regularly until the condition holds', async () => {
  const isReady = vi.fn(() => isReady.mock.calls.length === 3)
  const waiting = waitFor(isReady, { everyMs: 100 })
  expect(isReady).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(99)
  expect(isReady).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(101)
  await expect(waiting).resolves.toBe(true)
})

it('gives up after the timeout', async () => {
  const waiting = waitFor(() => false, { everyMs: 10, timeoutMs: 30 })
  await vi.advanceTimersByTimeAsync(30)
  await expect(waiting).resolves.toBe(false)
})

it('gives up when aborted', async () => {
  const controller = new AbortController()
  const isReady = vi.fn(() => false)
  const waiting = waitFor(isReady, { everyMs: 100, signal: controller.signal })
  controller.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  await vi.advanceTimersByTimeAsync(1000)
  expect(isReady).toHaveBeenCalledTimes(1)
})

it('leaves no listener on a signal that outlives many waits', async () => {
  const { signal } = new AbortController()
  const added = vi.spyOn(signal, 'addEventListener')
  const removed = vi.spyOn(signal, 'removeEventListener')
  const waiting = waitFor(() => false, { everyMs: 100, timeoutMs: 300, signal })
  await vi.advanceTimersByTimeAsync(300)
  await waiting
  expect(added).toHaveBeenCalledTimes(3)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener))
})
