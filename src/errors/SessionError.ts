import { RequestError } from './RequestError'

/**
 * The server refused the token and its answer could not be used: the session is over or cookies are off (A2,
 * docs/decisions.md#5).
 */
export class SessionError extends RequestError {
  override readonly name = 'SessionError'
}
