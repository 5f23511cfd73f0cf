import { type FormSubmission, requestFormKey, saveFormSubmission } from '../../../src/data/forms'
import { isUnanswered } from '../../../src/errors/NetworkError'
import { visitorCookie } from '../../../src/telemetry/visitor'
import { messages } from '../messages'
import { describeFailure } from './describeFailure'
import { type FormFailure, general } from './formState'

/**
 * Sends one submission: requests a key, then saves (A7). Returns `null` if it was saved, else the failure to show.
 * Never throws and never retries.
 */
export async function sendForm(submission: Omit<FormSubmission, 'key'>): Promise<FormFailure | null> {
  let key: string
  try {
    key = await requestFormKey()
  } catch (error) {
    return unreached(general(messages.noKey), error)
  }
  try {
    await saveFormSubmission({ key, ...submission, tracking: trackingFields() })
    return null
  } catch (error) {
    return unreached(describeFailure(error), error)
  }
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
  return { ...failure, fieldErrors: [{ fieldId: '', message: messages.checkConnection }] }
}
