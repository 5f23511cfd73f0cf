import { RequestError } from './RequestError'
import { hasErrorName } from './SkerryError'

/** The server failed: 500 or 501 without a reason of its own (A8 Data layer). */
export class InternalServerError extends RequestError {
  override readonly name = 'InternalServerError'
}

/** Whether `error` is a `InternalServerError`, from whichever bundle of the page. */
export function isInternalServerError(error: unknown): error is InternalServerError {
  return hasErrorName(error, 'InternalServerError')
}
