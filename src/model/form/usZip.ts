const fiveDigits = /^\d{5}$/ // A5: US zip codes must be exactly 5 digits
const unitedStates = new Set(['us', 'usa', 'united states', 'united states of america'])

/** Whether a text is a US zip code: exactly 5 digits, 0 to 9 (A5). Surrounding spaces are ignored. Never throws. */
export function isUsZip(text: string): boolean {
  return fiveDigits.test(text.trim())
}

/** Whether a country, by its code or its English name, is the United States (docs/decisions.md#26). */
export function isUnitedStates(country: string): boolean {
  return unitedStates.has(country.trim().toLowerCase())
}
