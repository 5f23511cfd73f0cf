import fc from 'fast-check'
import Globalize from 'globalize'
import { describe, expect, it } from 'vitest'
import { formatNumber, type NumberStyle, parseNumber } from '../../src/language/parseNumber'
import { loadCldr } from './cldr'

/** Locales whose patterns CLDR and the engine agree on, with digits, groups and signs of many kinds. */
const locales = [
  'en',
  'de',
  'fr',
  'es',
  'sv',
  'pt',
  'pl',
  'hi',
  'en-IN',
  'fa',
  'bn',
  'he',
  'lt',
  'ja',
  'nl',
  'mr',
  'tr',
]
loadCldr(...locales)

const styles: readonly NumberStyle[] = ['decimal', 'percent', 'permille']
const numbers = [0, 1, -1, 12, 999, 1000, -1234, 12_345.5, -1_234_567.25, 98_765_432_101, 0.5, 0.001, -0.0625]

describe('a number', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1234.5', 1234.5],
    ['en', '.5', 0.5],
    ['en', '-7', -7],
    ['en', '−7', -7],
    ['en', '\u200e-7', -7],
    ['en', '0012', 12],
    ['de', '1.234,5', 1234.5],
    ['de', '-1.234.567,8', -1_234_567.8],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1\u202f234,5', 1234.5],
    ['fr', '1\u00a0234,5', 1234.5],
    ['de-CH', '1’234.5', 1234.5],
    ['de-CH', "1'234.5", 1234.5],
    ['hi', '12,34,567.8', 1_234_567.8],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['fa', '۱٬۲۳۴٫۵', 1234.5],
    ['en', '50%', 0.5],
    ['en', '-1.1%', -0.011],
    ['de', '50 %', 0.5],
    ['tr', '%50', 0.5],
    ['ar-EG', '٥٠٪؜', 0.5],
    ['en', '50‰', 0.05],
    ['de', '5,5 ‰', 0.0055],
    ['ar-EG', '٥٠؉', 0.05],
  ])('in %s is parsed from %j', (locale, text, expected) => {
    expect(parseNumber(text, locale)).toBe(expected)
  })

  it.each([
    ['en', ''],
    ['en', ' '],
    ['en', '.'],
    ['en', '-'],
    ['en', '%'],
    ['en', '+5'],
    ['en', '--5'],
    ['en', '(5)'],
    ['en', ' 5 '],
    ['en', '5 apples'],
    ['en', '1,2,3'],
    ['en', '12,34'],
    ['en', '1,234,56'],
    ['en', '1234,567'],
    ['en', '0.000,1'],
    ['en', '1.2.3'],
    ['en', '1e3'],
    ['en', '0x10'],
    ['en', 'Infinity'],
    ['en', '∞'],
    ['en', 'NaN'],
    ['en', '٥'],
    ['en', '５'],
    ['en', '5 %'],
    ['en', '%5'],
    ['en', '5%%'],
    ['en', '5%‰'],
    ['en', '1 234'],
    ['en', '5\n'],
    ['en', '5\u0000'],
    ['en', '5😀'],
    ['de', '1,234.5'],
    ['de', '5%'],
    ['fr', '1,234.5'],
    ['hi', '1,234,567'],
    ['fa', '1234'],
    ['fa', '۱2'],
    ['en', '9'.repeat(400)],
  ])('in %s is not parsed from %j', (locale, text) => {
    expect(parseNumber(text, locale)).toBeNaN()
  })

  it('is rejected if it is not in the requested style', () => {
    expect(parseNumber('5%', 'en', 'percent')).toBe(0.05)
    expect(parseNumber('5', 'en', 'percent')).toBeNaN()
    expect(parseNumber('5%', 'en', 'decimal')).toBeNaN()
    expect(parseNumber('5‰', 'en', 'permille')).toBe(0.005)
    expect(() => parseNumber('5', 'not a locale')).toThrow(RangeError)
  })

  it.each([
    [0.0015, 'en', '1.5‰'],
    [0.0011, 'en', '1.1‰'],
    [1e-7, 'en', '0.0001‰'],
    [0.05, 'de', '50\u00a0‰'],
    [-0.0005, 'en', '-0.5‰'],
    [0.005, 'ar-EG', '٥؉\u061c'],
  ])('%d is formatted as per mille in %s as %j', (value, locale, text) => {
    expect(formatNumber(value, locale, 'permille')).toBe(text)
  })
})

