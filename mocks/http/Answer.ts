import type { Cart } from '../../src/model/cart/Cart'

/** An operation's answer, before it becomes a `Response`. */
export interface Answer {
  readonly status: number
  readonly headers?: { readonly [name: string]: string }
  /** A value sent as JSON. */
  readonly json?: unknown
  /** A body that is sent unchanged; with neither `json` nor `body` the body is empty. */
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** A successful answer. */
export function ok(json: unknown = {}, status = 200): Answer {
  return { status, json }
}

/** 204 No Content: the answer to a saved form. */
export function empty(): Answer {
  return { status: 204 }
}

/** The reason for a decline, and its specific status: every decline is sent as HTTP 400 (docs/decisions.md#1). */
export interface Decline {
  readonly errorKey: string
  readonly status: number
  readonly message: string
  readonly errors?: { readonly [field: string]: string }
  /** How many units are available, if there is too little stock. */
  readonly available?: number
  /** The current price of one unit, if the visitor has seen another. */
  readonly unitCents?: number
  /** The current cart, if an operation on a cart was declined. */
  readonly shoppingCart?: Cart
}

/** A decline: HTTP 400 with the reason in the body. */
export function declined({ errorKey, status, message, ...details }: Decline): Answer {
  return { status: 400, json: { error: message, message, errorKey, status, ...details } }
}

/** Field errors, by field id (A8 Form submission). */
export function fieldErrors(errors: { readonly [fieldId: string]: string }): Answer {
  return { status: 400, json: { errors } }
}

/** The 401 answer that requires a login. */
export function loginRequired(): Answer {
  return { status: 401, json: { loginRequired: true, error: 'You need to log in to do this.' } }
}

/** The 403 answer to a logged-in account without permission. */
export function forbidden(): Answer {
  return { status: 403, json: { authorizationFail: true, error: 'This account may not do that.' } }
}

/** The answer to a wrong or expired crumb, with a new token. */
export function crumbFailed(crumb: string, status = 400): Answer {
  return { status, json: { crumbFail: true, crumb, error: 'The crumb is missing, expired or wrong.' } }
}

/** Too many attempts: the next is allowed after `seconds`. */
export function rateLimited(seconds: number): Answer {
  const message = 'Too many requests. Please try again later.'
  return { status: 429, headers: { 'Retry-After': String(seconds) }, json: { error: message, message } }
}
