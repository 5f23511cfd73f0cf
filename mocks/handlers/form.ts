import { type Answer, declined, empty, fieldErrors, ok, rateLimited } from '../http/Answer'
import { jsonMember, textMember } from '../http/body'
import type { Call, Operation } from '../http/Operation'
import { type CaptchaProblem, takeAnswer } from '../state/captchas'
import { checkForm } from '../state/checkForm'
import { consumeFormKey, formKeyProblem, issueFormKey } from '../state/formKeys'
import { nextId } from '../state/random'
import { countAttempt } from '../state/rateLimits'

// The format of hosted pages: id, times of the first, previous and current visit, number of visits.
const visitorFormat = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\|\d{13}){3}\|[1-9]\d*$/
const saveLimit = { times: 10, withinMs: 60_000 } // entries per form and visitor

/** Form keys and form entries (A7, A8 Form submission). */
export const formOperations: readonly Operation[] = [
  {
    id: 'FormSubmissionKey',
    method: 'POST',
    path: '/api/form/FormSubmissionKey',
    group: 'form',
    crumb: 'required',
    answer: ({ backend, session }) => ok({ key: issueFormKey(backend.state, session().id, backend.now()) }),
  },
  {
    id: 'SaveFormSubmission',
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    group: 'form',
    crumb: 'required',
    answer: saveSubmission,
  },
]

function saveSubmission(call: Call) {
  const { state } = call.backend
  const now = call.backend.now()
  const formId = textMember(call.body.value, 'formId')
  const form = Object.hasOwn(state.forms, formId) ? state.forms[formId] : undefined
  if (form === undefined) return { status: 404, json: { error: `There is no form ${formId}.` } }
  const waitSeconds = countAttempt(state, `save ${formId} ${call.session().id}`, saveLimit, now)
  if (waitSeconds > 0) return rateLimited(waitSeconds)

  const key = textMember(call.body.value, 'key')
  const keyProblem = formKeyProblem(state, key, call.session().id, now)
  if (keyProblem !== null) {
    return declined({
      errorKey: keyProblem,
      status: 409,
      message: 'This form has expired. Please reload and try again.',
    })
  }
  const values = valuesOf(call)
  if (values === null) {
    return declined({ errorKey: 'FORM_UNREADABLE', status: 422, message: 'The form fields could not be read.' })
  }
  const visitor = textMember(call.body.value, 'visitorCookie')
  if (visitor !== '' && !visitorFormat.test(visitor)) {
    return declined({ errorKey: 'VISITOR_UNREADABLE', status: 422, message: 'The visitor could not be read.' })
  }
  // For a captcha that scores the visit, the platform's clients send only the second, and ours sends both.
  const answer = textMember(call.body.value, 'captchaKey') || textMember(call.body.value, 'recaptchaEnterpriseV3Token')
  const captchaProblem = form.hasCaptcha ? takeAnswer(state, answer, call.session().id, now) : null
  if (captchaProblem !== null) return captchaDeclined(captchaProblem)
  const problems = checkForm(form, values)
  if (Object.keys(problems).length > 0) return fieldErrors(problems)

  consumeFormKey(state, key)
  state.submissions.push({ id: nextId(state), at: now, formId, values, context: contextOf(call) })
  return empty()
}

/** The decline of a form whose captcha is missing or wrong. */
export function captchaDeclined(errorKey: CaptchaProblem): Answer {
  const message =
    errorKey === 'CAPTCHA_MISSING'
      ? 'Complete CAPTCHA before submitting.'
      : 'The CAPTCHA was not accepted. Please complete it again.'
  return declined({ errorKey, status: 422, message })
}

function valuesOf(call: Call): { readonly [fieldId: string]: unknown } | null {
  const form = jsonMember(call.body.value, 'form')
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return null
  return Object.fromEntries(Object.entries(form))
}

function contextOf(call: Call): { readonly [name: string]: unknown } {
  const sent = Object.entries(call.body.value as object) // a body without the key or the form has been declined above
  return Object.fromEntries(sent.filter(([name]) => name !== 'form' && name !== 'key' && name !== 'crumb'))
}
