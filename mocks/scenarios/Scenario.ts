import type { Answer } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'

/** How a request ends: with an answer, with no connection, or not at all. */
export type Outcome = Answer | 'network error' | 'never'

/** A named departure from what the server would do. */
export interface Scenario<Name extends string = string> {
  readonly name: Name
  /** One sentence for the list that QA reads. */
  readonly description: string
  /** Which operations it concerns. */
  readonly applies: (operation: Operation) => boolean
  /** Answers instead of the operation; null lets this request through. */
  readonly respond?: (call: Call) => Outcome | null
  /** Changes the operation's answer, or holds it back. */
  readonly transformResponse?: (answer: Answer, call: Call) => Answer | Promise<Answer>
  /** What becomes of the demo site's pictures, which are no operation: they are missing, or take so long. */
  readonly pictures?: 'missing' | { readonly delayMs: number }
  /** What becomes of Skerry's own code files, which are no operation either. The entry is none of them. */
  readonly scripts?: {
    /** Only the files of these names; all of them by default. */
    readonly only?: readonly string[]
    readonly delayMs?: number
    /** How often each is missing on a page before it comes. */
    readonly failures?: number
  }
}
