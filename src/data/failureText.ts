import { isRequestError } from '../errors/RequestError'
import { messages } from './messages'

/**
 * What a visitor reads of a request that failed: the error's message. That of a response that is not JSON names an
 * address and what was received instead. It is for the system-error overlay (A8 Data layer), not for a block.
 */
export function failureText(error: unknown): string {
  if (isRequestError(error) && error.name === 'ResponseParseError') return messages.unknown
  return error instanceof Error ? error.message : String(error)
}
