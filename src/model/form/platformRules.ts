import type { FieldType } from './formFields'
import type { FieldPart } from './formPayload'

/**
 * Rules of the platform that the specification does not contain, by the names of their messages in a page's
 * `localizedStrings`. They only apply if the page has the message. They report what the server would reject before the
 * form is sent.
 */
export type PlatformRule =
  | 'invalidDate'
  | 'valueOutsideRange'
  | 'invalidUnsignedNumber'
  | 'invalidCurrency'
  | 'invalidPassword'
  | 'invalidCountryCode'

/** A rule that a part violates, with the values in its message in order. */
export interface PlatformFault {
  readonly rule: PlatformRule
  readonly values: readonly number[]
}

const digits = /^\d+$/
const amount = /^\d+(\.\d{1,2})?$/ // as in the message: like 1234 or 123.99
const countryCode = /^\+?\d{1,4}$/ // as in the message: an optional plus and up to 4 digits
const lastMinute = 59
const lastHour = 23
const lastHourOfHalf = 12
const leapMonth = 2

/** The platform rule that a part of a field violates, or `null`. An empty part violates none. */
export function platformFault(type: FieldType, part: FieldPart, parts: readonly FieldPart[]): PlatformFault | null {
  const value = part.value.trim()
  const breaks = (rule: PlatformRule, isBroken: boolean) => (isBroken ? { rule, values: [] } : null)
  if (value === '') return null
  switch (type) {
    case 'date':
      return breaks('invalidDate', isWrongInDate(part.role, value, parts))
    case 'time':
      return outsideClock(part.role, value, parts)
    case 'number':
      return breaks('invalidUnsignedNumber', !digits.test(value))
    case 'currency':
      return breaks('invalidCurrency', !amount.test(value))
    case 'password':
      return breaks('invalidPassword', /\s/.test(part.value))
    case 'phone':
      // A list of countries has its own values.
      return breaks('invalidCountryCode', part.role === 'country' && /\d/.test(value) && !countryCode.test(value))
    default:
      return null
  }
}

function isWrongInDate(role: string, value: string, parts: readonly FieldPart[]): boolean {
  if (role !== 'month' && role !== 'day' && role !== 'year') return false
  if (!digits.test(value)) return true
  const [month, year] = [numberOf(parts, 'month'), numberOf(parts, 'year')]
  if (role === 'month') return Number(value) < 1 || Number(value) > 12
  return role === 'day' && (Number(value) < 1 || Number(value) > daysIn(month, year))
}

/** The days of a month. If the month or year is unknown (0), the longest possible: 0 is a leap year. */
function daysIn(month: number, year: number): number {
  if (month === leapMonth) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

function outsideClock(role: string, value: string, parts: readonly FieldPart[]): PlatformFault | null {
  const hasHalves = parts.some((part) => part.role === 'half')
  const ends: { readonly [role: string]: readonly [first: number, last: number] } = {
    hour: hasHalves ? [1, lastHourOfHalf] : [0, lastHour],
    minute: [0, lastMinute],
    second: [0, lastMinute],
  }
  const range = ends[role]
  if (!range || !digits.test(value)) return null
  return Number(value) < range[0] || Number(value) > range[1] ? { rule: 'valueOutsideRange', values: range } : null
}

function numberOf(parts: readonly FieldPart[], wanted: string): number {
  return Number(parts.find(({ role }) => role === wanted)?.value) || 0
}
