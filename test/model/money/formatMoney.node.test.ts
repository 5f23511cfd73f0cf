import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { currencies } from '../../../src/model/money/currencies'
import { formatCents, formatMoney } from '../../../src/model/money/formatMoney'
import { edgeCents, locales, moneyVectors } from '../../support/moneyVectors'
import { platformMoney } from '../../support/platformEngine'

const dollars = { currency: 'USD', locale: 'en-US' }

describe('the format of money', () => {
  it('is checked in at least 34 locales, with at least 20 amounts', () => {
    expect(new Set(locales).size).toBeGreaterThanOrEqual(34)
    expect(new Set(edgeCents).size).toBeGreaterThanOrEqual(20)
  })

  it.each(locales)('matches the platform byte for byte in %s', (locale) => {
    const vectors = moneyVectors(locale)
    const wrong = vectors.filter(({ cents, style, written }) => formatCents(cents, style) !== written)
    expect(wrong.map((vector) => ({ ...vector, ours: formatCents(vector.cents, vector.style) })).slice(0, 5)).toEqual(
      [],
    )
    expect(vectors.length).toBe(Object.keys(currencies).length * edgeCents.length * 3)
  })

  it('matches the platform for any amount', () => {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, round: 'half-even' } as const
    const text = fc.tuple(fc.bigInt(-(10n ** 15n) + 1n, 10n ** 15n - 1n), fc.stringMatching(/^\d{1,5}$/))
    fc.assert(
      fc.property(text, fc.constantFrom('en-US', 'de-CH', 'hi-IN'), ([whole, fraction], locale) => {
        const value = `${whole}.${fraction}`
        expect(formatMoney({ currency: 'EUR', value }, { locale })).toBe(platformMoney(locale, value, 'EUR', digits))
      }),
      { numRuns: 2000 },
    )
  })

  it('uses our own decimal places and symbols where browsers differ', () => {
    expect(formatCents(123_450, { currency: 'COP', locale: 'en-US' })).toBe('COP\u00a01,234.50')
    expect(formatCents(123_450, { currency: 'IDR', locale: 'en-US' })).toBe('IDR\u00a01,234.50')
    expect(formatCents(123_400, { currency: 'JPY', locale: 'en-US' })).toBe('¥1,234')
    expect(formatCents(123_400, { currency: 'jpy', locale: 'en-US' })).toBe('¥1,234')
    expect(formatCents(1_500_000, { currency: 'KRW', locale: 'en-US' })).toBe('₩15,000')
    expect(formatCents(1_500_000, { currency: 'TRY', locale: 'en-US' })).toBe('TRY\u00a015,000.00')
  })

  it('rounds yen once, half to even, and shows no negative zero', () => {
    const yen = [50, 150, 250, 251, -50, -51].map((cents) => formatCents(cents, { currency: 'JPY', locale: 'en-US' }))
    expect(yen).toEqual(['¥0', '¥2', '¥2', '¥3', '¥0', '-¥1'])
    expect(formatMoney({ currency: 'JPY', value: '0.5049' }, { locale: 'en-US' })).toBe('¥1')
  })

  it('supports up to 15 integer digits', () => {
    expect(formatMoney({ currency: 'USD', value: '999999999999999.99' }, { locale: 'en-US' })).toBe(
      '$999,999,999,999,999.99',
    )
    expect(() => formatMoney({ currency: 'USD', value: '1000000000000000' }, { locale: 'en-US' })).toThrow(RangeError)
  })

  it.each(['twelve', '', '.', '-', '+.'])('throws if the text is not an amount: "%s"', (value) => {
    expect(() => formatMoney({ currency: 'USD', value }, { locale: 'en-US' })).toThrow(RangeError)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('throws if the cents are %d', (cents) => {
    expect(() => formatCents(cents, dollars)).toThrow(RangeError)
  })

  it('drops the zeros of whole amounts only, if requested', () => {
    const trimmed = [100_000, 100_050, 0].map((cents) => formatCents(cents, { ...dollars, trimsZeros: true }))
    expect(trimmed).toEqual(['$1,000', '$1,000.50', '$0'])
  })

  it('shows the label for free at zero, and a price above zero', () => {
    const style = { ...dollars, showsZeroAsFree: true, freeLabel: 'Free' }
    expect([0, 1].map((cents) => formatCents(cents, style))).toEqual(['Free', '$0.01'])
  })

  it.each([undefined, '', ' '])('throws without a label for free: %j', (freeLabel) => {
    const style = { ...dollars, showsZeroAsFree: true, ...(freeLabel !== undefined && { freeLabel }) }
    expect(() => formatCents(100, style)).toThrow(
      expect.objectContaining({
        name: 'FreeLabelError',
        message: 'A Free label is required, and it should be a wrapped string',
      }),
    )
  })

  it('creates one formatter for many amounts', () => {
    const create = vi.spyOn(Intl, 'NumberFormat')
    for (let cents = 0; cents < 100; cents++) formatCents(cents, { currency: 'PLN', locale: 'pl-PL' })
    expect(create.mock.calls.length).toBeLessThanOrEqual(1)
  })
})

describe('the table of currencies', () => {
  it('has the 27 currencies in the specification, with their names', () => {
    const listed =
      'EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP, HKD, CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB, PLN, THB, MYR, ARS, BRL, COP, IDR, INR, JPY, ZAR'
    const names = new Intl.DisplayNames('en', { type: 'currency' })
    expect(Object.keys(currencies)).toEqual(listed.split(', '))
    for (const [code, { name }] of Object.entries(currencies)) expect(name).toBe(names.of(code))
  })

  it('gives the yen no decimals and all others two', () => {
    const withoutCents = Object.entries(currencies).filter(([, { digits }]) => digits !== 2)
    expect(withoutCents).toEqual([['JPY', expect.objectContaining({ digits: 0 })]])
  })
})
