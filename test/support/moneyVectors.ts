import { currencies, currencyDigits } from '../../src/model/money/currencies'
import type { MoneyStyle } from '../../src/model/money/formatMoney'
import { platformMoney } from './platformEngine'

/** Languages of every script and every place for a symbol, with different groups, digits and minus signs. */
export const locales = [
  ...['en-US', 'en-GB', 'en-IN', 'en-AU', 'en-ZA', 'en-CA', 'de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-CA', 'fr-CH'],
  ...['es-ES', 'es-MX', 'es-AR', 'it-IT', 'pt-BR', 'pt-PT', 'nl-NL', 'da-DK', 'sv-SE', 'nb-NO', 'fi-FI', 'pl-PL'],
  ...['cs-CZ', 'ru-RU', 'tr-TR', 'ja-JP', 'ko-KR', 'zh-CN', 'zh-TW', 'th-TH', 'id-ID', 'ms-MY', 'he-IL', 'ar-EG'],
  ...['hi-IN', 'fil-PH'],
]

/** Cents around zero, ties of yen, groups of thousands and of lakhs, and the largest price, cart and amount. */
export const edgeCents = [
  ...[0, -0, 1, -1, 5, 50, 51, -50, -51, 99, 100, 101, 150, 250, 350, 999, -999, 1000, 99_950, 100_000, 123_456],
  ...[-123_456, 999_999, 1_000_000, 12_345_678, 100_000_000, -100_000_000, 999_900_000_000, 249_975_000_000_000],
  Number.MAX_SAFE_INTEGER,
]

/** The styles, and what the platform calls them. */
export const styles = {
  plain: [{}, {}],
  ungrouped: [{ groups: false }, { group: false }],
  trimmed: [{ trimsZeros: true }, { trimZeroFractions: true }],
} as const satisfies { readonly [style: string]: readonly [Partial<MoneyStyle>, object] }

export interface MoneyVector {
  readonly cents: number
  readonly style: MoneyStyle & { readonly currency: string }
  /** What the platform writes. */
  readonly written: string
}

/** What the platform writes in one locale: every currency, edge amount and style. */
export function moneyVectors(locale: string): MoneyVector[] {
  return Object.keys(currencies).flatMap((currency) =>
    Object.values(styles).flatMap(([style, options]) =>
      edgeCents.map((cents) => ({
        cents,
        style: { ...style, currency, locale },
        written: platformMoney(locale, decimal(cents), currency, {
          ...digitsOf(cents, currency, 'trimsZeros' in style),
          round: 'half-even',
          ...options,
        }),
      })),
    ),
  )
}

/** The specification's digits; the platform trims only amounts for which no least number of digits is asked. */
function digitsOf(cents: number, currency: string, isTrimmed: boolean) {
  const digits = currencyDigits(currency)
  if (!isTrimmed) return { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return cents % 100 === 0
    ? { maximumFractionDigits: digits }
    : { minimumFractionDigits: digits, maximumFractionDigits: digits }
}

/** Cents as a decimal number, by text alone. */
function decimal(cents: number): string {
  const figures = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${figures.slice(0, -2)}.${figures.slice(-2)}`
}
