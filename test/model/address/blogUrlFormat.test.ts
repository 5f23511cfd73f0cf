import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blogUrlFormat } from '../../../src/model/address/blogUrlFormat'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs, type Vector } from '../../support/vectors'

const kept = ['%y', '%m', '%d', '%t']

/** Every order in which two, three or four different tokens can stand. */
const orders = kept.flatMap((first) =>
  kept.flatMap((second) =>
    second === first
      ? []
      : [
          [first, second],
          ...kept.filter((third) => third !== first && third !== second).map((third) => [first, second, third]),
        ],
  ),
)

/** What is right already stays as it is. */
const right: Vector<string>[] = [
  ...orders.flatMap((tokens) => ['/', '-', '', '.', '_', '/blog/'].map((between) => tokens.join(between))),
  ...[
    '',
    '%t',
    'blog',
    'blog/%t',
    'my-blog/%y/%m/%d/%t',
    '%y-%m-%d-%t',
    '%t/',
    '-%t',
    '%t-',
    'a-b-c',
    'a.b',
    'a_b',
    '2019/%t',
    '~',
    '?',
    '#',
    '@',
    '&',
    '日本',
    'שלום/%t',
    'مرحبا/%t',
    '😀/%t',
    'café',
    'e\u0301',
  ],
].map((text) => [text, text] as const)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const isToken = (letter: string) => 'ymdtYMDT'.includes(letter)
const isLetterOrDigit = (letter: string) => /^[A-Za-z0-9]$/.test(letter)

/** `x%?x` for every printable character: a token stays, another letter or digit goes with its sign, else the
 * sign goes; of two signs the second takes what follows. */
const tokens: Vector<string>[] = ascii.map((letter) => {
  const text = `x%${letter}x`
  if (isToken(letter)) return [text, `x%${letter.toLowerCase()}x`]
  if (isLetterOrDigit(letter)) return [text, 'xx']
  if (letter === '%') return [text, 'x']
  return [text, letter === ' ' ? 'x-x' : `x${letter}x`]
})

const percents: Vector<string>[] = [
  ...all('', [
    '%',
    '%%',
    '%%%',
    '%q',
    '%a%b%c',
    '%1%2',
    '%é',
    '%я',
    '%ש',
    '%م',
    '%日',
    '%Q',
    '/%',
    '%/',
    '/%q/',
    '/%/',
    '%q/',
  ]),
  ...all('%y', [
    '%y',
    '%Y',
    '%%y',
    '%%%y',
    '%q%y',
    '%y%',
    '%y%%',
    '%y%q',
    '/%y',
    '//%y',
    '%/%y',
    '%q/%y',
    '%1/%y',
    '%%/%y',
    '/%q/%y',
    '//%//%y',
  ]),
  ['%yy', '%yy'],
  ['%ym', '%ym'],
  ['%year', '%year'],
  ['%title', '%title'],
  ['%day', '%day'],
  ['%month', '%month'],
  ['%hour', 'our'],
  ['%slug', 'lug'],
  ['%%qy', 'y'],
  ['%q%qy', 'y'],
  ['%qm%m', 'm%m'],
  ['%😀', '😀'],
  ['%-', '-'],
  ['%.', '.'],
  ['% y', '-y'],
  ['% %', '-'],
  ['%\u0000y', '\u0000y'],
  ['100% wool', '100-wool'],
  ['50%off', '50ff'],
  ['a%20b', 'a0b'],
  ['%c3%a9', '39'],
  ['%-%-%', '-'],
]

/** Lower case. */
const cases: Vector<string>[] = [
  ...ascii
    .filter((letter) => /[A-Z]/.test(letter))
    .map((letter): Vector<string> => [`Blog-${letter}`, `blog-${letter.toLowerCase()}`]),
  ['BLOG/%Y/%M/%D/%T', 'blog/%y/%m/%d/%t'],
  ['Blog/%T', 'blog/%t'],
  ['ÄÖÜ', 'äöü'],
  ['ÉCOLE/%t', 'école/%t'],
  ['ПРИВЕТ', 'привет'],
  ['ΑΒΓ', 'αβγ'],
  ['Ａ', 'ａ'],
  ['𐐀', '𐐨'],
  ['שלום', 'שלום'],
  ['İ', 'i\u0307'],
]

