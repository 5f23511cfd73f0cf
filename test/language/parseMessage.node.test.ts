import fc from 'fast-check'
import Globalize from 'globalize'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import type { MessageSyntaxError } from '../../src/errors/MessageSyntaxError'
import { print } from '../../src/language/format'
import { parseMessage } from '../../src/language/parseMessage'
import { loadCldr } from './cldr'

loadCldr('en')

const values = { name: 'Ada', count: 3, other: 'one', rank: 22, share: 0.256, when: new Date(0), '0': 'zero' }

function ours(source: string, own: Record<string, string | number | Date> = values, locale = 'en'): string {
  return print(parseMessage(source, locale), own, locale)
}

function theirs(source: string, own: Record<string, unknown> = values, locale = 'en'): string {
  return String(new IntlMessageFormat(source, locale, undefined, { ignoreTag: true }).format(own))
}

function faultOf(source: string, locale = 'en'): MessageSyntaxError {
  try {
    parseMessage(source, locale)
  } catch (error) {
    return error as MessageSyntaxError
  }
  throw new Error(`${source} was read`)
}

describe('a message', () => {
  const quantity =
    '{count, plural, offset:1 =0 {nobody} =1 {{name}} one {{name} and # other} other {{name} and # others}}'

  it.each([
    ['', ''],
    ['plain', 'plain'],
    ['Hello {name}', 'Hello Ada'],
    ['{ name }', 'Ada'],
    ['{0}', 'zero'],
    ['a } b', 'a } b'],
    ["don't", "don't"],
    ["it''s", "it's"],
    ["'{name}'", '{name}'],
    ["'{name}", '{name}'],
    ["'{'{name}'}'", '{Ada}'],
    ["'{ it''s }'", "{ it's }"],
    ["ends with '", "ends with '"],
    ["# is text, '#' too", "# is text, '#' too"],
    ['{count, plural, one {# time} other {# times}}', '3 times'],
    ['{count,plural,other{#}}', '3'],
    ["{count, plural, other {'#' is #}}", '# is 3'],
    ["{count, plural, other {don't # ''#''}}", "don't 3 '3'"],
    ['{count, plural, =3 {three} other {#}}', 'three'],
    ['{count, plural, offset:1 =3 {three} other {#}}', 'three'],
    ['{count, plural, offset:1 other {#}}', '2'],
    ['{count, plural, offset:-1 other {#}}', '4'],
    ['{count, plural, =-1 {one is missing} other {#}}', '3'],
    [quantity, 'Ada and 2 others'],
    ['{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', '22nd'],
    ['{other, select, one {1} two {2} other {?}}', '1'],
    ['{name, select, one {1} other {?}}', '?'],
    ['{name, select, toString {no} other {yes}}', 'yes'],
    ['{other, select, one {{count, plural, one {#} other {many #}}} other {}}', 'many 3'],
    ['{count, plural, other {{other, select, one {# is text here} other {}}}}', '# is text here'],
    ['{count, plural, one {} other {}}', ''],
    ['{count, number}', '3'],
    ['{share, number, percent}', '26%'],
    ['{count , number , integer}', '3'],
    ['{größe}', '{größe}'],
  ])('%j is printed as %j', (source, expected) => {
    expect(ours(source)).toBe(expected)
    if (!source.includes('größe')) expect(theirs(source)).toBe(expected)
  })

  it.each([0, 1, 2, 5, 1234, 1.5])('counts people other than the one named, with a count of %d', (count) => {
    expect(ours(quantity, { ...values, count })).toBe(theirs(quantity, { ...values, count }))
  })

  it('selects a form by a value, ignoring spaces around it', () => {
    expect(ours('{name, select, Ada {yes} other {no}}', { name: ' Ada ' })).toBe('yes')
  })

  it('formats dates and times for the locale', () => {
    const when = new Date(Date.UTC(2026, 6, 4, 12))
    expect(ours('{when, date, long}', { when }, 'de')).toBe('4. Juli 2026')
    expect(ours('{when, date}', { when })).toBe('Jul 4, 2026')
    expect(ours('{when, time, short}', { when })).toMatch(/^\d+:\d\d\s[AP]M$/)
  })

  it('remains a string if it contains only text and placeholders, so that pages need no compiled list', () => {
    expect(parseMessage('The file {fileName} is too large.')).toBe('The file {fileName} is too large.')
    expect(parseMessage("it''s")).toBe("it's")
    expect(parseMessage('{count, plural, one {# time} other {# times}}')).toEqual([
      ['count', { one: [0, ' time'], other: [0, ' times'] }, 0],
    ])
  })
})

