import { MissingFormKeyError } from '../errors/MissingFormKeyError'
import { isRequestError } from '../errors/RequestError'
import { isRecord } from '../model/text/json'
import { announce } from './announcements'
import { messages } from './messages'
import { post } from './request'

const keyPath = '/api/form/FormSubmissionKey'
const savePath = '/api/form/SaveFormSubmission'
const usedKey = 'FORM_KEY_USED'
// docs/decisions.md#9: the form's own table of messages overrides the data layer's, so these statuses are returned as
// the server's reply.
const formStatuses = [400, 401, 404, 429, 500]

/**
 * The saved data of a submitted form (A3 Form submission payload, docs/decisions.md#27: the union of both documents).
 */
export interface FormSubmission {
  /** From `requestFormKey`. */
  readonly key: string
  readonly formId: string
  readonly collectionId: string
  readonly objectName: string
  readonly isOverlayForm: boolean
  readonly submitButtonText: string
  /** JSON text: a map of field id to value. */
  readonly form: string
  readonly captchaKey?: string
  /** The same token again if the captcha scores the visit (docs/decisions.md#27). */
  readonly recaptchaEnterpriseV3Token?: string
  readonly pageTitle: string
  readonly pageId: string
  /** `i` for an item, `c` for a collection, empty if the page is neither. */
  readonly contentSource: 'i' | 'c' | ''
  readonly pagePath: string
  readonly pagePermissionTypeValue: string
  /** The visitor tracking fields, sent with the others; none before consent. */
  readonly tracking?: { readonly [field: string]: string | number }
}

/**
 * Requests the key for the next submission (A7). Never repeated except to renew the token. Rejects with a
 * `RequestError`: a `MissingFormKeyError` if the response has no key, a `ServerReplyError` for the statuses of the
 * form's own table.
 */
export async function requestFormKey(): Promise<string> {
  const reply = await post(keyPath, { ownStatuses: formStatuses })
  const key = isRecord(reply) ? reply.key : undefined
  if (typeof key === 'string' && key !== '') return key
  throw new MissingFormKeyError({ message: messages.noFormKey, url: keyPath, method: 'POST', status: 200 })
}

/**
 * Saves a submission (A7). Resolves once the server has saved it. Never repeated except to renew the token, so nothing
 * is saved twice. If a visitor has sent it before (`isRepeated`), a used key says that it was saved then
 * (docs/decisions.md#104). Rejects with a `RequestError` whose `status`, `reply` and `errors` the form maps to its own
 * messages (A8 Form submission).
 */
export async function saveFormSubmission(submission: FormSubmission, isRepeated = false): Promise<void> {
  const { tracking, ...fields } = submission
  try {
    await post(savePath, { json: { ...tracking, ...fields }, ownStatuses: formStatuses })
  } catch (error) {
    if (!isRepeated || !isRequestError(error) || error.errorKey !== usedKey) throw error
  }
  announce('form saved', { formId: fields.formId, isOverlayForm: fields.isOverlayForm })
}
