import { afterEach, expect, it, vi } from 'vitest'
import { atStop, stopSignal, undoAll, untilStop } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'

afterEach(forgetShared)

it('undoes the latest first, and everything only once', () => {
  const undone: string[] = []
  atStop(() => undone.push('host'))
  atStop(() => undone.push('its style'))
  undoAll()
  undoAll()
  expect(undone).toEqual(['its style', 'host'])
})

it('undoes the rest after an error, which is reported', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const undo = vi.fn()
  const error = new Error('broken')
  atStop(undo)
  atStop(() => {
    throw error
  })
  undoAll()
  expect(undo).toHaveBeenCalledOnce()
  expect(report.mock.calls).toEqual([[error]])
})

it('aborts its signals, and creates new values for the next start', () => {
  const signal = stopSignal()
  const create = () => untilStop('cart', () => ({}))
  const first = create()
  expect([signal.aborted, create()]).toEqual([false, first])
  undoAll()
  expect(signal.aborted).toBe(true)
  expect(create()).not.toBe(first)
})
