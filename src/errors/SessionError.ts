import { RequestError } from './RequestError'

/**
 * The server rejected the token and sent no usable one: the session has ended, or cookies are disabled (A2,
 * docs/decisions.md#5).
 */
export class SessionError extends RequestError {
  override readonly name = 'SessionError'
}