const blanks = [' ', '\t', '\n', '\r', '\u00a0', '\u2003', '\u2028', '\u3000', '\ufeff']

/** Spaces become hyphens, repeats collapse. */
const spaces: Vector<string>[] = [
  ...all('a-b', pairs(['a'], pairs([...blanks, '-', '--', '---', ' -', '- ', ' - '], [' b', '-b', '--b', '\tb', 'b']))),
  ...all('-', [...blanks, '  ', '   ', '-', '--', '- -', ' - ', '\t\n']),
  ...all('a-', pairs(['a'], ['-', '--', ...blanks, '  ', ' -', '- '])),
  ...all('-a', pairs(['-', '--', ...blanks, '  ', '- ', ' -'], ['a'])),
  ...all('%y-%t', pairs(['%y', '%Y'], pairs([' ', '  ', '-', '--', ' - ', ' %q ', '-%-', '%-'], ['%t', '%T']))),
  ['My Blog Posts', 'my-blog-posts'],
  ['my   blog', 'my-blog'],
  ['a – b', 'a-–-b'],
  ['one two  three   four', 'one-two-three-four'],
]

/** Slashes: none in front, none twice. */
const slashes: Vector<string>[] = [
  ...all(
    'blog/%t',
    pairs(['', '/', '//', '///', '//////'], pairs(['blog', 'BLOG'], ['/%t', '//%t', '///%T', '/////%t'])),
  ),
  ...all('', ['/', '//', '///', '//////////']),
  ...all('a/', ['a/', 'a//', 'a///', '/a/', '//a//']),
  ...all('a/b/c', ['a/b/c', '/a/b/c', 'a//b//c', 'a/b///c', '//a//b//c', '/A/B/C']),
  ['/ /a', '-/a'],
  ['- /a', '-/a'],
  ['a/ /b', 'a/-/b'],
  ['a-/-b', 'a-/-b'],
  ['a--//--b', 'a-/-b'],
  ['\\a', '\\a'],
  ['a\\\\b', 'a\\\\b'],
  ['http://domain.com/%t', 'http:/domain.com/%t'],
]

const tables = { right, tokens, percents, cases, spaces, slashes }

describe('the blog URL format (A5, B5 Blog URL format)', () => {
  it('is tested with more than 450 texts', () => {
    expect(countTexts(...Object.values(tables))).toBeGreaterThan(450)
  })

  it('is unchanged if it is already correct', () => {
    expectVerdicts(right, blogUrlFormat)
  })

  it('keeps only the tokens y, m, d and t after a percent sign', () => {
    expectVerdicts(tokens, blogUrlFormat)
    expectVerdicts(percents, blogUrlFormat)
  })

  it('is converted to lower case', () => {
    expectVerdicts(cases, blogUrlFormat)
  })

  it('replaces spaces by single hyphens', () => {
    expectVerdicts(spaces, blogUrlFormat)
  })

  it('has no leading slash, and no double slashes', () => {
    expectVerdicts(slashes, blogUrlFormat)
  })

  it('does not change when filtered again, for any text (decision 34)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const format = blogUrlFormat(text)
        expect(blogUrlFormat(format)).toBe(format)
        expect(format).toBe(format.toLowerCase())
        expect(format).not.toMatch(/^\/|\/\/|--|\s|%(?![ymdt])/)
      }),
    )
  })

  it('for 100,000 characters and more is no longer than its lower-case text', () => {
    for (const text of hugeTexts) expect(blogUrlFormat(text).length).toBeLessThanOrEqual(text.toLowerCase().length)
  })
})
