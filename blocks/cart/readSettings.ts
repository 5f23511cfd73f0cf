import { pageAddress } from '../../src/browser/pageAddress'
import { pageLocale } from '../../src/browser/pageLocale'
import { siteLink } from '../../src/browser/siteLink'
import { safeRedirect } from '../../src/model/address/redirect'
import { routes } from '../../src/model/address/routes'
import { parseCents } from '../../src/model/money/cents'
import type { Page } from '../../src/model/page/page'
import { readCurrency, selectedCurrency } from '../../src/model/page/selectedCurrency'
import { isRecord, tryParseJson } from '../../src/model/text/json'
import type { CartSettings } from './props'

type Json = { readonly [field: string]: unknown }

/**
 * Reads the shop's settings from the JSON that the platform writes into the cart's root, else from the page context.
 * Unreadable values get their defaults.
 */
export function readSettings(root: Element, page: Page): CartSettings {
  const own = recordOf(tryParseJson(root.querySelector('script[type="application/json"]')?.textContent ?? ''))
  const store = recordOf(page.websiteSettings.storeSettings)
  const isMinimumOff = store.minimumOrderSubtotalEnabled === false
  return {
    locale: pageLocale(page.settings.locale),
    moneyLocale: pageLocale(page.settings.locale || localeOf(own.formattingLocale) || localeOf(own.locale)),
    currency: readCurrency(own.storeCurrency) ?? selectedCurrency(page),
    continueUrl: safeRedirect(textOf(own.continueShoppingLinkUrl) || '/', pageAddress()) ?? '/',
    checkoutUrl: siteLink(routes.goToCheckout),
    minimumSubtotalCents: isMinimumOff ? 0 : centsOf(own.minimumOrderSubtotal ?? store.minimumOrderSubtotal),
    allowsSeveralServices: store.multipleQuantityAllowedForServices !== false,
  }
}

/** A language tag, or an empty string if the value is not one. */
function localeOf(value: unknown): string {
  try {
    return Intl.getCanonicalLocales(textOf(value).replaceAll('_', '-'))[0] ?? ''
  } catch {
    return ''
  }
}

function centsOf(value: unknown): number {
  return Math.max(0, parseCents(textOf(recordOf(value).value)) || 0)
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
