import { RequestError } from './RequestError'
import { hasErrorName } from './SkerryError'

/** The server refused the token and its answer could not be used: the session is over or cookies are off (A2, decision 5). */
export class SessionError extends RequestError {
  override readonly name = 'SessionError'
}

/** Whether `error` is a `SessionError`, from whichever bundle of the page. */
export function isSessionError(error: unknown): error is SessionError {
  return hasErrorName(error, 'SessionError')
}
