import type { NetworkReason } from '../errors/NetworkError'
import type { Reply } from '../errors/RequestError'
import { format } from '../language/format'
import { isRecord } from '../model/text/json'
import { messages } from './messages'
import { errorKeyOf, withoutCrumb } from './url'

/** The response to one attempt. */
export interface Answer {
  /** 0 if no server answered. */
  readonly status: number
  readonly text: string
  /** Why the status is 0. */
  readonly reason?: NetworkReason
  readonly cause?: unknown
}

/** How to interpret the response. */
export interface Reading {
  readonly url: string
  /** Default `json`. */
  readonly response?: 'json' | 'raw'
  /** Failure statuses for which the caller has its own messages (docs/decisions.md#9). */
  readonly ownStatuses?: readonly number[]
}

/** The result of one attempt. */
export type Outcome = Success | Failure

export interface Success {
  readonly kind: 'success'
  /** The parsed body, or the text of a raw one; `undefined` if the status implies an empty body. */
  readonly data: unknown
}

/** Rejected token, error reply, a status with its own message, no usable answer, or a body that is not JSON. */
export type FailureKind = 'crumb' | 'reply' | 'unauthorized' | 'internal' | 'unavailable' | 'network' | 'parse'

export interface Failure {
  readonly kind: FailureKind
  readonly message: string
  readonly reply: Reply | null
  readonly errorKey: string | null
  /** The new token that the server sent with the rejection, not validated. */
  readonly crumb?: unknown
  readonly reason?: NetworkReason
  readonly cause?: unknown
}

const emptyStatuses = [204, 1223] // A4 Data requests; 1223 is how old engines reported 204 (docs/decisions.md#53)
const replyStatuses = [400, 401, 500, 502] // A8 Data layer
// A8 Data layer, `errors` by docs/decisions.md#52
const replyFields = ['error', 'message', 'billingErrorCode', 'errors']

/** Classifies a response by A4 Data requests and A8 Data layer. The content type is ignored. */
export function classify(answer: Answer, reading: Reading): Outcome {
  const { status, text } = answer
  if (emptyStatuses.includes(status)) return { kind: 'success', data: undefined }
  if (status === 0) return network(answer, reading, null)

  const body = parse(text)
  const reply = isRecord(body.value) ? body.value : null
  if (reply?.crumbFail === true) return { ...declined(reply, messages.session), kind: 'crumb', crumb: reply.crumb }
  if (status >= 200 && status <= 299) return succeed(body, answer, reading)
  if (reply && replyStatuses.includes(status) && replyFields.some((field) => isGiven(reply[field]))) {
    return declined(reply, messages.unknown)
  }
  const failure = byStatus(answer, reading, reply)
  return reading.ownStatuses?.includes(status) ? declined(reply, failure.message) : failure
}

/**
 * Whether a failed attempt may be repeated (docs/decisions.md#2): no answer, 408, 425, 429, and 5xx without a text.
 */
export function isWorthRetrying(failure: Failure, status: number): boolean {
  return failure.kind === 'network' && (status === 0 || status >= 500 || [408, 425, 429].includes(status))
}

function succeed(body: Parsed, { text }: Answer, reading: Reading): Outcome {
  const reply = isRecord(body.value) ? body.value : null
  if (isGiven(reply?.error) || reply?.loginRequired === true) return declined(reply, messages.unknown)
  if (reading.response === 'raw') return { kind: 'success', data: text }
  return body.error ? unreadable(body.error, reading.url) : { kind: 'success', data: body.value }
}

function byStatus(answer: Answer, reading: Reading, reply: Reply | null): Failure {
  const { status } = answer
  if (status === 401 || status === 403) return failure('unauthorized', messages.unauthorized, reply)
  if (status === 500 || status === 501) return failure('internal', messages.internal, reply)
  if (status === 503) return failure('unavailable', messages.unavailable, reply)
  return network(answer, reading, reply)
}

function failure(kind: FailureKind, message: string, reply: Reply | null): Failure {
  return { kind, message, reply: withoutToken(reply), errorKey: null }
}

function declined(reply: Reply | null, otherwise: string): Failure {
  const words = [reply?.error, reply?.message].find((text) => typeof text === 'string' && text !== '')
  const errorKey = typeof reply?.errorKey === 'string' ? reply.errorKey : null
  return { ...failure('reply', typeof words === 'string' ? words : otherwise, reply), errorKey }
}

function network({ reason = 'status', cause }: Answer, { url }: Reading, reply: Reply | null): Failure {
  return { ...failure('network', messages.network, reply), errorKey: errorKeyOf(url), reason, cause }
}

function unreadable(error: Error, url: string): Failure {
  const message = format(messages.parse, { url: withoutCrumb(url), message: error.message })
  return { ...failure('parse', message, null), cause: error }
}

interface Parsed {
  readonly value?: unknown
  readonly error?: Error
}

function parse(text: string): Parsed {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    // `JSON.parse` throws no other errors.
    return { error: error as SyntaxError }
  }
}

// Servers without a message send null, false or an empty text.
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== ''
}

// Errors end up in reports and consoles; the token must not (docs/decisions.md#4).
function withoutToken(reply: Reply | null): Reply | null {
  if (!reply) return null
  const { crumb: _, ...rest } = reply
  return rest
}
