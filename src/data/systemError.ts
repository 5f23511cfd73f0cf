import type { RequestError } from '../errors/RequestError'
import { announce } from './announcements'

/**
 * Announces the failure of a foreground request as a system error, unless a `catch` marks it as handled in the same
 * turn (A8).
 */
export function announceUnlessHandled(error: RequestError): void {
  setTimeout(() => {
    if (!error.isHandled) announce('system error', { error, url: error.url })
  })
}
