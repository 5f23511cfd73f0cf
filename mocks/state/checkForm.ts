import type { Form, FormField } from '../fixtures/Form'
import { isDate, isTime } from './checkParts'

type Values = { readonly [fieldId: string]: unknown }

// Accepts any address that a page may accept under either e-mail policy, and several, as a field with `multiple` sends
// them. The page applies the stricter rule (docs/decisions.md#24).
const email = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/
const zip = /^\d{5}$/
const wholeNumber = /^\d+$/
const amount = /^\d+(\.\d{1,2})?$/
const unitedStates = ['us', 'usa', 'united states', 'united states of america']
const likertValues = ['-2', '-1', '0', '1', '2'] // A3 Form field types

/**
 * Returns the errors of an entry by field id; none if it can be saved. A value is text, a list of parts (name, phone,
 * date), a list of choices, or an object of parts. Unknown fields are not checked.
 */
export function checkForm(form: Form, values: Values): { readonly [fieldId: string]: string } {
  const problems: { [fieldId: string]: string } = {}
  for (const field of form.fields) {
    const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined
    const problem = problemOf(field, value)
    if (problem !== null) problems[field.id] = problem
  }
  return problems
}

function problemOf(field: FormField, value: unknown): string | null {
  if (field.type === 'section') return null
  const parts = partsOf(value)
  if (parts.every(isBlank)) return field.isRequired ? `${field.title} is required.` : null
  if (field.isRequired && isPartMissing(field, value)) return `${field.title} is required.`
  if (field.maxLength && parts.some((part) => part.length > (field.maxLength ?? 0))) {
    return 'You have exceeded the character limit.'
  }
  return problemOfType(field, value, parts)
}

function problemOfType(field: FormField, value: unknown, parts: readonly string[]): string | null {
  const text = field.type === 'email' ? addressOf(value, parts) : parts.join('')
  switch (field.type) {
    case 'email':
      return text.split(/, */).every((address) => address.length <= 256 && email.test(address))
        ? null
        : 'Email is not valid. Email addresses should follow the format user@domain.com.'
    case 'number':
      return wholeNumber.test(text.trim()) ? null : `${field.title} must be a whole number of 0 or more.`
    case 'currency':
      return amount.test(text.trim()) ? null : `${field.title} must be an amount, such as 1234 or 123.99.`
    case 'date':
      return isDate(value) ? null : `${field.title} is not a valid date.`
    case 'time':
      return isTime(value) ? null : `${field.title} is not a valid time.`
    case 'password':
      return /\s/.test(text) ? `${field.title} must not contain spaces.` : null
    case 'radio':
    case 'select':
    case 'checkbox':
      return parts.every((part) => field.options === undefined || field.options.includes(part))
        ? null
        : `${field.title} has a choice that is not offered.`
    case 'likert':
      return parts.every((part) => part === '' || likertValues.includes(part))
        ? null
        : `${field.title} has an answer outside -2 to 2.`
    case 'address':
      return isZipWanted(value) && !zip.test(zipOf(value)) ? 'US zip codes must be exactly 5 digits.' : null
    default:
      return null
  }
}

function isBlank(part: string): boolean {
  return part.trim() === ''
}

/** Whether a part is empty that every page requires: each part of a name or date, and the hour and minute of a time. */
function isPartMissing({ type }: FormField, value: unknown): boolean {
  if (!Array.isArray(value)) return false
  if (type === 'time') return value.slice(0, 2).some((part) => isBlank(textOf(part)))
  return (type === 'name' || type === 'date') && value.some((part) => isBlank(textOf(part)))
}

/** The address of an email field, which is a member of the value if the field also offers the newsletter. */
function addressOf(value: unknown, parts: readonly string[]): string {
  return typeof value === 'object' && value !== null && 'emailAddress' in value
    ? String(value.emailAddress)
    : parts.join('')
}

/** All texts in a value, at any depth. */
function partsOf(value: unknown): readonly string[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'object') return Object.values(value).flatMap(partsOf)
  return [String(value)]
}

// Zip codes are checked only if the country is the US (docs/decisions.md#26).
function isZipWanted(value: unknown): boolean {
  return zipOf(value) !== '' && unitedStates.includes(countryOf(value).trim().toLowerCase())
}

function countryOf(value: unknown): string {
  return isAddressList(value) ? textOf(value[5]) : memberOf(value, 'country')
}

function zipOf(value: unknown): string {
  return (isAddressList(value) ? textOf(value[4]) : memberOf(value, 'zip') || memberOf(value, 'postalCode')).trim()
}

/** Forms send an address as line 1, line 2, city, state, zip, country. Lists of another length are not checked. */
function isAddressList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length === 6
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function memberOf(value: unknown, name: string): string {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return ''
  return textOf(Reflect.get(value, name))
}
