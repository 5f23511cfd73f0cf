import { isRequestError } from './RequestError'

/**
 * The text that visitors see for a failed request: the error's message. If the response was not JSON, the message names
 * an address and what was received. It is meant for the system-error overlay (A8 Data layer), so the text is `unknown`
 * instead.
 */
export function failureText(error: unknown, unknown: string): string {
  if (isRequestError(error) && error.name === 'ResponseParseError') return unknown
  return error instanceof Error ? error.message : String(error)
}
