import { describe, expect, it } from 'vitest'
import { readBoolean, readInteger, readJson, readText } from '../../src/runtime/attributes'

function withValue(value: string | null): Element {
  const element = document.createElement('div')
  if (value !== null) element.setAttribute('data-x', value)
  return element
}

describe('attributes', () => {
  it('reads text trimmed, and nothing as empty text', () => {
    expect(readText(withValue('  a b '), 'data-x')).toBe('a b')
    expect(readText(withValue(null), 'data-x')).toBe('')
  })

  it.each([
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['', false],
    ['false', false],
    ['0', false],
    ['yes', false],
    [null, false],
  ])('reads %j as %s', (value, expected) => {
    expect(readBoolean(withValue(value), 'data-x')).toBe(expected)
  })

  it('reads a whole number, and the fallback for anything else', () => {
    expect(readInteger(withValue('-12'), 'data-x', 0)).toBe(-12)
    for (const value of ['', '1.5', '1e9', 'NaN', '99999999999999999999', '12px'])
      expect(readInteger(withValue(value), 'data-x', 7)).toBe(7)
  })

  it('reads JSON, and undefined where there is none', () => {
    expect(readJson(withValue('{"a":[1]}'), 'data-x')).toEqual({ a: [1] })
    expect(readJson(withValue(''), 'data-x')).toBeUndefined()
  })
})
