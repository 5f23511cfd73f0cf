import { isRequestError } from './RequestError'

/**
 * What a visitor reads of a request that failed: the error's message. That of a response that is not JSON names an
 * address and what was received instead. It is for the system-error overlay (A8 Data layer), so a block says `unknown`.
 */
export function failureText(error: unknown, unknown: string): string {
  if (isRequestError(error) && error.name === 'ResponseParseError') return unknown
  return error instanceof Error ? error.message : String(error)
}
