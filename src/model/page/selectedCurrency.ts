import { defaultCurrency } from '../money/currencies'
import { isRecord } from '../text/json'
import type { Page } from './page'

/** The currency that the store sells in (B3 Page context, `storeSettings.selectedCurrency`); USD if it names none. */
export function selectedCurrency({ websiteSettings: { storeSettings } }: Pick<Page, 'websiteSettings'>): string {
  return readCurrency(isRecord(storeSettings) && storeSettings.selectedCurrency) ?? defaultCurrency
}

/** Reads a currency's code (ISO 4217) from a value of JSON, in capitals; `null` if it is none. */
export function readCurrency(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{3}$/.test(code) ? code : null
}
