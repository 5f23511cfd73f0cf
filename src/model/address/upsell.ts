/**
 * Where owners go to upgrade (B9 Upsell destinations): to the page for upgrading a trial, or to that of the website's
 * subscription, both in the settings. The specification names no paths (docs/decisions.md#21a), and no markup
 * (docs/decisions.md#79).
 */
export const upsellDestinations = {
  'trial-upgrade': '/config/settings/billing/upgrade',
  upgrade: '/config/settings/billing/website-subscriptions',
} as const

/** The name of a feature that owners are offered. */
export type UpsellKind = keyof typeof upsellDestinations

/** The path of an upsell; `null` for an unknown kind. */
export function upsellUrl(kind: string): string | null {
  return Object.hasOwn(upsellDestinations, kind) ? upsellDestinations[kind as UpsellKind] : null
}
