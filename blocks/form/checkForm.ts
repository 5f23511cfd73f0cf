import { queryValue } from '../../src/browser/queryString'
import { settings } from '../../src/browser/settings'
import { format } from '../../src/language/format'
import { checkField, type FieldProblem } from '../../src/model/formRules'
import type { FormContext } from './formContext'
import type { FieldError } from './formState'
import { exampleEmail, ruleMessages } from './messages'
import { type FormFieldElements, readAgain } from './readForm'

/** The message of every field that breaks a rule, in the order of the page (A5 Client-side field rules). */
export function checkForm(fields: readonly FormFieldElements[], context: FormContext): readonly FieldError[] {
  return fields.flatMap((field) => errorOf(field, context) ?? [])
}

/** What is still to say of a field that was edited; `null` where nothing is, or where only the server knows. */
export function checkAgain({ field }: FieldError, context: FormContext): FieldError | null {
  return field ? errorOf(readAgain(field, queryValue), context) : null
}

function errorOf(field: FormFieldElements, context: FormContext): FieldError | null {
  const fault = checkField(field, { emailPolicy: settings().emailPolicy, country: context.country })
  if (!fault) return null
  const message = messageOf(fault.problem, field.title, context.captions['validation.required'])
  return { fieldId: field.id, message, field, wrong: fault.parts.flatMap((index) => field.partControls[index] ?? []) }
}

/** `requiredMessage` is the page's own, in its language, with `{0}` for the title; empty where it has none. */
function messageOf(problem: FieldProblem, title: string, requiredMessage: string): string {
  if (problem === 'email') return format(ruleMessages.email, { email: exampleEmail })
  if (problem !== 'required') return ruleMessages[problem]
  if (title === '') return ruleMessages.requiredUntitled
  return requiredMessage ? requiredMessage.replace('{0}', () => title) : format(ruleMessages.required, { title })
}
