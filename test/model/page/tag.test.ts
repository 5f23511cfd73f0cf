import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTag, checkTagEdit, type TagType } from '../../../src/model/page/tag'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs, type Vector } from '../../support/vectors'

const types: readonly TagType[] = ['tag', 'category']
const limitOf = { tag: 50, category: 25 } as const // A9, B9

/** The name that is kept, or why none is. */
const verdict = (existing: readonly string[], type: TagType) => (text: string) => {
  const check = checkTag(text, existing, type)
  return check.isValid ? `name: ${check.name}` : check.reason
}

/** Every length around both limits, in letters of one and of two units. */
const lengthsOf = (limit: number): Vector<string>[] =>
  ['a', 'é', 'ש', '日', '-'].flatMap((letter) =>
    Array.from({ length: 60 }, (_, index): Vector<string> => {
      const name = letter.repeat(index + 1)
      return [name, index + 1 <= limit ? `name: ${name}` : 'too long']
    }),
  )

const emojis = (limit: number): Vector<string>[] =>
  Array.from({ length: 30 }, (_, index): Vector<string> => {
    const name = '😀'.repeat(index + 1)
    return [name, 2 * (index + 1) <= limit ? `name: ${name}` : 'too long']
  })

const blank = [
  '',
  ' ',
  '  ',
  '\t',
  '\n',
  '\r\n',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u0000',
  '\u0007',
  '\u2028',
  '\u0085',
  ' \t \n ',
]
const unseen = ['\u200b', '\u200d', '\u200e\u202e', '\u00ad', '\ufe0f', '\u3164']
const empty = all('empty', [...blank, ...unseen, ...pairs(unseen, unseen), ...pairs(blank, [' ', '\t', '\u0000'])])

/** Blanks around do not count, blanks within are one. */
const blanks: Vector<string>[] = [
  ...all('name: sea', [...pairs(blank, ['sea']), ...pairs(['sea'], blank), ...pairs(blank, ['sea '])]),
  ...all(
    'name: North Sea',
    pairs(
      ['North'],
      pairs(
        blank.filter((one) => one !== ''),
        ['Sea', ' Sea', 'Sea '],
      ),
    ),
  ),
  ...all(`name: ${'a'.repeat(25)}`, pairs(blank, ['a'.repeat(25)])),
]

/** Any letters are fine, and are kept as they were typed. */
const names = [
  'News',
  'news',
  'NEWS',
  'C++',
  'C#',
  '#1',
  '@home',
  'a/b',
  'a,b',
  "what's on",
  '50%',
  '{tagType}',
  '$&',
  '<b>',
  '日本',
  'שלום',
  'مرحبا',
  'हिन्दी',
  '😀',
  '👩‍👩‍👧',
  '🇦🇹',
  'é',
  '__proto__',
  'constructor',
  'null',
  '0',
  '-',
  '.',
  '\u202eabc',
  '\ud800',
]

/** What the same name looks like otherwise: case, blanks, composition. */
const sameNames: readonly (readonly string[])[] = [
  ['News', 'news', 'NEWS', 'nEWS', ' News ', 'News\n', '\tNEWS', 'News\u0000', '\u00a0news'],
  ['North Sea', 'north sea', 'NORTH SEA', 'North  Sea', ' north\tsea ', 'North\u00a0Sea', 'North \n Sea'],
  ['Café', 'cafe\u0301', 'CAFÉ', 'CAFE\u0301', ' café'],
  ['Привет', 'привет', 'ПРИВЕТ'],
  ['שלום', ' שלום ', 'שלום\n'],
  ['😀', ' 😀', '😀 '],
  ['C++', 'c++', ' C++'],
]

const otherNames = [
  'New',
  'Newss',
  'Ne ws',
  'NorthSea',
  'North-Sea',
  'Cafe',
  'Caf',
  'Приве',
  'שלו',
  '😁',
  'C+',
  'C',
  'C#',
  'tag',
  'category',
  'News.',
  '#News',
  'Néws',
]

const taken = sameNames.map(([name = '']) => name)

describe('tags and categories (A5, A9, B5, B9)', () => {
  it('are tested with more than 400 texts', () => {
    expect(
      countTexts(lengthsOf(50), emojis(50), empty, blanks, all('', names), all('', sameNames.flat())),
    ).toBeGreaterThan(400)
  })

  it.each(types)('have at most 50 characters as a tag and 25 as a category: %s', (type) => {
    expectVerdicts(lengthsOf(limitOf[type]), verdict([], type))
    expectVerdicts(emojis(limitOf[type]), verdict([], type))
  })

  it.each(types)('are kept as typed, without extra whitespace: %s', (type) => {
    expectVerdicts(blanks, verdict([], type))
    expectVerdicts(
      names.map((name) => [name, `name: ${name}`] as const),
      verdict([], type),
    )
  })

  it('are not added, without a message, if nothing was typed', () => {
    expectVerdicts(empty, verdict([], 'tag'))
    expect(checkTag(' ', [], 'tag')).toEqual({ isValid: false, reason: 'empty', message: null })
  })

  it('are not added twice, whatever their case and whitespace', () => {
    for (const same of sameNames) {
      for (const existing of same) expectVerdicts(all('exists', same), verdict(['other', existing], 'tag'))
    }
    expectVerdicts(all('exists', sameNames.flat()), verdict(taken, 'category'))
    expectVerdicts(
      otherNames.map((name) => [name, `name: ${name}`] as const),
      verdict(taken, 'tag'),
    )
  })

  it('are rejected with the specification’s messages', () => {
    expect(checkTag('news', ['News'], 'tag')).toMatchObject({ message: 'This tag already exists' })
    expect(checkTag('news', ['News'], 'category')).toMatchObject({ message: 'This category already exists' })
    expect(checkTag('a'.repeat(51), [], 'tag')).toMatchObject({ message: 'You have exceeded the character limit.' })
  })

  it('can only be edited one at a time', () => {
    for (const name of names) {
      expect(checkTagEdit(null, name, 'tag')).toBeNull()
      expect(checkTagEdit(name, name, 'category')).toBeNull()
      expect(checkTagEdit('Something else', name, 'tag')).toBe('You may only edit one tag at a time')
      expect(checkTagEdit(name, 'Something else', 'category')).toBe('You may only edit one category at a time')
    }
  })

  it('stay within the limit and unique, whatever is typed', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), fc.constantFrom(...types), (texts, type) => {
        const kept: string[] = []
        for (const text of texts) {
          const check = checkTag(text, kept, type)
          if (check.isValid) kept.push(check.name)
        }
        expect(kept.every((name) => name.length > 0 && name.length <= limitOf[type] && name === name.trim())).toBe(true)
        for (const name of kept) expect(checkTag(name, kept, type)).toMatchObject({ reason: 'exists' })
        for (const name of kept) expect(checkTag(name, [], type)).toEqual({ isValid: true, name })
      }),
    )
  })

  it('of 100,000 characters are handled', () => {
    for (const text of hugeTexts) {
      const check = checkTag(text, [], 'tag')
      if (check.isValid) expect(check.name.length).toBeLessThanOrEqual(50)
    }
    expect(verdict([], 'tag')('a'.repeat(100_000))).toBe('too long')
    expect(verdict([], 'tag')(' '.repeat(100_000))).toBe('empty')
  })
})
