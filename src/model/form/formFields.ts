import { isRecord } from '../text/json'

/** The field types of a form (A3 Form field types, B3 Form builder field types). */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'currency',
  'number',
  'website',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
] as const

/** A type of form fields. */
export type FieldType = (typeof fieldTypes)[number]

/** The values of a likert row, from -2 to 2 (A3). */
export const likertValues = ['-2', '-1', '0', '1', '2'] as const

/** One entry of the form context's `formFields`, with everything that the client needs to draw the field. */
export interface FormField {
  readonly id: string
  /** Files are not a type of the specification. */
  readonly type: FieldType | 'file'
  readonly title: string
  readonly description: string
  readonly placeholder: string
  readonly required: boolean
  /** UTF-16 units; 0 means no maximum (docs/decisions.md#25). */
  readonly maxLength: number
  /** The choices; for a likert, its statements. */
  readonly options: readonly string[]
  readonly showCountryCode: boolean
  readonly underline: boolean
  /** Whether an e-mail field asks for the owner's newsletter. */
  readonly mailingList: boolean
  /** The most files of a file field; 0 if not given. */
  readonly numFiles: number
  readonly currencySymbol: string
  /** For a hidden field: its name in the query string, and the value if the query string lacks it. */
  readonly key: string
  readonly value: string
}

/** Parses a field type. An unknown one is `text`, so that no field of a page is lost. */
export function fieldTypeOf(word: unknown): FieldType {
  return isFieldType(word) ? word : 'text'
}

/** Whether a word is one of the field types. */
export function isFieldType(word: unknown): word is FieldType {
  return fieldTypes.some((type) => type === word)
}

/** Parses `formFields` of a form's context. Takes any value; entries without an id are left out. */
export function parseFormFields(value: unknown): readonly FormField[] {
  return Array.isArray(value) ? value.map(parseFormField).filter((field) => field !== null) : []
}

function parseFormField(value: unknown): FormField | null {
  if (!isRecord(value)) return null
  const id = textOf(value.id)
  if (id === '') return null
  const title = textOf(value.title)
  return {
    id,
    type: value.type === 'file' ? 'file' : fieldTypeOf(value.type),
    title,
    description: textOf(value.description),
    placeholder: textOf(value.placeholder),
    required: value.required === true || value.required === 'true',
    maxLength: maxLengthOf(value.maxLength),
    options: optionsOf(value.options),
    showCountryCode: value.showCountryCode === true,
    underline: value.underline === true,
    mailingList: value.mailingList === true,
    numFiles: maxLengthOf(value.numFiles),
    currencySymbol: textOf(value.currencySymbol),
    key: textOf(value.key) || textOf(value.name) || title || id,
    value: textOf(value.value),
  }
}

/** Parses a maximum length: a whole number above 0, as a number or text; 0 for anything else, which means none (A5). */
export function maxLengthOf(value: unknown): number {
  const text = String(value ?? '').trim()
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

function optionsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value
    .map((option) => (isRecord(option) ? textOf(option.label ?? option.value) : textOf(option)))
    .filter(Boolean)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
