import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkFileName } from '../../../src/model/file/fileName'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs } from '../../support/vectors'

const asks = 'Please enter a file name'

const blanks = [' ', '\t', '\n', '\v', '\f', '\r', '\u00a0', '\u1680', '\u2003', '\u2028', '\u202f', '\u3000', '\ufeff']
const unseen = [
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\ufe0f',
  '\u034f',
  '\u3164',
]
const nothing = [...blanks, ...unseen]

const missing = all(asks, [
  '',
  ...nothing,
  ...pairs(nothing, blanks),
  ...pairs(nothing, ['\u202e\u200b']),
  ' '.repeat(255),
])

const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
const names = [
  'a',
  'photo.jpg',
  'my photo.jpg',
  '.htaccess',
  '.jpg',
  'README',
  'a.tar.gz',
  '0',
  '-',
  '_',
  '…',
  '日本.pdf',
  'שלום.pdf',
  'مرحبا.docx',
  '😀.png',
  '👩‍👩‍👧',
  '🇦🇹',
  'é',
  'cafe\u0301.txt',
  'null',
  'undefined',
  'CON',
  '..',
  '~',
  '\ud800',
  '\u0600',
  '\u06dd',
  'a'.repeat(5000),
]

const present = all(null, [
  ...printable,
  ...names,
  ...pairs(nothing, ['a', '.', '日', '😀']),
  ...pairs(['a', 'ש'], nothing),
])

describe('file names (A5, B5)', () => {
  it('are tested with more than 700 texts', () => {
    expect(countTexts(missing, present)).toBeGreaterThan(700)
  })

  it('are missing if no character is visible', () => {
    expectVerdicts<string | null>(missing, checkFileName)
  })

  it('are accepted if any character is visible', () => {
    expectVerdicts<string | null>(present, checkFileName)
  })

  it('stay valid with any text around them', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.constantFrom(...printable, '日', 'ש'), (before, behind, seen) => {
        expect(checkFileName(before + seen + behind)).toBeNull()
      }),
    )
  })

  it('are missing with any number of invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...nothing) }), (text) => {
        expect(checkFileName(text)).toBe(asks)
      }),
    )
  })

  it('of 100,000 characters and more are handled', () => {
    for (const text of hugeTexts) expect([asks, null]).toContain(checkFileName(text))
    expect(checkFileName(`${'\u200b '.repeat(50_000)}`)).toBe(asks)
    expect(checkFileName(`${'\u200b '.repeat(50_000)}a`)).toBeNull()
  })
})
