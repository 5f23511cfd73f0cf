import { failureText } from '../errors/failureText'
import { isUnanswered } from '../errors/NetworkError'
import { isRequestError } from '../errors/RequestError'
import { format } from '../language/format'
import { messages } from './attemptMessages'

const tooManyRequests = 429
const longestInSeconds = 90 // longer waits are given in minutes

/** Why an attempt failed: no connection, too many attempts with the time to wait, or the error's own message. */
export function attemptProblem(error: unknown): string {
  if (isUnanswered(error)) return messages.offline
  if (isRequestError(error) && error.status === tooManyRequests) return waitText(error.retryAfterMs)
  return failureText(error, messages.unknown)
}

function waitText(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  if (seconds === 0) return messages.tooMany
  if (seconds <= longestInSeconds) return format(messages.waitSeconds, { count: seconds })
  return format(messages.waitMinutes, { count: Math.ceil(seconds / 60) })
}
