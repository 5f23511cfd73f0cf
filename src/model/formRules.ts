import { type EmailPolicy, isEmail } from './email'
import type { FieldReading } from './formPayload'
import { isUnitedStates, isUsZip } from './usZip'

/** Which rule a field breaks (A5 Client-side field rules). */
export type FieldProblem = 'required' | 'too long' | 'email' | 'zip'

export interface RuleOptions {
  readonly emailPolicy: EmailPolicy
  /** The country of addresses that do not ask for one, two letters; empty where nobody knows it. */
  readonly country: string
}

/** The first rule that a field breaks, or `null`. An optional empty field passes (A5). */
export function checkField(reading: FieldReading, options: RuleOptions): FieldProblem | null {
  if (reading.type === 'section' || reading.type === 'hidden') return null
  if (isEmpty(reading)) return reading.required ? 'required' : null
  if (lacksPart(reading)) return 'required'
  if (isTooLong(reading)) return 'too long'
  if (reading.type === 'email' && !hasEmails(reading, options.emailPolicy)) return 'email'
  if (reading.type === 'address' && hasWrongZip(reading, options.country)) return 'zip'
  return null
}

/** Whether a text is over the maximum, in UTF-16 units; 0 is no maximum (decision 25). */
export function isOverLength(text: string, maxLength: number): boolean {
  return maxLength > 0 && text.length > maxLength
}

function isEmpty({ parts }: FieldReading): boolean {
  return parts.every(({ value }) => value.trim() === '')
}

function lacksPart({ required, type, parts }: FieldReading): boolean {
  if (!required) return false
  if (type === 'likert') return parts.some(({ value }) => value === '')
  return parts.some((part) => part.required && part.value.trim() === '')
}

function isTooLong({ parts, maxLength }: FieldReading): boolean {
  return parts.some(({ value }) => isOverLength(value, maxLength))
}

function hasEmails({ parts }: FieldReading, policy: EmailPolicy): boolean {
  return parts.every(({ value }) => isEmail(value, policy))
}

function hasWrongZip({ parts }: FieldReading, fallback: string): boolean {
  const code = parts.find(({ role }) => role === 'zip')?.value ?? ''
  const country = parts.find(({ role }) => role === 'country')?.value || fallback
  return code.trim() !== '' && isUnitedStates(country) && !isUsZip(code)
}
