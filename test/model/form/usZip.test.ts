import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnitedStates, isUsZip, withoutPlusFour } from '../../../src/model/form/usZip'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs, type Vector } from '../../support/vectors'

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const isDigit = (letter: string) => '0123456789'.includes(letter)
const codes = [
  '00000',
  '00501',
  '02139',
  '10001',
  '10013',
  '12345',
  '33109',
  '60601',
  '73301',
  '90210',
  '94110',
  '99950',
  '99999',
  '54321',
  '11111',
]
const around = ['', ' ', '  ', '\t', '\n', '\r\n', '\u00a0', '\u3000', '\ufeff']

/** Five digits, whatever blanks are around them. */
const right = all(true, [...pairs(codes, around), ...pairs(around, codes)])

/** 0 to 12 digits. */
const lengths: Vector<boolean>[] = Array.from({ length: 13 }, (_, length) => length).flatMap((length) =>
  ['0', '1', '9'].map((digit): Vector<boolean> => [digit.repeat(length), length === 5]),
)

/** Every printable character in place of each digit. A blank at an end leaves four digits. */
const places: Vector<boolean>[] = [0, 2, 4].flatMap((place) =>
  printable.map(
    (letter): Vector<boolean> => [`${'90210'.slice(0, place)}${letter}${'90210'.slice(place + 1)}`, isDigit(letter)],
  ),
)

const wrong = all(false, [
  ...[
    '10013-1234',
    '10013 1234',
    '100131234',
    '10013-',
    '-10013',
    '+10013',
    '10.013',
    '1e004',
    '0x123',
    '1001３',
    '１００１３',
    '١٢٣٤٥',
    '१२३४५',
    '𝟏𝟎𝟎𝟏𝟑',
    '①②③④⑤',
    '10013\u200b',
    '\u200e10013',
    '\u202e10013',
    '10013\u0000',
    '10\u000013',
    '10\n013',
    '1 0 0 1 3',
    '10013,10014',
    '10013;',
    '#10013',
    'NY 10013',
    'NY10013',
    'abcde',
    'SW1A 1AA',
    'K1A 0B1',
    '1010 Wien',
    '１',
    '😀',
    '😀😀',
    '1001😀',
    'שלום',
    '\ud800',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '[object Object]',
    '{val}',
    '.....',
    '-----',
    '00-00',
  ],
])

describe('US zip codes (A5)', () => {
  it('are tested with more than 400 texts', () => {
    expect(countTexts(right, lengths, places, wrong)).toBeGreaterThan(400)
  })

  it('have five digits, and may be surrounded by whitespace', () => {
    expectVerdicts(right, isUsZip)
  })

  it('have no more and no fewer digits', () => {
    expectVerdicts(lengths, isUsZip)
  })

  it('have only digits from 0 to 9', () => {
    expectVerdicts(places, isUsZip)
    expectVerdicts(wrong, isUsZip)
  })

  it('include every number up to 99999, padded to five digits', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (number) => {
        expect(isUsZip(String(number).padStart(5, '0'))).toBe(true)
      }),
    )
  })

  it('are the first five digits of a ZIP+4 (decision 26)', () => {
    expect(['12345-6789', ' 12345-6789 '].map(withoutPlusFour)).toEqual(['12345', '12345'])
    const others = ['12345', '12345-678', '12345-67890', '12345 6789', 'x12345-6789', '１２３４５-6789', '']
    expect(others.map(withoutPlusFour)).toEqual(others)
  })

  it('include no other text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const letters = [...text.trim()]
        expect(isUsZip(text)).toBe(letters.length === 5 && letters.every(isDigit))
      }),
    )
    for (const text of hugeTexts) expect(isUsZip(text)).toBe(false)
  })

  it('are required only in the United States (decision 26)', () => {
    expectVerdicts(
      [
        ...all(true, ['US', 'us', 'USA', 'usa', 'United States', 'UNITED STATES', 'United States of America', ' US ']),
        ...all(false, [
          '',
          ' ',
          'UK',
          'CA',
          'UM',
          'U.S.',
          'United Kingdom',
          'United States Minor Outlying Islands',
          'Mexico',
          'Österreich',
          '😀',
          '__proto__',
          'constructor',
        ]),
      ],
      isUnitedStates,
    )
    for (const text of hugeTexts) expect(isUnitedStates(text)).toBe(false)
  })
})
