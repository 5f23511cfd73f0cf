import { RequestError } from './RequestError'
import { hasErrorName } from './SkerryError'

/** The answer was to be JSON and is not; shown as a system error (A8 Data layer). `cause` is the `SyntaxError`. */
export class ResponseParseError extends RequestError {
  override readonly name = 'ResponseParseError'
}

/** Whether `error` is a `ResponseParseError`, from whichever bundle of the page. */
export function isResponseParseError(error: unknown): error is ResponseParseError {
  return hasErrorName(error, 'ResponseParseError')
}
