import { shared } from '../../../src/browser/shared'
import { type FormSubmission, requestFormKey, saveFormSubmission } from '../../../src/data/forms'
import { isNetworkError, isUnanswered } from '../../../src/errors/NetworkError'
import { isRequestError } from '../../../src/errors/RequestError'
import { visitorCookie } from '../../../src/telemetry/visitor'
import { messages } from '../messages'
import { describeFailure } from './describeFailure'
import { type FormFailure, general, withHint } from './formState'

const tooManyRequests = 429
// The gateway's own pages. The server behind it, which did not answer in time, may have saved the submission.
const gatewayStatuses = [502, 504]

/** The last submission of each form, if nobody knows whether the server has saved it. */
const unanswered = () => shared('unansweredForms', () => new WeakMap<object, Pick<FormSubmission, 'key' | 'form'>>())

/**
 * Sends one submission of a form: requests a key, then saves (A7). What was sent before without an answer has the same
 * key again, so it is saved once (docs/decisions.md#104). Returns `null` if it was saved, else the failure to show.
 * Never throws and never retries.
 */
export async function sendForm(
  sender: HTMLFormElement,
  submission: Omit<FormSubmission, 'key'>,
): Promise<FormFailure | null> {
  const { form } = submission
  const last = unanswered().get(sender)
  const isRepeated = last?.form === form
  let key: string
  try {
    key = isRepeated ? last.key : await requestFormKey()
  } catch (error) {
    return unreached(general(messages.noKey), error)
  }
  unanswered().delete(sender)
  try {
    await saveFormSubmission({ key, ...submission, tracking: trackingFields() }, isRepeated)
    return null
  } catch (error) {
    if (isUnanswered(error) || isInDoubt(error, isRepeated)) unanswered().set(sender, { key, form })
    return unreached(describeFailure(error), error)
  }
}

/** Whether the response leaves open if this submission, or an earlier one with its key, has been saved. */
function isInDoubt(error: unknown, isRepeated: boolean): boolean {
  if (isRepeated) return isRequestError(error) && error.status >= tooManyRequests
  return isNetworkError(error) && gatewayStatuses.includes(error.status)
}

/**
 * Identifies the visitor by the cookie that counts visits; empty before consent (A3 visitor tracking fields,
 * docs/decisions.md#10).
 */
function trackingFields(): { readonly [field: string]: string } {
  const cookie = visitorCookie()
  return cookie === '' ? {} : { visitorCookie: cookie }
}

function unreached(failure: FormFailure, error: unknown): FormFailure {
  return isUnanswered(error) ? withoutConnection(failure) : failure
}

/** Adds the hint to check the connection, for the case that no server answered (A8 Strings). */
export function withoutConnection(failure: FormFailure): FormFailure {
  return withHint(failure, messages.checkConnection)
}
