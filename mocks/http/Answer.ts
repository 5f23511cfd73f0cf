/** What an operation answers, before any front turns it into a response. */
export interface Answer {
  readonly status: number
  readonly headers?: { readonly [name: string]: string }
  /** A value sent as JSON. */
  readonly json?: unknown
  /** A body sent as it is; with neither `json` nor `body` the body is empty. */
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** An answer that went well. */
export function ok(json: unknown = {}, status = 200): Answer {
  return { status, json }
}

/** No content: how a saved form is answered. */
export function empty(): Answer {
  return { status: 204 }
}

/** Why something was declined, and what the status would be if declines were not all HTTP 400 (docs/decisions.md#1). */
export interface Decline {
  readonly errorKey: string
  readonly status: number
  readonly message: string
  readonly errors?: { readonly [field: string]: string }
}

/** A decline: HTTP 400 with the reason in the body. */
export function declined({ errorKey, status, message, errors }: Decline): Answer {
  return { status: 400, json: { error: message, message, errorKey, status, ...(errors ? { errors } : {}) } }
}

/** Field errors, by field id (A8 Form submission). */
export function fieldErrors(errors: { readonly [fieldId: string]: string }): Answer {
  return { status: 400, json: { errors } }
}

/** The reply that asks for a login. */
export function loginRequired(): Answer {
  return { status: 401, json: { loginRequired: true, error: 'You need to log in to do this.' } }
}

/** The reply of a logged-in account that lacks the right. */
export function forbidden(): Answer {
  return { status: 403, json: { authorizationFail: true, error: 'This account may not do that.' } }
}

/** A crumb failure with the new token. */
export function crumbFailed(crumb: string, status = 400): Answer {
  return { status, json: { crumbFail: true, crumb, error: 'The crumb is missing, expired or wrong.' } }
}

/** Too many attempts; `seconds` until the next is allowed. */
export function rateLimited(seconds: number): Answer {
  const message = 'Too many requests. Please try again later.'
  return { status: 429, headers: { 'Retry-After': String(seconds) }, json: { error: message, message } }
}
