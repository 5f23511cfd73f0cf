import type { Form, FormField, FormFieldType } from '../fixtures/Form'
import { jsonOr, member, textMember } from '../http/body'
import { type Element, textOf } from './htmlTree'

// Older pages have the form's id in an inline handler or an attribute, newer ones in a JSON script.
const nameInCode = /formId["']?\s*:\s*["']([\w-]{1,64})["']/gi
const formId = /^[\w-]{1,64}$/
const contextClass = 'sqs-form-block-context'
const knownTypes: ReadonlySet<string> = new Set<FormFieldType>([
  ...(['text', 'textarea', 'email', 'currency', 'number', 'website', 'password', 'twitter', 'date', 'time'] as const),
  ...(['name', 'address', 'phone', 'section', 'radio', 'checkbox', 'select', 'likert', 'hidden'] as const),
])

/**
 * Finds the forms among the elements of a page, so that the server accepts the forms of any page it serves. Fields and
 * their rules come from the form's JSON context; a form without one accepts any entry.
 */
export function findForms(elements: readonly Element[]): readonly Form[] {
  const forms = new Map<string, Form>()
  for (const id of elements.flatMap(namesIn)) forms.set(id, openForm(id))
  for (const context of elements.filter(isContext).map((script) => jsonOr(textOf(script), null))) {
    const id = textMember(context, 'formId')
    if (id !== '') forms.set(id, { ...openForm(id), name: textMember(context, 'formName'), fields: fieldsOf(context) })
  }
  return [...forms.values()]
}

/** The form ids in an element's attributes or code. */
function namesIn(element: Element): readonly string[] {
  const own = element.attrs.find(({ name }) => name === 'data-form-id')?.value ?? ''
  const code = [...element.attrs.map(({ value }) => value), element.tagName === 'script' ? textOf(element) : '']
  const named = code.flatMap((text) => [...text.matchAll(nameInCode)].map(([, id = '']) => id))
  return formId.test(own) ? [own, ...named] : named
}

function isContext({ tagName, attrs }: Element): boolean {
  const classes = attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? []
  return tagName === 'script' && classes.includes(contextClass)
}

function openForm(id: string): Form {
  return { id, name: '', collectionId: '', hasCaptcha: false, fields: [] }
}

function fieldsOf(context: unknown): readonly FormField[] {
  const fields = member(context, 'formFields')
  return Array.isArray(fields) ? fields.flatMap((field) => fieldOf(field) ?? []) : []
}

function fieldOf(field: unknown): FormField | null {
  const type = textMember(field, 'type')
  const id = textMember(field, 'id')
  if (!isKnownType(type) || id === '') return null
  const options = optionsOf(member(field, 'options'))
  const maxLength = Number(textMember(field, 'maxLength'))
  return {
    id,
    type,
    title: textMember(field, 'title') || 'This field',
    isRequired: textMember(field, 'required') === 'true', // a boolean, or on some pages text
    ...(maxLength > 0 ? { maxLength } : {}),
    ...(options.length > 0 ? { options } : {}),
  }
}

/** The choices of a field, which pages write as strings or as objects with a label. */
function optionsOf(options: unknown): readonly string[] {
  if (!Array.isArray(options)) return []
  return options
    .map((one) => (typeof one === 'object' ? textMember(one, 'label') || textMember(one, 'value') : String(one)))
    .filter(Boolean)
}

function isKnownType(type: string): type is FormFieldType {
  return knownTypes.has(type)
}
