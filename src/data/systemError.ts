import { shared } from '../browser/shared'
import { isRequestError, type RequestError } from '../errors/RequestError'
import { announce } from './announcements'

const handled = () => shared('handled errors', () => new WeakSet<Error>())

/** Says that a foreground request's failure is dealt with, so that it opens no overlay. Call it in the `catch`, in the same turn. */
export function markHandled(error: unknown): void {
  if (isRequestError(error)) handled().add(error)
}

/** Announces the failure of a foreground request as a system error unless somebody has handled it by the end of the turn (A8). */
export function announceUnlessHandled(error: RequestError): void {
  setTimeout(() => {
    if (!handled().has(error)) announce('system error', { error, url: error.url })
  })
}
