import { isUnanswered } from '../errors/NetworkError'
import { isRequestError } from '../errors/RequestError'
import { format } from '../language/format'
import { messages } from './attemptMessages'

const tooManyRequests = 429
const longestInSeconds = 90 // what is longer is said in minutes

/** Says why an attempt failed: without a connection, or after too many others, how long to wait. Else its own message. */
export function attemptProblem(error: unknown): string {
  if (isUnanswered(error)) return messages.offline
  if (isRequestError(error) && error.status === tooManyRequests) return waitText(error.retryAfterMs)
  return error instanceof Error ? error.message : String(error)
}

function waitText(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  if (seconds === 0) return messages.tooMany
  if (seconds <= longestInSeconds) return format(messages.waitSeconds, { count: seconds })
  return format(messages.waitMinutes, { count: Math.ceil(seconds / 60) })
}
