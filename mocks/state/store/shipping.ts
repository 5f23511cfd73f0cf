import type { ShippingLocation, ShippingOption } from '../../../src/model/cart/Cart'
import { shippingRates } from '../../fixtures/commerce/shipping'
import { type TaxLaw, taxLaws } from '../../fixtures/commerce/taxes'

const zipOfUnitedStates = /^\d{5}$/ // A5

/** The shipping methods for a weight to a place; none if the place is unknown or not shipped to. */
export function shippingOptionsFor(location: ShippingLocation | null, kilograms: number): readonly ShippingOption[] {
  if (location === null) return []
  return shippingRates
    .filter(({ countries }) => countries.includes(location.country))
    .map(({ id, name, description, baseCents, perKilogramCents }) => {
      return { id, name, description, costCents: baseCents + perKilogramCents * Math.ceil(kilograms) }
    })
}

/** The taxes of a place. */
export function taxesFor(location: ShippingLocation | null): readonly TaxLaw[] {
  if (location === null) return []
  const { country, region } = location
  return taxLaws.filter((law) => law.country === country && (law.region === undefined || law.region === region))
}

/** The problems of an address, by field; empty if it can be used. Only the country is always required. */
export function addressProblems({ country, postalCode }: ShippingLocation): { readonly [field: string]: string } {
  if (!/^[A-Z]{2}$/.test(country)) return { country: 'Choose a country.' }
  if (!shippingRates.some(({ countries }) => countries.includes(country))) {
    return { country: 'We do not ship to this country.' }
  }
  if (country !== 'US' || zipOfUnitedStates.test(postalCode)) return {}
  return { postalCode: 'US zip codes must be exactly 5 digits.' }
}
