import { RequestError, type RequestFailure } from './RequestError'
import { hasErrorName } from './SkerryError'

/** Why there was no usable response: a status without a message of its own, the time-out, or no connection. */
export type NetworkReason = 'status' | 'timeout' | 'connection'

/**
 * The server could not be reached, or responded with a status that has no message of its own (A8: flagged `network`).
 */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError'
  override readonly isNetwork = true
  /** The base64 of the url's UTF-8 bytes, without the crumb (A8, docs/decisions.md#3). */
  override readonly errorKey: string
  readonly reason: NetworkReason

  constructor(failure: RequestFailure & { readonly errorKey: string; readonly reason: NetworkReason }) {
    super(failure)
    this.errorKey = failure.errorKey
    this.reason = failure.reason
  }
}

/** Whether a request failed because no server responded, so that a visitor should check the connection. */
export function isUnanswered(error: unknown): boolean {
  return isNetworkError(error) && error.reason !== 'status'
}

/** Whether `error` is a `NetworkError`, from whichever bundle of the page. */
export function isNetworkError(error: unknown): error is NetworkError {
  return hasErrorName(error, 'NetworkError')
}
