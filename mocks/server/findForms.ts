import type { Form, FormField, FormFieldType } from '../fixtures/Form'
import { jsonOr, member, textMember } from '../http/body'

// G1 names its form in an inline handler or an attribute, G2 in a JSON script (`markup.md` section 2).
const namedForm = /(?:data-form-id=["']|formId(?:["']|&quot;)?\s*:\s*(?:["']|&quot;|&#39;))([\w-]{1,64})(?:["']|&)/gi
const contextScript = /<script[^>]+sqs-form-block-context[^>]*>([\s\S]*?)<\/script>/gi
const knownTypes: ReadonlySet<string> = new Set<FormFieldType>([
  ...(['text', 'textarea', 'email', 'currency', 'number', 'website', 'password', 'twitter', 'date', 'time'] as const),
  ...(['name', 'address', 'phone', 'section', 'radio', 'checkbox', 'select', 'likert', 'hidden'] as const),
])

/**
 * The forms that a page carries, so that the server knows the forms of any page it serves. Fields and their rules come
 * from the form's JSON context; a form that has none takes any entry.
 */
export function findForms(html: string): readonly Form[] {
  const forms = new Map<string, Form>()
  for (const [, id] of html.matchAll(namedForm)) if (id) forms.set(id, openForm(id))
  for (const [, text] of html.matchAll(contextScript)) {
    const context = jsonOr(text ?? '', null)
    const id = textMember(context, 'formId')
    if (id !== '') forms.set(id, { ...openForm(id), name: textMember(context, 'formName'), fields: fieldsOf(context) })
  }
  return [...forms.values()]
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
  if (!isKnownType(type)) return null
  const options = member(field, 'options')
  const maxLength = Number(textMember(field, 'maxLength'))
  return {
    id: textMember(field, 'id'),
    type,
    title: textMember(field, 'title') || 'This field',
    isRequired: member(field, 'required') === true,
    ...(maxLength > 0 ? { maxLength } : {}),
    ...(Array.isArray(options) && options.length > 0 ? { options: options.map(String) } : {}),
  }
}

function isKnownType(type: string): type is FormFieldType {
  return knownTypes.has(type)
}
