import { SkerryError } from './SkerryError'

/** The JSON object of a response (A3 Error response), without its token. */
export type Reply = { readonly [field: string]: unknown }

/** The details of a failed request. */
export interface RequestFailure {
  readonly message: string
  /** Without the crumb. */
  readonly url: string
  readonly method: string
  /** The HTTP status; 0 if there was no response. */
  readonly status: number
  readonly reply?: Reply | null
  readonly errorKey?: string | null
  /** How long the server asks to wait before another attempt, in milliseconds; 0 if it does not say. */
  readonly retryAfterMs?: number
  readonly cause?: unknown
}

/** The base class of failed requests (A8 Data layer). `name` says why it failed. The messages are for visitors. */
export abstract class RequestError extends SkerryError {
  readonly url: string
  readonly method: string
  readonly status: number
  /** The JSON object of the response; null if it had none. */
  readonly reply: Reply | null
  /**
   * The reason code if the server declined, or the base64 of the URL if `isNetwork` (docs/decisions.md#1); null
   * otherwise.
   */
  readonly errorKey: string | null
  /** How long the server asks to wait before another attempt, in milliseconds; 0 if it does not say. */
  readonly retryAfterMs: number
  /** Whether the failure is flagged `network` (A8). */
  readonly isNetwork: boolean = false
  /** If a `catch` sets it to `true`, a failed foreground request opens no overlay (A8 Data layer). */
  isHandled = false

  constructor({
    message,
    url,
    method,
    status,
    reply = null,
    errorKey = null,
    retryAfterMs = 0,
    cause,
  }: RequestFailure) {
    super(message, cause === undefined ? undefined : { cause })
    this.url = url
    this.method = method
    this.status = status
    this.reply = reply
    this.errorKey = errorKey
    this.retryAfterMs = retryAfterMs
  }

  /** The texts of the reply's `errors` by field id; empty if the reply names no fields. */
  get errors(): { readonly [field: string]: string } {
    const errors = this.reply?.errors
    if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {}
    return Object.fromEntries(Object.entries(errors).filter(([, text]) => typeof text === 'string'))
  }

  /** Whether the reply asks for a login. */
  get isLoginRequired(): boolean {
    return this.reply?.loginRequired === true
  }

  /** Whether the reply says that the account may not do this. */
  get isAuthorizationFail(): boolean {
    return this.reply?.authorizationFail === true
  }

  /** Whether the server has removed the reason. Visitors then see the overlay's general message (A8 Data layer). */
  get isCleaned(): boolean {
    return this.reply?.cleaned === true
  }
}

const names = new Set([
  'InternalServerError',
  'MissingFormKeyError',
  'NetworkError',
  'ResponseParseError',
  'ServerReplyError',
  'ServiceUnavailableError',
  'SessionError',
  'UnauthorizedError',
])

/** Whether a failure came from the data layer, from whichever bundle of the page. */
export function isRequestError(error: unknown): error is RequestError {
  return error instanceof Error && names.has(error.name)
}
