import type { FieldType } from './formFields'

/** An e-mail address, and whether its owner asked for the newsletter. */
export interface EmailSubscription {
  readonly emailAddress: string
  readonly isSubscribed: boolean
}

/**
 * The value of a field in the payload: a text, a list of parts or choices, the answers of a likert by statement, or the
 * address of a field that asks for the newsletter.
 */
export type FieldValue = string | readonly string[] | { readonly [statement: string]: string } | EmailSubscription

/** The values by field id. It has no prototype, because a field may be called `__proto__`. */
export interface FormPayload {
  readonly [fieldId: string]: FieldValue
}

/** An entry of the browser's own submission. */
export type FormEntry = readonly [name: string, value: string]

/** One control of a field. Choices that are not selected are left out. */
export interface FieldPart {
  /**
   * The role of the part in the rules: `line1` … `country` in an address, `month` in a date, `hour`, `half` (of the
   * day) and so on in a time, the statement in a likert, `subscription` for the newsletter next to an e-mail address;
   * otherwise empty.
   */
  readonly role: string
  readonly value: string
  readonly required: boolean
  /** Whether the value is a list of e-mail addresses, with commas between them. */
  readonly isList?: boolean
  /** The hidden value that is sent if no box or radio button of its name is checked. The visitor has not entered it. */
  readonly isStandIn?: boolean
}

/** The current content of a field. */
export interface FieldReading {
  readonly id: string
  /** Files are not a type of the specification, and not part of a payload. */
  readonly type: FieldType | 'file'
  readonly title: string
  readonly required: boolean
  /** UTF-16 units; 0 means no maximum. */
  readonly maxLength: number
  readonly parts: readonly FieldPart[]
}

const partsOfPhone = 3 // A3: a three-part phone value gets an empty first part
const partsOfAddress = ['line1', 'line2', 'city', 'state', 'zip', 'country']

/**
 * The payload of a form (A3, A7): all fields except sections, and other entries. Values that share an id are put in one
 * list.
 */
export function formPayload(readings: readonly FieldReading[], others: readonly FormEntry[] = []): FormPayload {
  const payload: { [fieldId: string]: FieldValue } = Object.create(null)
  const fields = readings.map((reading) => [reading.id, fieldValue(reading)] as const)
  for (const [id, value] of [...fields, ...others]) {
    if (value === null) continue
    const known = payload[id]
    payload[id] = known === undefined ? value : [...flat(known), ...flat(value)]
  }
  return payload
}

/** The value of one field by its type; `null` for a section, which is not submitted (A3), and for files. */
export function fieldValue(reading: FieldReading): FieldValue | null {
  const { type, parts } = reading
  const values = parts.map((part) => part.value)
  switch (type) {
    case 'section':
    case 'file':
      return null
    case 'address':
      return address(parts)
    case 'name':
    case 'date':
    case 'checkbox':
      return values
    case 'time':
      return isLeftEmpty(reading) ? values.map(() => '') : values
    case 'phone':
      return phone(parts)
    case 'email':
      return email(parts)
    case 'likert':
      return answers(parts)
    default:
      return plain(values)
  }
}

/** The part of a field that does not count as content by itself. */
const presets: { readonly [type: string]: string } = { time: 'half', address: 'country', email: 'subscription' }

/** Whether a field has no content besides a preset: the half of the day in a time, the country in an address. */
export function isLeftEmpty({ type, parts }: FieldReading): boolean {
  const preset = presets[type]
  const content = parts.filter(({ isStandIn }) => !isStandIn)
  const asked = content.filter(({ role }) => role !== preset)
  return (asked.length > 0 ? asked : content).every(isBlank)
}

export function isBlank({ value }: FieldPart): boolean {
  return value.trim() === ''
}

function plain(values: readonly string[]): string | readonly string[] {
  return values.length > 1 ? values : (values[0] ?? '')
}

function email(parts: readonly FieldPart[]): FieldValue {
  const asked = parts.find(({ role }) => role === 'subscription')
  const address = plain(parts.filter((part) => part !== asked).map(({ value }) => value.trim()))
  return asked && typeof address === 'string' ? { emailAddress: address, isSubscribed: asked.value !== '' } : address
}

/** Three parts are a number without a country, so an empty first part is added (A3). */
function phone(parts: readonly FieldPart[]): string | readonly string[] {
  const values = parts.map(({ value }) => value)
  const hasCountry = parts.some(({ role }) => role === 'country')
  return values.length === partsOfPhone && !hasCountry ? ['', ...values] : plain(values)
}

/** The parts of an address at fixed positions, so that a country without states does not move the zip code. */
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
  return typeof value === 'string' ? [value] : Array.isArray(value) ? value : Object.values(value).map(String)
}
