import { RequestError } from './RequestError'

/**
 * The server declined with a reason: error, message, errors or billingErrorCode are in `reply` (A8,
 * docs/decisions.md#52).
 */
export class ServerReplyError extends RequestError {
  override readonly name = 'ServerReplyError'
}
