import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterText, slug } from '../../../src/model/address/slug'
import { textFilters } from '../../../src/model/enumerations/choices'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs, type Vector } from '../../support/vectors'

/** What is a slug already. */
const right: Vector<string>[] = [
  ...[
    '',
    'a',
    '0',
    'about',
    'about-us',
    'a-b-c',
    '2019',
    '2019-07-03',
    'v2',
    'covid-19',
    'my-first-post',
    'x1y2z3',
    'schedule-2019-demo-day',
  ],
  ...[
    'café',
    'über-uns',
    'straße',
    'señor',
    'åse',
    'œuvre',
    'привет-мир',
    'γειά',
    'שלום',
    'مرحبا',
    'नमस्ते',
    'हिन्दी',
    'ไทย',
    '日本語',
    '한국어',
    '你好',
    'ქართული',
    'հայ',
    'ٱلسلام',
    'தமிழ்',
    'x-日本-y',
    '١٢٣',
    'ª'.normalize('NFKC'),
    'ñandú',
    'ʻokina',
    'i\u0307',
    '𐐨',
    '𠮷',
  ],
].map((text) => [text, text] as const)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/** `a?b` for every printable character. */
const characters: Vector<string>[] = ascii.map((letter) => {
  if (/[A-Za-z0-9]/.test(letter)) return [`a${letter}b`, `a${letter.toLowerCase()}b`]
  return [`a${letter}b`, letter === "'" ? 'ab' : 'a-b']
})

const nothings = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u3000',
  '-',
  '--',
  '–',
  '—',
  '_',
  '.',
  ',',
  '!',
  '?',
  '#',
  '%',
  '&',
  '/',
  '\\',
  '…',
  '·',
  '“',
  '”',
  '¿',
  '、',
  '。',
  '😀',
  '👩‍👩‍👧',
  '🇦🇹',
  '❤️',
  '\u0000',
  '\u0007',
  '\ud800',
  '\udc00',
  '©',
  '€',
  '+',
  '=',
  '$&',
  '*',
  '|',
  '~',
  '|-|',
  '\u2028',
  '\u0085',
]

/** What is neither letter nor digit is one hyphen between words, and nothing at the ends. */
const between: Vector<string>[] = [
  ...all('a-b', pairs(['A', 'a '], pairs(nothings, ['b', ' B']))),
  ...all(
    'a',
    nothings.flatMap((nothing) => [`${nothing}a`, `a${nothing}`, `${nothing}a${nothing}`]),
  ),
  ...all(
    '',
    nothings.flatMap((nothing) => [nothing, nothing.repeat(3)]),
  ),
]

const unseen = [
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
  '\ufeff',
  '\u00ad',
  '\ufe0f',
  '\u034f',
  '\u3164',
  '\u115f',
]

/** What nobody sees, and apostrophes, leave no gap. */
const gone: Vector<string>[] = [
  ...all(
    'ab',
    unseen.filter((one) => one !== '\u200b').map((one) => `a${one}b`),
  ),
  ...all('ab', ["a'b", 'a’b', 'a‘b', 'a＇b', "'a''b'", 'a\u200bb']),
  ["Don't Panic!", 'dont-panic'],
  ['Don’t Panic!', 'dont-panic'],
  ["rock 'n' roll", 'rock-n-roll'],
  ['l’été', 'lété'],
  ['1️⃣ first', '1-first'],
]

/** One way to write what looks or means the same. */
const same: Vector<string>[] = [
  ['Café', 'café'],
  ['Cafe\u0301', 'café'],
  ['CAFE\u0301', 'café'],
  ['ﬁsh', 'fish'],
  ['ＡＢＣ　１２３', 'abc-123'],
  ['Ⅷ', 'viii'],
  ['x²', 'x2'],
  ['½ cup', '1-2-cup'],
  ['𝐁𝐨𝐥𝐝', 'bold'],
  ['ｶﾞ', 'ガ'],
  ['№ 5', 'no-5'],
  ['™', 'tm'],
  ['①', '1'],
  ['ǅ', 'dž'],
  ['K', 'k'],
  ['Å', 'å'],
  ['Ω', 'ω'],
  ['ẞ', 'ß'],
  ['İstanbul', 'i\u0307stanbul'],
  ['ΟΔΟΣ', 'οδος'.replace(/σ$|ς$/, 'ς')],
  ['ПРИВЕТ, МИР', 'привет-мир'],
  ['שלום עולם', 'שלום-עולם'],
  ['مرحبا بالعالم!', 'مرحبا-بالعالم'],
  ['हिन्दी में', 'हिन्दी-में'],
  ['日本 語', '日本-語'],
  ['e\u200d\u0301', 'é'],
  ["e'\u0301", 'é'],
  ['\u0301a', 'a'],
  ['-\u0301-', ''],
]