/** Where Globalize is less strict. */
const globalizeReads = ['Hello {name!}', '{name, toString}', '{n, select, other {} other {}}']

describe('an error in a message says what was expected and what was found', () => {
  it.each([
    ['{', 'Expected the name of a value but found end of input (line 1, column 2).'],
    ['{}', 'Expected the name of a value but found "}" (line 1, column 2).'],
    ['{name', 'Expected "," or "}" but found end of input (line 1, column 6).'],
    ['Hello {name!}', 'Expected "," or "}" but found "!" (line 1, column 12).'],
    ['{two words}', 'Expected "," or "}" but found "words" (line 1, column 6).'],
    [
      '{name, foo}',
      'Expected "number", "date", "time", "plural", "selectordinal", "select" but found "foo" (line 1, column 8).',
    ],
    [
      '{name, toString}',
      'Expected "number", "date", "time", "plural", "selectordinal", "select" but found "toString" (line 1, column 8).',
    ],
    ['{n, number, coins}', 'Expected "integer", "percent" but found "coins" (line 1, column 13).'],
    ['{n, number, percent', 'Expected "}" but found end of input (line 1, column 20).'],
    ['{n, date, tiny}', 'Expected "short", "medium", "long", "full" but found "tiny" (line 1, column 11).'],
    ['{n, plural}', 'Expected "," but found "}" (line 1, column 11).'],
    ['{n, plural, }', 'Expected "other" but found "}" (line 1, column 13).'],
    ['{n, plural, one {#}}', 'Expected "other" but found "}" (line 1, column 20).'],
    ['{n, plural, other}', 'Expected "{" but found "}" (line 1, column 18).'],
    ['{n, plural, other {', 'Expected "}" but found end of input (line 1, column 20).'],
    ['{n, plural, other {#}', 'Expected a plural key or "}" but found end of input (line 1, column 22).'],
    [
      '{n, plural, foo {} other {}}',
      'Expected "one", "other" or "=" and a number but found "foo" (line 1, column 13).',
    ],
    [
      '{n, plural, few {} other {}}',
      'Expected "one", "other" or "=" and a number but found "few" (line 1, column 13).',
    ],
    ['{n, plural, =x {} other {}}', 'Expected a number but found "x" (line 1, column 14).'],
    ['{n, plural, offset:x other {}}', 'Expected a number but found "x" (line 1, column 20).'],
    ['{n, plural, one {} one {} other {}}', 'Expected each key once but found "one" (line 1, column 20).'],
    ['{n, select, other {} other {}}', 'Expected each key once but found "other" (line 1, column 22).'],
    ['{n, select, =1 {} other {}}', 'Expected a key or "}" but found "=" (line 1, column 13).'],
    ['{n, select, a {}}', 'Expected "other" but found "}" (line 1, column 17).'],
    ['a\nb {n, plural,\n  two {}}', 'Expected "one", "other" or "=" and a number but found "two" (line 3, column 3).'],
    ['{😀 smile}', 'Expected "," or "}" but found "smile" (line 1, column 5).'],
  ])('for %j', (source, message) => {
    const fault = faultOf(source)
    expect(fault.message).toBe(message)
    expect([fault.name, message]).toEqual([
      'MessageSyntaxError',
      expect.stringContaining(`${fault.expected} but found ${fault.found}`),
    ])
    if (!globalizeReads.includes(source)) expect(() => theirsByGlobalize(source, values)).toThrow()
  })

  it('shortens a word of more than 40 characters', () => {
    expect(faultOf(`{name ${'x'.repeat(40)}}`).message).toContain(`found "${'x'.repeat(40)}" (`)
    expect(faultOf(`{name ${'x'.repeat(41)}}`).message).toContain(`found "${'x'.repeat(40)}…" (`)
  })

  it('names the plural keys of the locale', () => {
    expect(parseMessage('{n, plural, few {a} many {b} other {c}}', 'pl')).toEqual([
      ['n', { few: 'a', many: 'b', other: 'c' }, 0],
    ])
    expect(faultOf('{n, plural, two {} other {}}', 'pl').expected).toBe(
      '"few", "many", "one", "other" or "=" and a number',
    )
  })

  it('limits messages to fifty nested levels', () => {
    const nested = (levels: number) => `${'{n, plural, other {'.repeat(levels)}${'}}'.repeat(levels)}`
    expect(print(parseMessage(nested(50)), { n: 1 }, 'en')).toBe('')
    expect(faultOf(nested(51)).expected).toBe('at most 50 levels')
  })
})

