import { queryValue } from '../../../src/browser/queryString'
import { settings } from '../../../src/browser/settings'
import { format } from '../../../src/language/format'
import { checkLink } from '../../../src/model/address/link'
import { isLeftEmpty } from '../../../src/model/form/formPayload'
import { checkField, type FieldFault } from '../../../src/model/form/formRules'
import { textOf } from '../read/fieldTitle'
import { type FormContext, readWord } from '../read/formContext'
import { type Control, type FormFieldElements, rereadField } from '../read/readForm'
import type { FieldError, FormFailure } from '../send/formState'
import { checkFiles } from './checkFiles'
import { exampleEmail, ruleMessages } from './ruleMessages'
import { shortenZip } from './shortenZip'

/** Returns an error for every field that breaks a rule, in page order (A5 Client-side field rules). */
export function checkForm(fields: readonly FormFieldElements[], context: FormContext): readonly FieldError[] {
  return fields.flatMap((field) => errorOf(field, context) ?? [])
}

/** Adds the fields to the server's messages, by id. Fields with the same id share the message. */
export function locate(failure: FormFailure, fields: readonly FormFieldElements[], context: FormContext): FormFailure {
  const byId = new Map<string, FormFieldElements[]>()
  for (const field of fields) {
    const same = byId.get(field.id)
    if (same) same.push(field)
    else byId.set(field.id, [field])
  }
  const fieldErrors = failure.fieldErrors.flatMap((error) => {
    const named = byId.get(error.fieldId)
    return named ? named.map((field) => ({ ...error, field, revalidate: revalidationOf(field, context) })) : [error]
  })
  return { ...failure, fieldErrors }
}

function errorOf(field: FormFieldElements, context: FormContext): FieldError | null {
  const found = unreadInput(field) ?? brokenRule(field, context) ?? checkFiles(field)
  return found && { ...found, fieldId: field.id, field, revalidate: revalidationOf(field, context) }
}

type Found = Pick<FieldError, 'message' | 'invalid'>

/** The browser's message about input that it cannot parse, such as half a date: the value is empty then. */
function unreadInput({ controls }: FormFieldElements): Found | null {
  const invalid = controls.filter(({ validity }) => validity.badInput)
  const [first] = invalid
  return first ? { invalid, message: first.validationMessage } : null
}

function brokenRule(field: FormFieldElements, context: FormContext): Found | null {
  const fault = checkField(field, {
    emailPolicy: settings().emailPolicy,
    country: context.country,
    holds: (rule) => wordOf(context, rule) !== '',
  })
  const invalid = new Set(fault?.parts.flatMap((index) => field.partControls[index] ?? []))
  return fault && { invalid: [...invalid], message: messageOf(fault, field, context) }
}

function revalidationOf(field: FormFieldElements, context: FormContext): () => FieldError | null {
  return () => errorOf(shortenZip(rereadField(field, queryValue), context), context)
}

function messageOf(fault: FieldFault, field: FormFieldElements, context: FormContext): string {
  const { problem, parts, values = [] } = fault
  switch (problem) {
    case 'required':
      return requiredMessage(fault, field, context)
    case 'email':
      return format(ruleMessages.email, { email: exampleEmail })
    case 'too long':
    case 'zip':
      return ruleMessages[problem]
    case 'link':
      return checkLink(field.parts[parts[0] ?? 0]?.value ?? '') ?? ''
    default:
      return fill(wordOf(context, problem), values)
  }
}

/** If some parts are filled in and the page has a text for it, the message names the missing parts. */
function requiredMessage({ parts }: FieldFault, field: FormFieldElements, context: FormContext): string {
  const { title } = field
  if (title === '') return ruleMessages.requiredUntitled
  const words = wordOf(context, 'missingRequiredSubfields')
  // Looked up only now: to find its label, a control searches the whole page, which is slow for thousands of controls.
  const missing = words && !isLeftEmpty(field) ? parts.map((index) => captionOf(field, index)).filter(Boolean) : []
  if (missing.length > 0) return fill(words, [title, missing.join(', ')])
  const required = wordOf(context, 'required')
  return required ? fill(required, [title]) : format(ruleMessages.required, { title })
}

/** The name of one part of a field: the statement of a Likert row, else the part's caption. */
function captionOf({ type, parts, partControls }: FormFieldElements, index: number): string {
  if (type === 'likert') return parts[index]?.role ?? ''
  const [control]: readonly Control[] = partControls[index] ?? []
  const label = control?.closest('label') ?? control?.labels?.[0]
  return textOf(label?.querySelector('.caption-text') ?? null)
}

function wordOf({ words }: FormContext, name: string): string {
  return readWord(words, `validation.${name}`)
}

/** Fills in `{0}`, `{1}` in one of the page's own texts, in whatever language they are. */
function fill(words: string, values: readonly (string | number)[]): string {
  return words.replace(/\{(\d+)\}/g, (whole, index) => String(values[index] ?? whole))
}
