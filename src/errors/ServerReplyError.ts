import { RequestError } from './RequestError'
import { hasErrorName } from './SkerryError'

/** The server declined and said why: error, message, errors or billingErrorCode are in `reply` (A8, decision 52). */
export class ServerReplyError extends RequestError {
  override readonly name = 'ServerReplyError'
}

/** Whether `error` is a `ServerReplyError`, from whichever bundle of the page. */
export function isServerReplyError(error: unknown): error is ServerReplyError {
  return hasErrorName(error, 'ServerReplyError')
}
