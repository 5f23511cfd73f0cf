/** One request in the log: who asked what, how it was bent, how it ended. */
export interface LogEntry {
  readonly number: number
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: { readonly [name: string]: string }
  /** The operation's id, null where no operation took it. */
  readonly operation: string | null
  readonly scenarios: readonly string[]
  /** The visitor's session, also one that this request began; null where there is none. */
  session: string | null
  /** The decoded body: JSON inside form fields is shown as what it says. */
  readonly body: unknown
  /** The status, or how else it ended. */
  outcome: number | 'network error' | 'never answered'
  answer: unknown
  durationMs: number
}
