import { RequestError } from './RequestError'
import { hasErrorName } from './SkerryError'

/** The server answered without a form submission key, so the form cannot be sent (A7). */
export class MissingFormKeyError extends RequestError {
  override readonly name = 'MissingFormKeyError'
}

/** Whether `error` is a `MissingFormKeyError`, from whichever bundle of the page. */
export function isMissingFormKeyError(error: unknown): error is MissingFormKeyError {
  return hasErrorName(error, 'MissingFormKeyError')
}
