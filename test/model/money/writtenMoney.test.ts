import { describe, expect, it } from 'vitest'
import { readWrittenCents } from '../../../src/model/money/writtenMoney'

describe('a price in a page’s text', () => {
  it.each([
    ['US$9.00', 900],
    ['$1,234.50', 123_450],
    ['1.234,50\u00a0€', 123_450],
    ['1\u202f234,50\u00a0€', 123_450],
    ['CHF\u00a01’234.50', 123_450],
    ['¥1,200', 120_000],
    ['¥900', 90_000],
    [' 19.99\n', 1999],
    ['Sale Price: US$12.00', 1200],
    ['₹1,00,000', 10_000_000],
    ['₹1,23,456.00', 12_345_600],
  ])('%j is read as %j cents', (text, cents) => expect(readWrittenCents(text)).toBe(cents))

  it.each(['', 'Free', 'US$12.00 US$15.00', 'US$17.00 every 2 weeks', '₹1,00,00', '1.2345', '12.5'])(
    '%j is not readable',
    (text) => expect(readWrittenCents(text)).toBeNaN(),
  )
})
