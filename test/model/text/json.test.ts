import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson, tryParseJson } from '../../../src/model/text/json'

describe('parseJson', () => {
  it('parses what JSON.parse parses', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value)
        if (!text.includes('__proto__')) expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each(['{"__proto__":{"polluted":true},"a":1}', '{"\\u005f_proto__":{"polluted":true},"a":1}'])(
    'drops the key that changes prototypes: %s',
    (text) => {
      const value = parseJson(text) as object
      expect(Object.keys(value)).toEqual(['a'])
      expect(Object.assign({}, value)).not.toHaveProperty('polluted')
    },
  )

  it('rejects 10,000 nested levels', () => {
    expect(() => parseJson('['.repeat(10_000) + ']'.repeat(10_000))).toThrow('JSON nested deeper than 100')
    expect(() => parseJson(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).toThrow(SyntaxError)
  })

  it('parses 100 nested levels and rejects 101, even after a string that ends with a backslash', () => {
    const nested = (levels: number) => `["\\\\",${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}]`
    expect(parseJson(nested(100))).toEqual(JSON.parse(nested(100)))
    expect(() => parseJson(nested(101))).toThrow('JSON nested deeper than 100')
  })

  it('ignores brackets inside strings', () => {
    const text = JSON.stringify({ a: '[{'.repeat(500), b: '\\"[[' })
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('rejects more than 1,000,000 characters', () => {
    expect(() => parseJson(`"${'x'.repeat(1_048_576)}"`)).toThrow('1048578 characters of JSON; the limit is 1000000')
  })

  it('throws a SyntaxError for invalid JSON', () => {
    expect(() => parseJson('{a:1}')).toThrow(SyntaxError)
  })
})

describe('tryParseJson', () => {
  it.each(['', '{a:1}', '['.repeat(200), '"too long"'])('is undefined for %j', (text) => {
    expect(tryParseJson(text, 8)).toBeUndefined()
  })

  it('is the value of any other text', () => {
    expect(tryParseJson('{"a":1}', 8)).toEqual({ a: 1 })
  })
})
