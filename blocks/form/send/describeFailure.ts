import { isRequestError, type RequestError } from '../../../src/errors/RequestError'
import { format } from '../../../src/language/format'
import { messages } from '../messages'
import { statusMessages } from '../rules/ruleMessages'
import { type FieldError, type FormFailure, general, withHint } from './formState'

const badRequest = 400
const tooManyRequests = 429
const longestInSeconds = 90 // longer waits are given in minutes
const longestMs = 3_600_000 // nobody waits longer

/**
 * Returns what to show when the server did not save a submission (A8 Form submission): field messages if a 400 names
 * fields, else the message for the status, else the server's own error, else the unknown-error message. A 429 also says
 * how long to wait, if the server does. Anything but a `RequestError` gives the exception message.
 */
export function describeFailure(error: unknown): FormFailure {
  if (!isRequestError(error)) return general(messages.processingFailed)
  const fieldErrors = fieldErrorsOf(error)
  if (fieldErrors.length > 0) return { fieldErrors, above: messages.reviewBelow, below: messages.reviewAbove }
  const known: { readonly [status: number]: string } = statusMessages
  const failure = general(known[error.status] ?? (replyText(error) || messages.unknownError))
  const { status, retryAfterMs: waitMs } = error
  const isTimed = status === tooManyRequests && waitMs > 0 && waitMs <= longestMs
  return isTimed ? withHint(failure, waitText(waitMs / 1000)) : failure
}

function waitText(seconds: number): string {
  return seconds > longestInSeconds
    ? format(messages.waitMinutes, { count: Math.ceil(seconds / 60) })
    : format(messages.waitSeconds, { count: Math.ceil(seconds) })
}

function fieldErrorsOf({ status, reply }: RequestError): readonly FieldError[] {
  const errors = reply?.errors
  if (status !== badRequest || typeof errors !== 'object' || errors === null || Array.isArray(errors)) return []
  return Object.entries(errors).flatMap(([fieldId, message]) => {
    const text = typeof message === 'string' ? message : Array.isArray(message) ? message.filter(isText).join(' ') : ''
    return text === '' ? [] : [{ fieldId, message: text }]
  })
}

function replyText({ reply }: RequestError): string {
  return isText(reply?.error) ? reply.error : ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
