import { describe, expect, it } from 'vitest'
import { formatCents } from '../../../src/model/money/formatMoney'
import { showCents, showMoney } from '../../../src/model/money/shownMoney'

const mark = '\u200e'

describe('money on a page', () => {
  it.each([
    ['ar', 'USD', '\u200f9.00\u00a0US$'],
    ['ar-EG', 'CAD', '\u200f٩٫٠٠\u00a0CA$'],
    ['ar', 'JPY', '\u200f9\u00a0JP¥'],
    ['he', 'AUD', '\u200f9.00\u00a0\u200fA$'],
  ])('ends with a left-to-right mark after a sign of letters and a symbol: %s, %s', (locale, currency, written) => {
    expect(showCents(900, { locale, currency })).toBe(written + mark)
    expect(showMoney({ currency, value: '9.00' }, { locale })).toBe(written + mark)
  })

  it.each([
    ['ar', 'EUR'],
    ['ar', 'CHF'],
    ['he', 'ILS'],
    ['fa', 'CAD'],
    ['en-US', 'CAD'],
    ['de-DE', 'AUD'],
  ])('is as the platform formats it otherwise: %s, %s', (locale, currency) => {
    expect(showCents(900, { locale, currency })).toBe(formatCents(900, { locale, currency }))
  })
})
