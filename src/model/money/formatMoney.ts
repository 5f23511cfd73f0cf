import { FreeLabelError } from '../../errors/FreeLabelError'
import { format } from '../../language/format'
import { moneyOfCents } from './cents'
import { currencyDigits } from './currencies'
import type { Money } from './Money'
import { messages } from './messages'

/** How an amount is written. */
export interface MoneyStyle {
  /** A language tag, such as `de-AT`. */
  readonly locale: string
  /** Whether whole amounts lose their decimals; default no. */
  readonly trimsZeros?: boolean
  /** Whether thousands are grouped where the locale does so; default yes. */
  readonly groups?: boolean
  /** Whether zero is shown as `freeLabel`; default no. */
  readonly showsZeroAsFree?: boolean
  /** The word for free, in the language of the page. */
  readonly freeLabel?: string
}

const amount = /^[+-]?(?=\.?\d)0*\d{0,15}(?:\.\d*)?$/ // A5: at most 15 integer places

/**
 * Formats whole cents, which are hundredths of every currency, yen included (docs/decisions.md#15). Rounds once, half
 * to even, to the digits of our own table. Throws a `FreeLabelError` if zero is to be shown as free and there is no
 * label. Throws a `RangeError` if `cents` is not a whole number or the currency code or the locale is malformed.
 */
export function formatCents(cents: number, style: MoneyStyle & { readonly currency: string }): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(format(messages.notCents, { cents }))
  return formatMoney(moneyOfCents(cents, style.currency), style)
}

/**
 * Formats an amount from the platform's JSON, exactly as its text says. Throws like `formatCents`, and a `RangeError`
 * if the text is not a decimal number with at most 15 integer places.
 */
export function formatMoney({ currency, value }: Money, style: MoneyStyle): string {
  if (!amount.test(value)) throw new RangeError(format(messages.notAmount, { value }))
  const size = Math.abs(Number(value))
  if (style.showsZeroAsFree) {
    if (!style.freeLabel?.trim()) throw new FreeLabelError(messages.freeLabelNeeded)
    if (size === 0) return style.freeLabel
  }
  const roundsToZero = size * 10 ** currencyDigits(currency) <= 0.5
  // `Intl` formats the text itself, without a float. The types expect a literal, which `amount` has checked.
  const exact = value as `${number}`
  return formatterOf(currency, style).format(roundsToZero ? 0 : exact) // never "-0.00"
}

const formatters = new Map<string, Intl.NumberFormat>()

// Creating a formatter takes 50 times as long as formatting with it.
function formatterOf(currency: string, style: MoneyStyle): Intl.NumberFormat {
  const { locale, trimsZeros = false, groups = true } = style
  const key = [locale, currency, trimsZeros, groups].join()
  const known = formatters.get(key)
  if (known) return known
  const digits = currencyDigits(currency)
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: 'halfEven',
    trailingZeroDisplay: trimsZeros ? 'stripIfInteger' : 'auto',
    // `true` would always group, even in languages that leave four digits together.
    ...(groups ? {} : { useGrouping: false }),
  })
  formatters.set(key, formatter)
  return formatter
}
