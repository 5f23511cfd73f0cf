import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { enterHistory, pendingHistory } from '../../../src/ui/lightbox/historyEntry'
import type { LightboxSlide } from '../../../src/ui/lightboxOptions'

const slide = { id: 'seal' } as unknown as LightboxSlide

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('waits a second at most for a history that goes back without an event', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  enterHistory([slide], slide).leave()
  expect(back).toHaveBeenCalledOnce()
  const pending = pendingHistory()
  expect(pending).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1000)
  await pending
  expect(pendingHistory()).toBeNull()
})

it('waits no longer than until the history has gone back', async () => {
  vi.spyOn(history, 'back').mockImplementation(() => void dispatchEvent(new Event('popstate')))
  enterHistory([slide], slide).leave()
  await pendingHistory()
  expect(pendingHistory()).toBeNull()
})
