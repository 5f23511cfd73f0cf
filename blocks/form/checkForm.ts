import { format } from '../../src/language/format'
import { checkField, type FieldProblem, type RuleOptions } from '../../src/model/formRules'
import type { FieldError } from './formState'
import { exampleEmail, ruleMessages } from './messages'
import type { FormFieldElements } from './readForm'

/** The message of every field that breaks a rule, in the order of the page (A5 Client-side field rules). */
export function checkForm(
  fields: readonly FormFieldElements[],
  rules: RuleOptions & { readonly requiredMessage: string },
): readonly FieldError[] {
  return fields.flatMap((field) => {
    const problem = checkField(field, rules)
    return problem ? [{ fieldId: field.id, message: messageOf(problem, field.title, rules.requiredMessage) }] : []
  })
}

/** `requiredMessage` is the page's own, in its language, with `{0}` for the title; empty where it has none. */
function messageOf(problem: FieldProblem, title: string, requiredMessage: string): string {
  if (problem === 'email') return format(ruleMessages.email, { email: exampleEmail })
  if (problem !== 'required') return ruleMessages[problem]
  if (title === '') return ruleMessages.requiredUntitled
  return requiredMessage ? requiredMessage.replace('{0}', () => title) : format(ruleMessages.required, { title })
}
