import { type FormSubmission, requestFormKey, saveFormSubmission } from '../../src/data/forms'
import { describeFailure } from './describeFailure'
import { type FormFailure, general } from './formState'
import { messages } from './messages'

/**
 * Sends one submission: asks for a key, then saves (A7). Returns `null` where it is saved, else what the visitor reads.
 * Never throws and never tries twice.
 */
export async function sendForm(submission: Omit<FormSubmission, 'key'>): Promise<FormFailure | null> {
  let key: string
  try {
    key = await requestFormKey()
  } catch {
    return general(messages.noKey)
  }
  try {
    await saveFormSubmission({ key, ...submission })
    return null
  } catch (error) {
    return describeFailure(error)
  }
}
