import { type FormSubmission, requestFormKey, saveFormSubmission } from '../../../src/data/forms'
import { isNetworkError } from '../../../src/errors/NetworkError'
import { visitorCookie } from '../../../src/telemetry/visitor'
import { messages } from '../messages'
import { describeFailure } from './describeFailure'
import { type FormFailure, general } from './formState'

/**
 * Sends one submission: asks for a key, then saves (A7). Returns `null` where it is saved, else what the visitor reads.
 * Never throws and never tries twice.
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
 * Who the visitor is, by the cookie that counts visits; nothing before consent (A3 visitor tracking fields,
 * docs/decisions.md#10).
 */
function trackingFields(): { readonly [field: string]: string } {
  const cookie = visitorCookie()
  return cookie === '' ? {} : { visitorCookie: cookie }
}

function unreached(failure: FormFailure, error: unknown): FormFailure {
  return isNetworkError(error) && error.reason !== 'status' ? withoutConnection(failure) : failure
}

/** If no server answered, the visitor is told to check the connection (A8 Strings). */
export function withoutConnection(failure: FormFailure): FormFailure {
  return { ...failure, fieldErrors: [{ fieldId: '', message: messages.checkConnection }] }
}
