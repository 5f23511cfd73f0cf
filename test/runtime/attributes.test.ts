import { describe, expect, it } from 'vitest'
import { readBoolean, readInteger, readJson, readText } from '../../src/runtime/attributes'

function withValue(value: string | null): Element {
  const element = document.createElement('div')
  if (value !== null) element.setAttribute('data-x', value)
  return element
}

describe('attributes', () => {
  it('are read as trimmed text, or empty text if missing', () => {
    expect(readText(withValue('  a b '), 'data-x')).toBe('a b')
    expect(readText(withValue(null), 'data-x')).toBe('')
  })

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['DATA-X', true],
    ['', false],
    ['false', false],
    ['0', false],
    ['yes', false],
    [null, false],
  ])('are read as booleans: %j is %s', (value, expected) => {
    expect(readBoolean(withValue(value), 'data-x')).toBe(expected)
  })

  it('are read as whole numbers, or the fallback', () => {
    expect(readInteger(withValue('-12'), 'data-x', 0)).toBe(-12)
    expect(readInteger(withValue('123456789012345'), 'data-x', 0)).toBe(123456789012345)
    for (const value of ['', '1.5', '1e9', 'NaN', '1234567890123456', '12px'])
      expect(readInteger(withValue(value), 'data-x', 7)).toBe(7)
  })

  it('are read as JSON, or undefined if missing', () => {
    expect(readJson(withValue('{"a":[1]}'), 'data-x')).toEqual({ a: [1] })
    expect(readJson(withValue(''), 'data-x')).toBeUndefined()
  })
})
