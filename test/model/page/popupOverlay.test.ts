import { describe, expect, it } from 'vitest'
import { isPopupDue, type PopupOverlay, readPopupOverlay } from '../../../src/model/page/popupOverlay'

const everywhere = { style: 2, showOnAllPages: true }
const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 29)

const read = (settings: object) => readPopupOverlay({ ...everywhere, ...settings }, 'c1', false) as PopupOverlay

describe('a popup overlay', () => {
  it('does not exist without a style, on other pages, or on a phone unless enabled there', () => {
    for (const style of [1, 0, '2', 'none', null]) {
      expect(readPopupOverlay({ ...everywhere, style }, 'c1', false)).toBeNull()
    }
    for (const settings of [undefined, null, 'x', {}]) expect(readPopupOverlay(settings, 'c1', false)).toBeNull()
    expect(readPopupOverlay({ style: 2, enabledPages: ['c2'] }, 'c1', false)).toBeNull()
    expect(readPopupOverlay({ style: 2, enabledPages: ['c2', 'c1'] }, 'c1', false)).not.toBeNull()
    expect(readPopupOverlay({ style: 2, showOnAllPages: false }, 'c1', false)).toBeNull()
    expect(readPopupOverlay({ style: 2 }, 'c1', false)).not.toBeNull() // all that the specification has
    expect(readPopupOverlay({ ...everywhere, enableMobile: false }, 'c1', true)).toBeNull()
    expect(readPopupOverlay({ ...everywhere, enableMobile: false }, 'c1', false)).not.toBeNull()
    expect(readPopupOverlay(everywhere, 'c1', true)).not.toBeNull()
  })

  it('has a style by name or number', () => {
    expect([2, 3, 'light', 'dark'].map((style) => read({ style }).style)).toEqual(['light', 'dark', 'light', 'dark'])
  })

  it('opens after a delay or on scroll only if that is enabled', () => {
    const times = { timerDelay: 5000, scrollPercentage: 25 }
    expect(read(times)).toMatchObject({ delayMs: null, scrollShare: null })
    expect(read({ ...times, showOnTimer: true })).toMatchObject({ delayMs: 5000, scrollShare: null })
    expect(read({ ...times, showOnScroll: true })).toMatchObject({ delayMs: null, scrollShare: 0.25 })
    const odd = { showOnTimer: true, showOnScroll: true, timerDelay: -1, scrollPercentage: 'x' }
    expect(read(odd)).toMatchObject({ delayMs: 0, scrollShare: 0 })
    expect(read({ ...odd, timerDelay: 1e12, scrollPercentage: 400 })).toMatchObject({
      delayMs: 2 ** 31 - 1, // more would open at once
      scrollShare: 1,
    })
  })

  it('is shown to visitors who have not closed it, or have closed another version', () => {
    const popup = read({ version: 3, displayFrequency: -1 })
    expect(isPopupDue(popup, {}, now)).toBe(true)
    expect(isPopupDue(popup, { version: '3' }, now)).toBe(true)
    expect(isPopupDue(popup, { version: '2', closedAt: now, isSubmitted: true }, now)).toBe(true)
  })

  it.each([
    [1, day],
    [30, 30 * day],
    [0, 30 * 60_000],
    [undefined, 30 * 60_000],
    [-2, 30 * 60_000],
  ])('is shown again after the configured days, or 30 minutes (%s)', (displayFrequency, ms) => {
    const popup = read({ displayFrequency })
    const closed = (ago: number) => isPopupDue(popup, { version: '', isSubmitted: false, closedAt: now - ago }, now)
    expect([closed(0), closed(ms - 1), closed(ms)]).toEqual([false, false, true])
  })

  it('is never shown again with -1', () => {
    const popup = read({ displayFrequency: -1 })
    expect(isPopupDue(popup, { version: '', closedAt: now - 10_000 * day }, now)).toBe(false)
  })

  it('is not shown once the visitor has signed up', () => {
    const memory = { version: '', isSubmitted: true, closedAt: 0 }
    expect(isPopupDue(read({ showUntilSignup: true }), memory, now)).toBe(false)
    expect(isPopupDue(read({ showUntilSignup: true }), { ...memory, isSubmitted: false }, now)).toBe(true)
    expect(isPopupDue(read({ showUntilSignup: false }), memory, now)).toBe(false)
  })
})
