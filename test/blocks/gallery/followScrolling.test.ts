import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DesignContext } from '../../../blocks/gallery/designs/design'
import { followScrolling } from '../../../blocks/gallery/designs/followScrolling'
import { recordChanges } from '../../../src/browser/elementChanges'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A row at its third slide, which is still or still moving. */
function createRow({ isMoving = false } = {}) {
  const container = document.createElement('div')
  const changes = recordChanges()
  const row = { findNearest: () => 2, arrange: vi.fn(), wrapAround: vi.fn(), stopMotion: vi.fn() }
  const follow = vi.fn()
  const controller = { follow, store: { getState: () => ({ isMoving }) } }
  followScrolling({ container, changes, controller } as unknown as DesignContext, row)
  const dispatch = (type: string, values = {}) => container.dispatchEvent(Object.assign(new Event(type), values))
  return { row, follow, dispatch, changes }
}

const sideways = { deltaX: -5, deltaY: 1 }

describe('a row that is scrolled', () => {
  it('arranges its slides at once, and selects the nearest one 100 ms after the last scroll event', () => {
    const { row, follow, dispatch } = createRow()
    dispatch('scroll')
    vi.advanceTimersByTime(99)
    dispatch('scroll')
    vi.advanceTimersByTime(99)
    expect([row.arrange.mock.calls.length, follow.mock.calls]).toEqual([2, []])
    vi.advanceTimersByTime(1)
    expect(follow.mock.calls).toEqual([[2]])
  })

  it('does not wrap around if only the browser has scrolled it', () => {
    const { row, dispatch } = createRow()
    dispatch('scroll')
    dispatch('scrollend')
    vi.advanceTimersByTime(100)
    expect(row.wrapAround).not.toHaveBeenCalled()
  })

  it('wraps around before the first sideways wheel event, and then only once it is at rest', () => {
    const { row, dispatch } = createRow()
    dispatch('wheel', sideways)
    dispatch('wheel', sideways)
    expect(row.wrapAround).toHaveBeenCalledOnce()
    dispatch('scrollend')
    expect(row.wrapAround).toHaveBeenCalledTimes(2)
  })

  it('does not wrap around for a wheel event that scrolls the page', () => {
    const { row, dispatch } = createRow()
    dispatch('wheel', { deltaX: 1, deltaY: 5 })
    expect(row.wrapAround).not.toHaveBeenCalled()
  })

  it('wraps around once at rest in browsers without `scrollend` events', () => {
    vi.stubGlobal('window', {})
    const { row, dispatch } = createRow()
    dispatch('pointerdown')
    dispatch('scroll')
    vi.advanceTimersByTime(100)
    expect(row.wrapAround).toHaveBeenCalledOnce()
  })

  it('does not wrap around while it changes slides', () => {
    const { row, dispatch } = createRow({ isMoving: true })
    dispatch('touchstart')
    dispatch('scrollend')
    expect(row.wrapAround).not.toHaveBeenCalled()
  })

  it('stops moving when it is undone', () => {
    const { row, changes } = createRow()
    changes.undo()
    expect(row.stopMotion).toHaveBeenCalledOnce()
  })

  it('selects no slide once it is undone', () => {
    const { follow, dispatch, changes } = createRow()
    dispatch('scroll')
    changes.undo()
    vi.advanceTimersByTime(100)
    expect(follow).not.toHaveBeenCalled()
  })
})
