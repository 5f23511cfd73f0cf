import { afterEach, describe, expect, it } from 'vitest'
import { readEntryValue, writeEntryValue } from '../../src/browser/entryValue'

afterEach(() => history.replaceState(null, ''))

describe('a value in the history entry', () => {
  it('is stored beside the host’s state, without changing the URL', () => {
    const address = location.href
    history.replaceState({ scroll: 7 }, '')
    writeEntryValue('ours', 2)
    writeEntryValue('ours', 3)
    expect(readEntryValue('ours')).toBe(3)
    expect(history.state).toEqual({ scroll: 7, ours: 3 })
    expect(location.href).toBe(address)
  })

  it.each(['text', [1], 7])('is not stored if the host’s state is %j, which stays', (state) => {
    history.replaceState(state, '')
    writeEntryValue('ours', 2)
    expect(history.state).toEqual(state)
    expect(readEntryValue('ours')).toBeUndefined()
  })
})
