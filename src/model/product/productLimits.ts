import { nameOf } from '../enumerations/enumeration'
import { generatedSku, limits } from '../enumerations/limits'
import { type MeasurementUnit, measurementUnits, unitSigns } from '../enumerations/productTypes'

/** Whether a SKU is short enough to be saved (A5, A9). */
export function isSku(text: string): boolean {
  return text.length <= limits.skuLength
}

/** A new SKU: SQ and seven digits (A5, A9). Takes a source of numbers from 0 to below 1. */
export function generateSku(random: () => number): string {
  const number = Math.floor(random() * 10 ** generatedSku.digits)
  return generatedSku.prefix + String(number).padStart(generatedSku.digits, '0')
}

/** Whether a product may cost this many cents (A5, A9). */
export function isProductPrice(cents: number): boolean {
  return Number.isInteger(cents) && cents >= 0 && cents <= limits.productPriceCents
}

/** The units of a store's `measurementStandard`, 1 or 2; imperial for anything else. */
export function measurementSigns(standard: unknown): (typeof unitSigns)[MeasurementUnit] {
  return unitSigns[nameOf(measurementUnits, standard) ?? 'imperial']
}