/** Text that means something in a message, and text that does not. */
const text = fc
  .array(fc.constantFrom('a', ' ', 'ß', '😀', '\n', '\u0000', "''", "n't", '#', '"', '|', 'שלום', '0', ',', '='), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))
const sourceOf = fc.letrec<{ message: string; argument: string; cases: string }>((tie) => ({
  message: fc
    .array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, text, tie('argument')), { maxLength: 4 })
    .map((parts) => parts.join('')),
  argument: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('{name}', '{ count }', '{0}', '{count, number}', '{share,number,percent}', '{missing}', "'{name}'"),
    fc
      .tuple(fc.constantFrom('plural', 'selectordinal'), fc.constantFrom('', 'offset:1 ', 'offset:2 '), tie('cases'))
      .map(([type, offset, cases]) => `{count, ${type}, ${offset}${cases}}`),
    tie('message').map((inside) => `{other, select, one {${inside}} two {} other {${inside}}}`),
  ),
  cases: fc
    .tuple(
      fc.uniqueArray(fc.constantFrom('=0', '=1', '=2', 'one'), { maxLength: 3 }),
      fc.array(tie('message'), { minLength: 4, maxLength: 4 }),
    )
    .map(([keys, insides]) => [...keys, 'other'].map((key, index) => `${key} {${insides[index]}}`).join(' ')),
}))

describe('compared with FormatJS, our parser', () => {
  it('reads every generated message in the same way, for any number', () => {
    fc.assert(
      fc.property(sourceOf.message, fc.constantFrom(0, 1, 2, 3, 11, 1234, 1.5), (source, count) => {
        const own = { ...values, count, missing: '?' }
        let expected: string
        try {
          expected = theirs(source, own)
        } catch {
          expect(() => parseMessage(source)).toThrow('Expected ')
          return
        }
        expect(ours(source, own)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  it('reads a damaged message in the same way, or rejects it', () => {
    const damaged = fc.tuple(sourceOf.argument, fc.nat(), fc.constantFrom('', '{', '}', "'", ',', ' ', '#', 'x', '='))
    fc.assert(
      fc.property(damaged, ([source, place, put]) => {
        const at = place % (source.length + 1)
        const broken = source.slice(0, at) + put + source.slice(at + 1)
        let read: string | null = null
        try {
          read = ours(broken, { ...values, missing: '?', x: 'x' })
        } catch (error) {
          expect((error as Error).message).toMatch(/^Expected .+ but found .+ \(line \d+, column \d+\)\.$/s)
        }
        if (read === null) return
        let expected: string
        try {
          expected = theirs(broken, { ...values, missing: '?', x: 'x' })
        } catch (error) {
          // A value that is missing: ours prints its name, theirs refuses.
          expect([(error as { code?: string }).code, read]).toEqual(['MISSING_VALUE', expect.stringMatching(/\{\S+\}/)])
          return
        }
        expect(read).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })
})

/** Globalize's own reader of messages, as a second oracle. */
function theirsByGlobalize(source: string, own: object): string {
  Globalize.loadMessages({ en: { own: source } })
  return new Globalize('en').messageFormatter('own')(own)
}

describe('a message of arbitrary text', () => {
  it('is parsed or rejected with a MessageSyntaxError', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (source) => {
        try {
          parseMessage(source)
        } catch (error) {
          expect((error as Error).name).toBe('MessageSyntaxError')
        }
      }),
    )
  })

  it.each([
    'a',
    "'",
    "''",
    '{',
    '}',
    '#',
    "'{",
    '{a}',
    '😀',
    '\u0000',
    ' ',
    '{n, plural, other {',
    "{n, plural, other {#'#}} ",
    '=',
  ])('with 100,000 characters of %j is handled', (unit) => {
    const source = unit.repeat(Math.ceil(100_000 / unit.length))
    let answer: unknown
    try {
      answer = print(parseMessage(source), { n: 1 }, 'en')
    } catch (error) {
      answer = (error as Error).message
    }
    expect(answer).toEqual(expect.any(String))
    expect(() => parseMessage(`{n, plural, =0 {${source}`)).toThrow('Expected ')
  })
})
