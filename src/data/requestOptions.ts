/** The HTTP methods that islands use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Query parameters. Null and undefined are left out, a list repeats its name. */
export type Query = { readonly [name: string]: QueryValue | readonly QueryValue[] }
type QueryValue = string | number | boolean | null | undefined

/** The options of a request, in addition to its method and path (A7 Data layer). */
export interface RequestOptions {
  readonly query?: Query
  /** Sent as JSON. Set at most one of `json`, `form` and `body`. */
  readonly json?: unknown
  /** Sent as a form body; values that are not text are sent as JSON. */
  readonly form?: { readonly [field: string]: unknown }
  /** Sent unchanged. */
  readonly body?: string
  readonly headers?: { readonly [name: string]: string }
  /** `json` (default), or `raw` for the plain text. */
  readonly response?: 'json' | 'raw'
  /**
   * How often the request is repeated, after 200 ms or the server's Retry-After, if no server answers, and for 408,
   * 425, 429 and 5xx without a text of its own (docs/decisions.md#2). Default: never.
   */
  readonly retries?: number
  /** For one attempt, including its body. Default 30,000. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Whether the request outlives the page; its body then has at most 64 KiB. Default: no. */
  readonly keepalive?: boolean
  /** Failure statuses with messages of the caller: they reject as `ServerReplyError` and announce no network error. */
  readonly ownStatuses?: readonly number[]
  /** Whether the visitor is waiting: a failure opens the system-error overlay unless a `catch` sets its `isHandled`. */
  readonly isForeground?: boolean
  /** Whether the caller's failure handler runs before the announcement of a required login (A4 Data requests). */
  readonly hasPriority?: boolean
}

/** Options of a request whose response is not JSON. */
export type RawOptions = RequestOptions & { readonly response: 'raw' }
