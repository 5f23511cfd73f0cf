import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyLink } from '../../../src/model/address/link'
import { checkPageUrl, isPageUrl } from '../../../src/model/address/pageUrl'
import { filterText } from '../../../src/model/address/slug'
import { all, anyText, countTexts, expectVerdicts, hugeTexts, pairs } from '../../support/vectors'

const slugs = [
  'a',
  '0',
  'about',
  'about-us',
  '2019',
  'a-b-c-d',
  'my-post-2',
  'café',
  'שלום',
  'مرحبا',
  'हिन्दी',
  '日本',
  'x1',
]
const id = '5d41402abc4b2a76b9719d91'

const valid = all(true, [
  ...pairs(['', '/'], slugs),
  ...pairs(['', '/'], pairs(slugs, pairs(['/'], slugs))),
  ...['blog/2019/7/3/my-post', '/blog/2019/7/3/my-post', 's', 'sale', 'pages', 'pages/about', `page/${id}`, id],
  ...[
    `pages/${id.slice(1)}`,
    `pages/${id}a`,
    `pages/${id}/a`,
    'blog/s/a',
    'cafe\u0301',
    'a'.repeat(148),
    `/${'a'.repeat(148)}`,
  ],
  ...['search', 'config', 'cart', 'i\u0307', '𠮷'],
])

const wrong = [
  ' ',
  'A',
  'É',
  '!',
  '?',
  '?q=1',
  '#',
  '#top',
  '%',
  '%20',
  '%y',
  '&',
  '+',
  '_',
  '.',
  ',',
  ':',
  ';',
  '@',
  '\\',
  '|',
  '~',
  '*',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '"',
  "'",
  '’',
  '<',
  '>',
  '=',
  '$',
  '^',
  '`',
  '–',
  '…',
  '\t',
  '\n',
  '\u0000',
  '\u00a0',
  '\u200b',
  '\u200d',
  '\u202e',
  '\ufe0f',
  '\ud800',
  '😀',
  'ﬁ',
  '１',
  '½',
]

const invalid = all(false, [
  ...['', '/', '//', '///', '-', '--', '/-', '-/', ' ', '.', '..', './', '../'],
  ...wrong
    .flatMap((one) => [one, `${one}about`, `about${one}`, `about${one}us`, `/about/${one}`, `blog/a${one}/b`])
    .filter((one) => one !== 'aboutusé'),
  ...slugs.flatMap((one) => [
    `//${one}`,
    `${one}/`,
    `-${one}`,
    `${one}-`,
    `${one}--a`,
    `${one}//a`,
    `${one}/-a`,
    ` ${one}`,
    `${one} `,
  ]),
  ...[
    'http://domain.com',
    'https://domain.com/about',
    'domain.com',
    'www.domain.com',
    'mailto:a@b.cc',
    'javascript:alert(1)',
    '//domain.com',
    '/\\domain.com',
    '#top',
    '?a=b',
    'tel:1234',
  ],
  ...['s/file', '/s/file', 's/a/b', `pages/${id}`, `/pages/${id}`],
  ...['a'.repeat(149), `/${'a'.repeat(149)}`, 'a'.repeat(5000), 'a/'.repeat(80)],
])

describe('page URLs (A5, B5 Shared interface strings)', () => {
  it('are tested with more than 700 texts', () => {
    expect(countTexts(valid, invalid)).toBeGreaterThan(700)
  })

  it('are slugs separated by single slashes', () => {
    expectVerdicts(valid, isPageUrl)
  })

  it('are invalid with other characters, as a file or panel, or from 150 characters on', () => {
    expectVerdicts(invalid, isPageUrl)
  })

  it('are quoted as typed in the error message', () => {
    expect(checkPageUrl('about-us')).toBeNull()
    for (const [text] of invalid) expect(checkPageUrl(text)).toBe(`${text} is not a valid page URL`)
    for (const text of ['{val}', '$&', '$1', '<b>']) expect(checkPageUrl(text)).toBe(`${text} is not a valid page URL`)
  })

  it('are valid if the filtered text is a content link', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const url = filterText('url-slug-with-slash', text)
        expect(isPageUrl(url)).toBe(url !== '' && classifyLink(`/${url}`).kind === 'content')
      }),
    )
  })

  it('do not change when a browser resolves them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const url = filterText('url-slug-with-slash', text)
        if (!isPageUrl(url)) return
        expect(decodeURIComponent(new URL(`/${url}`, 'https://domain.com').pathname)).toBe(`/${url}`)
      }),
    )
  })

  it('are invalid with 100,000 characters', () => {
    for (const text of hugeTexts) expect(isPageUrl(text)).toBe(false)
  })
})
