import Globalize from 'globalize'
import { describe, expect, it, vi } from 'vitest'
import { print } from '../../src/language/format'
import { parseMessage } from '../../src/language/parseMessage'
import { choosePlural, pluralCategories } from '../../src/language/plural'
import { checkPluralKeys } from '../../src/language/pluralKeys'
import { loadCldr } from './cldr'

const locales = ['en', 'de', 'pl', 'ru', 'ar', 'cy', 'ga', 'lt', 'sl', 'ja', 'he', 'lv', 'cs', 'ro']
const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 19, 20, 21, 22, 25, 42, 99, 100, 101, 102, 103, 111, 1000]
loadCldr(...locales)

describe('a plural form', () => {
  it.each(locales.flatMap((locale) => counts.map((count) => [locale, count] as const)))(
    'in %s for %d matches CLDR, cardinal and ordinal',
    (locale, count) => {
      for (const type of ['cardinal', 'ordinal'] as const) {
        const isOrdinal = type === 'ordinal'
        const forms = Object.fromEntries(pluralCategories(locale, isOrdinal).map((name) => [name, name]))
        const expected = new Globalize(locale).pluralGenerator({ type })(count)
        expect(choosePlural(forms, count, locale, 0, isOrdinal)).toBe(expected)
      }
    },
  )

  it('is the exact match if there is one, before any rule', () => {
    const forms = { '=1': 'exactly one', one: 'one', other: 'other' }
    expect(choosePlural(forms, 1, 'en')).toBe('exactly one')
    expect(choosePlural(forms, 2, 'en', 1)).toBe('one')
    expect(choosePlural({ other: 'other' }, 1, 'en')).toBe('other')
    expect(choosePlural({ other: 'other' }, Number.NaN, 'en')).toBe('other')
  })

  it.each([
    ['en', 0, '0'],
    ['de-AT', 999, '999'],
    ['en', 1000, '1,000'],
    ['de', 1000, '1.000'],
    ['en', 1.5, '1.5'],
    ['en', -3, '-3'],
    ['en', Number.NaN, 'NaN'],
    ['ar-EG', 12, '١٢'],
    ['en-u-nu-arab', 12, '١٢'],
    ['de-CH-u-nu-deva', 12, '१२'],
  ])('contains the number formatted for %s: %d as %s', (locale, count, written) => {
    expect(print(parseMessage('{count, plural, other {#}}'), { count }, locale)).toBe(written)
  })

  it.each(['en', 'en-GB', 'de'])(
    'creates no number formatter for a small count in %s, because that is slow',
    (locale) => {
      const create = vi.spyOn(Intl, 'NumberFormat')
      print(parseMessage('{count, plural, one {# like} other {# likes}}'), { count: 12 }, locale)
      expect(create).not.toHaveBeenCalled()
    },
  )

  it('formats its number for the locale', () => {
    const message = parseMessage('{count, plural, one {# Zeile} other {# Zeilen}}', 'de')
    expect(print(message, { count: 12_345.5 }, 'de')).toBe('12.345,5 Zeilen')
  })
})

describe('plural keys', () => {
  it('are valid for the locale or an explicit =N', () => {
    expect(() => checkPluralKeys(['one', 'other', '=0', '=12'], 'en')).not.toThrow()
    expect(() => checkPluralKeys(['zero', 'one', 'two', 'few', 'many', 'other'], 'ar')).not.toThrow()
    expect(() => checkPluralKeys(['one', 'two', 'few', 'other'], 'en', true)).not.toThrow()
  })

  it.each([
    ['foo', 'en', '"foo" is not a plural key in en. Valid keys are "one", "other" and "=" with a number.'],
    ['two', 'en', '"two" is not a plural key in en. Valid keys are "one", "other" and "=" with a number.'],
    ['one', 'ja', '"one" is not a plural key in ja. Valid keys are "other" and "=" with a number.'],
    ['=', 'en', '"=" is not a plural key in en. Valid keys are "one", "other" and "=" with a number.'],
    ['=x', 'en', '"=x" is not a plural key in en. Valid keys are "one", "other" and "=" with a number.'],
    ['One', 'en', '"One" is not a plural key in en. Valid keys are "one", "other" and "=" with a number.'],
  ])('are named in the error if they are invalid: %s in %s', (key, locale, message) => {
    expect(() => checkPluralKeys([key, 'other'], locale)).toThrow(message)
  })

  it('must include "other"', () => {
    expect(() => checkPluralKeys(['one'], 'en')).toThrow('A plural needs the key "other".')
  })
})
