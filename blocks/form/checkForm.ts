import { queryValue } from '../../src/browser/queryString'
import { settings } from '../../src/browser/settings'
import { format } from '../../src/language/format'
import { checkField, type FieldProblem } from '../../src/model/formRules'
import { type FormContext, readWord } from './formContext'
import type { FieldError, FormFailure } from './formState'
import { type FormFieldElements, readAgain } from './readForm'
import { exampleEmail, ruleMessages } from './ruleMessages'

/** The message of every field that breaks a rule, in the order of the page (A5 Client-side field rules). */
export function checkForm(fields: readonly FormFieldElements[], context: FormContext): readonly FieldError[] {
  return fields.flatMap((field) => errorOf(field, context) ?? [])
}

/** Finds the fields that a server's messages name. Fields that share an id share the message. */
export function locate(failure: FormFailure, fields: readonly FormFieldElements[], context: FormContext): FormFailure {
  const byId = new Map<string, FormFieldElements[]>()
  for (const field of fields) byId.set(field.id, [...(byId.get(field.id) ?? []), field])
  const fieldErrors = failure.fieldErrors.flatMap((error) => {
    const named = byId.get(error.fieldId)
    return named ? named.map((field) => ({ ...error, field, again: againOf(field, context) })) : [error]
  })
  return { ...failure, fieldErrors }
}

function errorOf(field: FormFieldElements, context: FormContext): FieldError | null {
  const fault = checkField(field, { emailPolicy: settings().emailPolicy, country: context.country })
  if (!fault) return null
  return {
    fieldId: field.id,
    message: messageOf(fault.problem, field.title, readWord(context.words, 'validation.required')),
    field,
    wrong: fault.parts.flatMap((index) => field.partControls[index] ?? []),
    again: againOf(field, context),
  }
}

function againOf(field: FormFieldElements, context: FormContext): () => FieldError | null {
  return () => errorOf(readAgain(field, queryValue), context)
}

/** `requiredMessage` is the page's own, in its language, with `{0}` for the title; empty where it has none. */
function messageOf(problem: FieldProblem, title: string, requiredMessage: string): string {
  if (problem === 'email') return format(ruleMessages.email, { email: exampleEmail })
  if (problem !== 'required') return ruleMessages[problem]
  if (title === '') return ruleMessages.requiredUntitled
  return requiredMessage ? requiredMessage.replace('{0}', () => title) : format(ruleMessages.required, { title })
}
