import { InternalServerError } from '../errors/InternalServerError'
import { NetworkError } from '../errors/NetworkError'
import { NotFoundError } from '../errors/NotFoundError'
import type { RequestError } from '../errors/RequestError'
import { ResponseParseError } from '../errors/ResponseParseError'
import { ServerReplyError } from '../errors/ServerReplyError'
import { ServiceUnavailableError } from '../errors/ServiceUnavailableError'
import { SessionError } from '../errors/SessionError'
import { UnauthorizedError } from '../errors/UnauthorizedError'
import type { Failure } from './classify'
import { messages } from './messages'

/** The request that failed. `crumb` is the token that it carried, so that it can be kept out of the error. */
export interface Sent {
  readonly url: string
  readonly method: string
  readonly status: number
  readonly crumb: string | null
  readonly retryAfterMs: number
}

/** Creates the typed error of a failure. */
export function errorOf(failure: Failure, { url, method, status, crumb, retryAfterMs }: Sent): RequestError {
  const { kind, message, reply, errorKey, reason = 'status' } = failure
  const cause = containsCrumb(failure.cause, crumb) ? undefined : failure.cause
  const whole = { message, reply, errorKey, cause, url, method, status, retryAfterMs }
  if (kind === 'crumb') return new SessionError({ ...whole, message: messages.session })
  if (kind === 'reply') return new ServerReplyError(whole)
  if (kind === 'unauthorized') return new UnauthorizedError(whole)
  if (kind === 'internal') return new InternalServerError(whole)
  if (kind === 'unavailable') return new ServiceUnavailableError(whole)
  if (kind === 'parse') return new ResponseParseError(whole)
  // A8 gives a 404 the message of a missing connection. The cause tells developers the real status.
  const answered = status === 404 ? new NotFoundError(url) : undefined
  return new NetworkError({ ...whole, cause: cause ?? answered, errorKey: errorKey ?? '', reason })
}

// Some engines write the whole URL, including the token, into the error of a failed fetch.
function containsCrumb(cause: unknown, crumb: string | null): boolean {
  return crumb !== null && [crumb, encodeURIComponent(crumb)].some((secret) => String(cause).includes(secret))
}
