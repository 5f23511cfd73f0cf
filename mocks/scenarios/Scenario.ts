import type { Answer } from '../http/Answer'
import type { Call, Operation } from '../http/Operation'

/** How a request ends: with a response, with a network error, or never. */
export type Outcome = Answer | 'network error' | 'never'

/** What happens to a file: it is a 404, HTML with status 200, never sent, or late. */
export type FileFault = 'missing' | 'html' | 'never' | { readonly delayMs: number }

/** A named change to the server's normal behaviour. */
export interface Scenario<Name extends string = string> {
  readonly name: Name
  /** One sentence for the list that QA reads. */
  readonly description: string
  /** Whether the scenario applies to an operation. */
  readonly applies: (operation: Operation) => boolean
  /** Responds instead of the operation; null passes the request on to the operation. */
  readonly respond?: (call: Call) => Outcome | null
  /** Changes, delays or drops the operation's response. */
  readonly transformResponse?: (answer: Answer, call: Call) => Outcome | Promise<Outcome>
  /** Delays the demo site's images, or makes them fail. Images are not operations. */
  readonly images?: FileFault
  /** The same for the demo site's sounds and videos. */
  readonly media?: FileFault
  /** Delays Skerry's code files, or makes them fail. The entry always loads. Code files are not operations either. */
  readonly scripts?: {
    /** The names of the files it applies to; all files by default. */
    readonly only?: readonly string[]
    readonly delayMs?: number
    /** How many times each file of a page responds with a 404 before it loads. */
    readonly failures?: number
    /** Whether they are never sent. */
    readonly hangs?: boolean
  }
}