/** Titles as people write them. */
const titles: Vector<string>[] = [
  ['About Us', 'about-us'],
  ['  About   Us  ', 'about-us'],
  ['Hello, World!', 'hello-world'],
  ['C++ & C#', 'c-c'],
  ['What’s New in 2024?', 'whats-new-in-2024'],
  ['50% off', '50-off'],
  ['Ben & Jerry', 'ben-jerry'],
  ['foo_bar', 'foo-bar'],
  ['v1.2.3', 'v1-2-3'],
  ['a/b', 'a-b'],
  ['user@domain.com', 'user-domain-com'],
  ['https://domain.com/', 'https-domain-com'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['../../etc/passwd', 'etc-passwd'],
  ['%2e%2e%2f', '2e-2e-2f'],
  ['__proto__', 'proto'],
  ['Episode 37: Marketing Strategies', 'episode-37-marketing-strategies'],
  ['(Re)Open', 're-open'],
  ['—Fin—', 'fin'],
  ['🎉 Party 🎉 Time', 'party-time'],
]

const slugs = ['a', 'about', 'about-us', '2019', 'café', 'שלום', '日本']
const written = ['A', ' About ', 'About  Us', '2019!', 'Cafe\u0301', '“שלום”', '日本。']
const joined = slugs.flatMap((_, first) => slugs.map((__, second) => [first, second] as const))

/** With the second filter slashes stay, single, and none at the ends. */
const slashed: Vector<string>[] = [
  ...slugs.map((one, index): Vector<string> => [written[index] ?? '', one]),
  ...joined.flatMap(([first, second]): Vector<string>[] =>
    ['/', '//', '/ /', '/-/', ' / '].map((slash) => [
      `${written[first]}${slash}${written[second]}`,
      `${slugs[first]}/${slugs[second]}`,
    ]),
  ),
  ...all('blog/2019/7/3/my-post', [
    'blog/2019/7/3/my-post',
    '/blog/2019/7/3/my-post',
    'blog/2019/7/3/my-post/',
    '//Blog//2019/7/3/My Post',
    'blog/2019/7/3/--my--post--',
  ]),
  ...all('', ['', '/', '//', '/ /', '///---///', '/./', '/../', '!/!', '😀/😀']),
]

const tables = { right, characters, between, gone, same, titles }

describe('slugs (B3 Other: text filter names)', () => {
  it('are tested with more than 400 texts, with slashes by more than 200', () => {
    expect(countTexts(...Object.values(tables))).toBeGreaterThan(400)
    expect(countTexts(slashed)).toBeGreaterThan(200)
  })

  it('are unchanged if they are valid', () => {
    expectVerdicts(right, slug)
  })

  it('contain lower-case letters and digits, with hyphens for everything else', () => {
    expectVerdicts(characters, slug)
  })

  it('have single hyphens between words, and none at the ends', () => {
    expectVerdicts(between, slug)
  })

  it('drop apostrophes and invisible characters without a gap', () => {
    expectVerdicts(gone, slug)
  })

  it('normalise equivalent characters, in any script', () => {
    expectVerdicts(same, slug)
  })

  it('can be made from titles', () => {
    expectVerdicts(titles, slug)
  })

  it('keep single slashes with the filter url-slug-with-slash', () => {
    expectVerdicts(slashed, (text) => filterText('url-slug-with-slash', text))
  })

  it('are unchanged when filtered again, for every single character', () => {
    const changed: string[] = []
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const once = slug(`a${String.fromCodePoint(code)}b`)
      if (slug(once) !== once) changed.push(code.toString(16))
    }
    expect(changed).toEqual([])
  })

  it('are unchanged when filtered again, for any text and both filters', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...textFilters), (text, filter) => {
        const once = filterText(filter, text)
        expect(filterText(filter, once)).toBe(once)
        expect(once).not.toMatch(filter === 'url-slug' ? /[\s/?#%]|--|^-|-$/ : /[\s?#%]|--|\/\/|\/-|-\/|^[-/]|[-/]$/)
        expect(decodeURIComponent(encodeURIComponent(once))).toBe(once)
      }),
    )
  })

  it('for 100,000 characters and more are at most three times as long as the text', () => {
    for (const text of hugeTexts) {
      for (const filter of textFilters) {
        expect(filterText(filter, text).length).toBeLessThanOrEqual(3 * text.length)
      }
    }
  })
})
