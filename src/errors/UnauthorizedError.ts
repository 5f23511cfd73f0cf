import { RequestError } from './RequestError'
import { hasErrorName } from './SkerryError'

/** The visitor may not do this: 401 or 403 without a reason of its own (A8 Data layer). */
export class UnauthorizedError extends RequestError {
  override readonly name = 'UnauthorizedError'
}

/** Whether `error` is a `UnauthorizedError`, from whichever bundle of the page. */
export function isUnauthorizedError(error: unknown): error is UnauthorizedError {
  return hasErrorName(error, 'UnauthorizedError')
}
