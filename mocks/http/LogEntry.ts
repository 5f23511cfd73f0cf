/** One request in the log, with its scenarios and its outcome. */
export interface LogEntry {
  readonly number: number
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: { readonly [name: string]: string }
  /** The operation's id; null if no operation matched. */
  readonly operation: string | null
  readonly scenarios: readonly string[]
  /** The visitor's session, including one that this request started; null if there is none. */
  session: string | null
  /** The decoded body, with JSON in form fields parsed. */
  readonly body: unknown
  /** The HTTP status, or why there was no response. */
  outcome: number | 'network error' | 'never answered'
  answer: unknown
  durationMs: number
}
