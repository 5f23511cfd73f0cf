import { RequestError } from './RequestError'
import { hasErrorName } from './SkerryError'

/** The server is down for the moment: 503 (A8 Data layer). */
export class ServiceUnavailableError extends RequestError {
  override readonly name = 'ServiceUnavailableError'
}

/** Whether `error` is a `ServiceUnavailableError`, from whichever bundle of the page. */
export function isServiceUnavailableError(error: unknown): error is ServiceUnavailableError {
  return hasErrorName(error, 'ServiceUnavailableError')
}
