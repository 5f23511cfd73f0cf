import { defaultCurrency } from '../money/currencies'
import { isRecord } from '../text/json'
import type { Page } from './page'

/** The currency that the store sells in (B3 Page context, `storeSettings.selectedCurrency`); USD if it names none. */
export function selectedCurrency({ websiteSettings: { storeSettings } }: Pick<Page, 'websiteSettings'>): string {
  const named = isRecord(storeSettings) ? storeSettings.selectedCurrency : ''
  const currency = typeof named === 'string' ? named.trim().toUpperCase() : ''
  return /^[A-Z]{3}$/.test(currency) ? currency : defaultCurrency
}
