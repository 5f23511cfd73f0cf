/** A currency of a store. */
export interface Currency {
  /** As the platform's style sheets draw it; `Intl` has the symbol of each language. */
  readonly symbol: string
  readonly name: string
  /** How many decimals an amount is shown with. */
  readonly digits: number
}

/** A3 Supported currencies: all 27 that the list names (docs/decisions.md#13). */
export const currencies = {
  EUR: { symbol: '€', name: 'Euro', digits: 2 },
  USD: { symbol: '$', name: 'US Dollar', digits: 2 },
  AUD: { symbol: '$', name: 'Australian Dollar', digits: 2 },
  NOK: { symbol: 'kr', name: 'Norwegian Krone', digits: 2 },
  CAD: { symbol: '$', name: 'Canadian Dollar', digits: 2 },
  NZD: { symbol: '$', name: 'New Zealand Dollar', digits: 2 },
  DKK: { symbol: 'kr', name: 'Danish Krone', digits: 2 },
  GBP: { symbol: '£', name: 'British Pound', digits: 2 },
  HKD: { symbol: 'HK$', name: 'Hong Kong Dollar', digits: 2 },
  CHF: { symbol: 'CHF', name: 'Swiss Franc', digits: 2 },
  MXN: { symbol: '$', name: 'Mexican Peso', digits: 2 },
  SGD: { symbol: 'S$', name: 'Singapore Dollar', digits: 2 },
  SEK: { symbol: 'kr', name: 'Swedish Krona', digits: 2 },
  CZK: { symbol: 'Kč', name: 'Czech Koruna', digits: 2 },
  ILS: { symbol: '₪', name: 'Israeli New Shekel', digits: 2 },
  PHP: { symbol: 'Php', name: 'Philippine Peso', digits: 2 },
  RUB: { symbol: 'р.', name: 'Russian Ruble', digits: 2 },
  PLN: { symbol: 'zł', name: 'Polish Zloty', digits: 2 },
  THB: { symbol: '฿', name: 'Thai Baht', digits: 2 },
  MYR: { symbol: 'RM', name: 'Malaysian Ringgit', digits: 2 },
  ARS: { symbol: '$', name: 'Argentine Peso', digits: 2 },
  BRL: { symbol: 'R$', name: 'Brazilian Real', digits: 2 },
  COP: { symbol: 'COL$', name: 'Colombian Peso', digits: 2 },
  IDR: { symbol: 'Rp', name: 'Indonesian Rupiah', digits: 2 },
  INR: { symbol: '₹', name: 'Indian Rupee', digits: 2 },
  JPY: { symbol: '¥', name: 'Japanese Yen', digits: 0 },
  ZAR: { symbol: 'R', name: 'South African Rand', digits: 2 },
} as const satisfies { readonly [code: string]: Currency }

/** The ISO 4217 code of a currency that the platform supports. */
export type CurrencyCode = keyof typeof currencies

/** Other currencies of ISO 4217 whose unit is not divided. */
const withoutMinorUnit = /^(?:BIF|CLP|DJF|GNF|ISK|KMF|KRW|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/

/** A3, A9, B3: the currency of a store that names none. */
export const defaultCurrency = 'USD'

/** Whether a code, in upper case, is one of the 27. Takes anything, never throws. */
export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code)
}

/**
 * How many decimals an amount of this currency is shown with. The code may be in lower case, as in `Intl`. For a
 * currency that is not in the table, 2 unless it has no minor unit. It never uses the engine's own number, which differs
 * between engines (docs/decisions.md#14).
 */
export function currencyDigits(code: string): number {
  const known = code.toUpperCase()
  if (isCurrencyCode(known)) return currencies[known].digits
  return withoutMinorUnit.test(known) ? 0 : 2
}
