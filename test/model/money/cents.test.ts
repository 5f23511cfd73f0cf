import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyOfCents, parseCents } from '../../../src/model/money/cents'
import { expectVerdicts } from '../../support/vectors'

describe('cents', () => {
  it('are read from the text of an amount, in hundredths', () => {
    expectVerdicts(
      [
        ...([
          ['19.99', 1999],
          ['19.9', 1990],
          ['19', 1900],
          ['.5', 50],
          ['5.', 500],
          ['0.07', 7],
        ] as const),
        ...([
          ['-0.01', -1],
          ['+2.00', 200],
          [' 2.00\n', 200],
          ['-0', 0],
          ['1.15', 115],
          ['4.35', 435],
        ] as const),
        ['90071992547409.91', Number.MAX_SAFE_INTEGER],
      ],
      parseCents,
    )
  })

  it('are rounded half to even if there are more decimals', () => {
    expectVerdicts(
      [
        ['0.005', 0],
        ['0.015', 2],
        ['0.025', 2],
        ['0.0250001', 3],
        ['0.0249999', 2],
        ['-0.015', -2],
        ['1.999', 200],
      ],
      parseCents,
    )
  })

  it.each(['', '.', '-', 'free', '1,50', '$2', '1e3', '0x10', 'NaN', '90071992547409.92'])(
    'are not read from %j',
    (text) => {
      expect(parseCents(text)).toBeNaN()
    },
  )

  it('become text in the platform’s JSON, and can be read from it again', () => {
    expect(moneyOfCents(200, 'USD')).toEqual({ currency: 'USD', value: '2.00' })
    expect(moneyOfCents(-5, 'EUR')).toEqual({ currency: 'EUR', value: '-0.05' })
    expect(moneyOfCents(12_300, 'JPY')).toEqual({ currency: 'JPY', value: '123.00' })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        expect(parseCents(moneyOfCents(cents, 'USD').value)).toBe(cents)
      }),
    )
  })
})
