const fiveDigits = /^\d{5}$/ // A5: US zip codes must be exactly 5 digits
const plusFour = /^\s*(\d{5})-\d{4}\s*$/
const unitedStates = new Set(['us', 'usa', 'united states', 'united states of america'])

/** Whether a text is a US zip code: exactly 5 digits, 0 to 9 (A5). Surrounding spaces are ignored. Never throws. */
export function isUsZip(text: string): boolean {
  return fiveDigits.test(text.trim())
}

/** The five digits that are sent for a ZIP+4, such as `12345-6789` (docs/decisions.md#26). Other texts are unchanged. */
export function withoutPlusFour(text: string): string {
  return text.replace(plusFour, '$1')
}

/** Whether a country, by its code or its English name, is the United States (docs/decisions.md#26). */
export function isUnitedStates(country: string): boolean {
  return unitedStates.has(country.trim().toLowerCase())
}
