import { type EmailPolicy, isEmail } from './email'
import type { FieldPart, FieldReading } from './formPayload'
import { isUnitedStates, isUsZip } from './usZip'

/** Which rule a field breaks (A5 Client-side field rules). */
export type FieldProblem = 'required' | 'too long' | 'email' | 'zip'

export interface RuleOptions {
  readonly emailPolicy: EmailPolicy
  /** The country of addresses that do not ask for one, two letters; empty where nobody knows it. */
  readonly country: string
}

/** What a field breaks. */
export interface FieldFault {
  readonly problem: FieldProblem
  /** The parts that break it, by their places; none where the field has no part that could. */
  readonly parts: readonly number[]
}

/** The first rule that a field breaks, or `null`. An optional empty field passes (A5). */
export function checkField(reading: FieldReading, options: RuleOptions): FieldFault | null {
  const { type, parts, required } = reading
  if (type === 'section' || type === 'hidden') return null
  const fault = (problem: FieldProblem, isWrong: (part: FieldPart) => boolean): FieldFault | null => {
    const wrong = parts.flatMap((part, index) => (isWrong(part) ? [index] : []))
    return wrong.length > 0 ? { problem, parts: wrong } : null
  }

  if (parts.every(isBlank))
    return required ? (fault('required', isAsked(reading)) ?? { problem: 'required', parts: [] }) : null
  return (
    (required ? fault('required', isAsked(reading)) : null) ??
    fault('too long', ({ value }) => isOverLength(value, reading.maxLength)) ??
    (type === 'email' ? fault('email', ({ value }) => !isEmail(value, options.emailPolicy)) : null) ??
    (type === 'address' && isInUnitedStates(reading, options.country) ? fault('zip', isWrongZip) : null)
  )
}

/** Whether a text is over the maximum, in UTF-16 units; 0 is no maximum (decision 25). */
export function isOverLength(text: string, maxLength: number): boolean {
  return maxLength > 0 && text.length > maxLength
}

function isBlank({ value }: FieldPart): boolean {
  return value.trim() === ''
}

/** Tells which parts of a required field are missing: every statement of a likert, else what itself is required. */
function isAsked({ type }: FieldReading): (part: FieldPart) => boolean {
  return (part) => (type === 'likert' || part.required) && isBlank(part)
}

function isInUnitedStates({ parts }: FieldReading, fallback: string): boolean {
  return isUnitedStates(parts.find(({ role }) => role === 'country')?.value || fallback)
}

function isWrongZip({ role, value }: FieldPart): boolean {
  return role === 'zip' && value.trim() !== '' && !isUsZip(value)
}