describe('a number formatted by the browser', () => {
  it.each(styles)('can be parsed again in all major locales, as %s', (style) => {
    const world =
      'af am ar ar-EG as az be bg bn bs ca cs cy da de de-AT de-CH dz el en en-IN en-ZA es et eu fa fi fil fr fr-CH ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl or pa pl ps pt pt-PT ro ru sd si sk sl so sq sr sv sw ta te th tk tr uk ur uz vi yo zh zh-TW zu'
    const wrong = world.split(' ').flatMap((locale) =>
      numbers
        .map((number) => [number, formatNumber(number, locale, style)] as const)
        .filter(([number, text]) => Math.abs(parseNumber(text, locale, style) - number) > 1e-9 * Math.abs(number))
        .map(([number, text]) => `${locale}: ${text} for ${number}`),
    )
    expect(wrong).toEqual([])
  })
})

/** Globalize divides, which leaves crumbs; and both write zero with either sign. */
const rounded = (value: number) => Number(value.toPrecision(12)) + 0

describe('compared with Globalize, parseNumber', () => {
  const pieces = [
    '0',
    '1',
    '9',
    '12',
    '123',
    '1234',
    ',',
    '.',
    ' ',
    '\u00a0',
    '-',
    '%',
    '‰',
    '٬',
    '٫',
    '۱۲۳',
    '१२',
    '১২৩',
    'x',
    '',
  ]
  const odd = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''))

  it.each(locales)('accepts and rejects the same input in %s', (locale) => {
    const oracle = new Globalize(locale)
    const read = oracle.numberParser()
    const readPercent = oracle.numberParser({ style: 'percent' })
    const same = (text: string) => {
      const plain = read(text)
      const percent = readPercent(text)
      const message = `${locale} ${JSON.stringify(text)}`
      expect(rounded(parseNumber(text, locale, 'decimal')), message).toBe(rounded(plain))
      // Its pattern for percent has no fraction: 5.5 % would be no number.
      if (/[.,٫].*[%٪]|[%٪].*[.,٫]/.test(text)) return
      expect(rounded(parseNumber(text, locale, 'percent')), message).toBe(rounded(percent))
    }
    for (const number of numbers) {
      same(new Intl.NumberFormat(locale, { maximumFractionDigits: 9 }).format(number))
      same(new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 9 }).format(number))
    }
    fc.assert(fc.property(odd, same), { numRuns: 300 })
  })

  it.each(['5', '50', '1,234.5', '12345678', '-7', '0.125'])('reads %s per mille in the same way', (text) => {
    expect(parseNumber(`${text}‰`, 'en')).toBeCloseTo(
      new Globalize('en').numberParser({ raw: '#,##0.###‰' })(`${text}‰`),
      12,
    )
  })
})

describe('an arbitrary text', () => {
  it('gives a number or NaN, in any locale', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        expect(parseNumber(text, locale)).toEqual(expect.any(Number))
      }),
    )
  })

  it.each(['1', '1,', '123,', '.', '-', ' ', '%', '😀', '\u0000', '\u200f', '123,456.'])(
    'of 100,000 characters of %j is handled',
    (unit) => {
      const text = unit.repeat(Math.ceil(100_000 / unit.length))
      expect(parseNumber(text, 'en')).toBeNaN()
      expect(parseNumber(`${text}x`, 'en')).toBeNaN()
    },
  )
})
