import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { localValues, sessionValues } from '../../src/browser/storage'

const isText = (value: unknown): value is string => typeof value === 'string'

const isNumber = (value: unknown): value is number => typeof value === 'number'

beforeEach(() => {
  forgetShared()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** A browser that denies storage: Chromium throws a SecurityError from the getter. */
function denyStorage() {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(deny)
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(deny)
}

/** Fills the storage to the brim: values can be read and removed, none can be written. Returns what makes room. */
function fillStorage(): () => void {
  const real = localStorage
  const full = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(full as unknown as Storage)
  return () => spy.mockRestore()
}

describe('storage', () => {
  it('keeps a value across pages', () => {
    expect(localValues.set('popup', 'closed')).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['skerry.popup'])
    forgetShared()
    expect(localValues.get('popup', isText)).toBe('closed')
  })

  it('keeps session values apart from permanent ones', () => {
    sessionValues.set('noredirect', 'yes')
    expect(sessionValues.get('noredirect', isText)).toBe('yes')
    expect(localValues.get('noredirect', isText)).toBeUndefined()
  })

  it('removes an expired value', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    localValues.set('visit', 'a', 1000)
    vi.setSystemTime(1_000_999)
    expect(localValues.get('visit', isText)).toBe('a')
    vi.setSystemTime(1_001_000)
    expect(localValues.get('visit', isText)).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  it('returns undefined for a value of the wrong type, and keeps the value', () => {
    localValues.set('count', 'many')
    expect(localValues.get('count', isNumber)).toBeUndefined()
    expect(localValues.get('count', isText)).toBe('many')
  })

  it.each(['', 'null', '"text"', '{"value"', '[]', '{}', '{"value":1,"expires":"soon"}'])(
    'removes %j, which it never wrote',
    (text) => {
      localStorage.setItem('skerry.count', text)
      expect(localValues.get('count', isNumber)).toBeUndefined()
      expect(localStorage.length).toBe(0)
    },
  )

  it('reads what another tab has stored in the meantime', () => {
    localValues.set('consent', 'declined')
    localStorage.setItem('skerry.consent', '{"value":"given"}')
    expect(localValues.get('consent', isText)).toBe('given')
  })

  it('lists only its own keys', () => {
    localStorage.setItem('other', '1')
    localValues.set('journal.1', 1)
    localValues.set('popup', 1)
    expect(localValues.keys('journal.')).toEqual(['journal.1'])
    localValues.remove('journal.1')
    expect(localValues.keys('')).toEqual(['popup'])
    expect(localStorage.getItem('other')).toBe('1')
  })

  it('keeps values in memory if storage denies access, and reports that once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    denyStorage()
    expect(localValues.set('popup', 'closed')).toBe(false)
    expect(sessionValues.set('noredirect', 'yes')).toBe(false)
    expect(localValues.get('popup', isText)).toBe('closed')
    expect(localValues.keys('')).toEqual(['popup'])
    localValues.remove('popup')
    expect(localValues.get('popup', isText)).toBeUndefined()
    expect(sessionValues.get('noredirect', isText)).toBe('yes')
    expect(warn.mock.calls).toEqual([['Unable access local/session storage.', expect.any(DOMException)]])
  })

  it('also expires values that are kept only in memory', () => {
    vi.useFakeTimers({ now: 0 })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    denyStorage()
    localValues.set('visit', 'a', 1000)
    vi.setSystemTime(1000)
    expect(localValues.get('visit', isText)).toBeUndefined()
  })

  it('works in a web view without storage', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('localStorage', null)
    expect(localValues.get('popup', isText)).toBeUndefined()
    expect(localValues.set('popup', 'closed')).toBe(false)
    expect(localValues.get('popup', isText)).toBe('closed')
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('never leaves an old value behind if a new one does not fit into full storage', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localValues.set('draft', 'old')
    const makeRoom = fillStorage()
    expect(localValues.set('draft', 'new')).toBe(false)
    expect(localValues.get('draft', isText)).toBe('new')
    makeRoom()
    forgetShared()
    expect(localValues.get('draft', isText)).toBeUndefined()
  })

  it('reads back its latest value even if the storage is read-only', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    localValues.set('draft', 'old')
    const deny = () => {
      throw new DOMException('read-only', 'InvalidStateError')
    }
    const readOnly = { getItem: () => '{"value":"old"}', setItem: deny, removeItem: deny }
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(readOnly as unknown as Storage)
    localValues.set('draft', 'new')
    expect(localValues.get('draft', isText)).toBe('new')
  })

  it('uses the storage again once it accepts values', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const makeRoom = fillStorage()
    expect(localValues.set('draft', 'first')).toBe(false)
    makeRoom()
    expect(localValues.set('draft', 'second')).toBe(true)
    expect(localValues.get('draft', isText)).toBe('second')
    forgetShared()
    expect(localValues.get('draft', isText)).toBe('second')
  })
})
