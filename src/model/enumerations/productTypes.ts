import { nameOf } from './enumeration'

/** B3 Product types. */
export const productTypes = { physical: 1, digital: 2, service: 3, 'gift-card': 4, paywall: 5 } as const

/** The name of a product type. */
export type ProductType = keyof typeof productTypes

/** The platform's record type number for a product. */
export const productRecordType = 11

/**
 * The product type of a name such as `GIFT_CARD`, of a number or of a number as text (docs/decisions.md#17);
 * `undefined` for anything else.
 */
export function productTypeOf(value: unknown): ProductType | undefined {
  const name = typeof value === 'string' ? value.trim().toLowerCase().replaceAll('_', '-') : ''
  return Object.hasOwn(productTypes, name) ? (name as ProductType) : nameOf(productTypes, value)
}

/** B3 Measurement units. */
export const measurementUnits = { imperial: 1, metric: 2 } as const

/** The name of a system of units. */
export type MeasurementUnit = keyof typeof measurementUnits

/** The units of weights and dimensions (A9). */
export const unitSigns = {
  imperial: { weight: 'lbs', dimension: '"' },
  metric: { weight: 'kg', dimension: 'cm' },
} as const satisfies { readonly [unit in MeasurementUnit]: object }

/** The billing periods of a subscription (A3 Product). */
export const billingUnits = ['week', 'month', 'year'] as const

/** Commerce pixel events (B7 Other loads). */
export const pixelEvents = ['AddToCart', 'Search', 'Lead', 'ViewContent', 'Purchase', 'CompleteRegistration'] as const
