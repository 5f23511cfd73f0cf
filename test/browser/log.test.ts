import { afterEach, expect, it, vi } from 'vitest'
import { log, takeLog } from '../../src/browser/log'
import { forgetShared } from '../../src/browser/shared'

afterEach(forgetShared)

it('keeps entries until someone takes them, and delivers each one once', () => {
  log('early', 1)
  const take = vi.fn()
  const stop = takeLog(take)
  log('now')
  stop()
  log('late')
  expect(take.mock.calls).toEqual([
    ['early', 1],
    ['now', null],
  ])
  const next = vi.fn()
  takeLog(next)
  expect(next.mock.calls).toEqual([['late', null]])
})

it('keeps at most 100 entries while no one takes them', () => {
  for (let i = 0; i < 150; i++) log('click', i)
  const take = vi.fn()
  takeLog(take)
  expect(take).toHaveBeenCalledTimes(100)
  expect(take).toHaveBeenLastCalledWith('click', 99)
})
