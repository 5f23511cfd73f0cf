import type { FieldType } from './formFields'

/** What one field holds on the wire: a text, a list of parts or choices, or the answers of a likert by statement. */
export type FieldValue = string | readonly string[] | { readonly [statement: string]: string }

/** The map of field id to value, without a prototype: a field may be called `__proto__`. */
export interface FormPayload {
  readonly [fieldId: string]: FieldValue
}

/** One control of a field, as read off the form. A choice that is not taken is no part. */
export interface FieldPart {
  /**
   * What the part is for where a rule asks: of an address `line1` … `country`, of a date `month`, of a time `hour`, `half` (of the
   * day) and so on, of a likert the statement; empty otherwise.
   */
  readonly role: string
  readonly value: string
  readonly required: boolean
}

/** One field as read off the form. */
export interface FieldReading {
  readonly id: string
  /** Files are no type of the specification, and no part of a payload. */
  readonly type: FieldType | 'file'
  readonly title: string
  readonly required: boolean
  /** UTF-16 units; 0 where there is no maximum. */
  readonly maxLength: number
  readonly parts: readonly FieldPart[]
}

const partsOfPhone = 3 // A3: a three-part phone value gets an empty first part
const partsOfAddress = ['line1', 'line2', 'city', 'state', 'zip', 'country']

/** The payload of a form (A3, A7): every field but sections. Fields that share an id keep all their values in one list. */
export function formPayload(readings: readonly FieldReading[]): FormPayload {
  const payload: { [fieldId: string]: FieldValue } = Object.create(null)
  for (const reading of readings) {
    const value = fieldValue(reading)
    if (value === null) continue
    const known = payload[reading.id]
    payload[reading.id] = known === undefined ? value : [...flat(known), ...flat(value)]
  }
  return payload
}

/** The value of one field by its type; `null` for a section, which is skipped on submission (A3), and for files. */
export function fieldValue({ type, parts }: FieldReading): FieldValue | null {
  const values = parts.map((part) => part.value)
  switch (type) {
    case 'section':
    case 'file':
      return null
    case 'address':
      return address(parts)
    case 'name':
    case 'date':
    case 'time':
    case 'checkbox':
      return values
    case 'phone':
      return phone(parts)
    case 'email':
      return plain(values.map((value) => value.trim()))
    case 'likert':
      return answers(parts)
    default:
      return plain(values)
  }
}

function plain(values: readonly string[]): string | readonly string[] {
  return values.length > 1 ? values : (values[0] ?? '')
}

/** Three parts are a number without its country, whose place stays empty (A3). */
function phone(parts: readonly FieldPart[]): string | readonly string[] {
  const values = parts.map(({ value }) => value)
  const hasCountry = parts.some(({ role }) => role === 'country')
  return values.length === partsOfPhone && !hasCountry ? ['', ...values] : plain(values)
}

/** The parts of an address in their places, for a country without states must not move the zip code forward. */
function address(parts: readonly FieldPart[]): readonly string[] {
  const known = new Map(parts.map(({ role, value }) => [role, value]))
  const isPlaced = known.size === parts.length && parts.every(({ role }) => partsOfAddress.includes(role))
  return isPlaced ? partsOfAddress.map((role) => known.get(role) ?? '') : parts.map(({ value }) => value)
}

function answers(parts: readonly FieldPart[]): { readonly [statement: string]: string } {
  const byStatement: { [statement: string]: string } = Object.create(null)
  for (const { role, value } of parts) if (value !== '') byStatement[role] = value
  return byStatement
}

function flat(value: FieldValue): readonly string[] {
  return typeof value === 'string' ? [value] : Array.isArray(value) ? value : Object.values(value)
}
