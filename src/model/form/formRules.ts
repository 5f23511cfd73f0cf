import { classifyLink } from '../address/link'
import { type EmailPolicy, isEmail } from './email'
import { type FieldPart, type FieldReading, isBlank, isLeftEmpty } from './formPayload'
import { type PlatformRule, platformFault } from './platformRules'
import { isUnitedStates, isUsZip } from './usZip'

/** The rule that a field violates (A5 Client-side field rules). */
export type FieldProblem = 'required' | 'too long' | 'email' | 'zip' | 'link' | PlatformRule

export interface RuleOptions {
  readonly emailPolicy: EmailPolicy
  /** The country of addresses that do not ask for one, two letters; empty if unknown. */
  readonly country: string
  /** Whether a rule of the platform applies. */
  readonly holds: (rule: PlatformRule) => boolean
}

/** A violated rule. */
export interface FieldFault {
  readonly problem: FieldProblem
  /** The indexes of the parts that violate it; empty if the field has no such part. */
  readonly parts: readonly number[]
  /** The values in the message of a platform rule. */
  readonly values?: readonly number[]
}

/** The first rule that a field violates, or `null`. An optional empty field passes (A5). */
export function checkField(reading: FieldReading, options: RuleOptions): FieldFault | null {
  const { type, parts, required } = reading
  if (type === 'section' || type === 'hidden' || type === 'file') return null
  const fault = (problem: FieldProblem, isWrong: (part: FieldPart) => boolean): FieldFault | null => {
    const wrong = parts.flatMap((part, index) => (isWrong(part) ? [index] : []))
    return wrong.length > 0 ? { problem, parts: wrong } : null
  }

  if (isLeftEmpty(reading))
    return required ? (fault('required', isMissingPart(reading)) ?? { problem: 'required', parts: [] }) : null
  return (
    (required ? fault('required', isMissingPart(reading)) : null) ??
    fault('too long', ({ value }) => isOverLength(value, reading.maxLength)) ??
    (type === 'email' ? fault('email', (part) => !areEmails(part, options.emailPolicy)) : null) ??
    (type === 'address' && isInUnitedStates(reading, options.country) ? fault('zip', isWrongZip) : null) ??
    (type === 'website' ? fault('link', ({ value }) => isMalformedLink(value)) : null) ??
    brokenPlatformRule(reading, options)
  )
}

/** Whether a text exceeds the maximum, in UTF-16 units; 0 means no maximum (docs/decisions.md#25). */
export function isOverLength(text: string, maxLength: number): boolean {
  return maxLength > 0 && text.length > maxLength
}

/** Returns a test for missing parts of a required field: every statement of a likert, otherwise each required part. */
function isMissingPart({ type }: FieldReading): (part: FieldPart) => boolean {
  return (part) => (type === 'likert' || part.required) && isBlank(part)
}

/**
 * A5 Link classification: http, https and ftp need // after the colon. A URL without a protocol is not rejected here.
 */
function isMalformedLink(text: string): boolean {
  const link = classifyLink(text)
  return link.kind === 'malformed' && (link.meant === 'http' || link.meant === 'https' || link.meant === 'ftp')
}

function areEmails({ role, value, isList }: FieldPart, policy: EmailPolicy): boolean {
  if (role === 'subscription') return true
  return (isList ? value.split(',') : [value]).every((address) => isEmail(address, policy))
}

function brokenPlatformRule({ type, parts }: FieldReading, { holds }: RuleOptions): FieldFault | null {
  const faults = parts.map((part) => (type === 'file' ? null : platformFault(type, part, parts)))
  const first = faults.find((one) => one && holds(one.rule))
  if (!first) return null
  const wrong = faults.flatMap((one, index) => (one?.rule === first.rule ? [index] : []))
  return { problem: first.rule, parts: wrong, values: first.values }
}

/** Whether an address is in the United States. `fallback` is the country of one that does not ask for it. */
export function isInUnitedStates({ parts }: FieldReading, fallback: string): boolean {
  return isUnitedStates(parts.find(({ role }) => role === 'country')?.value || fallback)
}

function isWrongZip({ role, value }: FieldPart): boolean {
  return role === 'zip' && value.trim() !== '' && !isUsZip(value)
}
