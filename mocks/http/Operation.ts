import type { Backend } from '../Backend'
import type { Session } from '../state/MockState'
import type { Answer } from './Answer'
import type { Body } from './body'
import type { Cookie, Cookies } from './cookies'

/** One operation of the `/api` surface; the same list is the contract in `openapi.json`. */
export interface Operation {
  /** The operation's name in `openapi.json`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/api/…`, with `{name}` for what varies. */
  readonly path: string
  readonly group: Group
  readonly crumb: CrumbRule
  readonly answer: (call: Call) => Answer | Promise<Answer>
}

/** What an operation belongs to; scenarios choose by it. `telemetry` is what no visitor waits for. */
export type Group = 'form' | 'account' | 'site' | 'commerce' | 'telemetry'

/** `required`: refused without a valid crumb. `checked`: a wrong one is refused, none is not (a beacon carries no token). */
export type CrumbRule = 'required' | 'checked' | 'none'

/** One request as an operation sees it. */
export interface Call {
  readonly backend: Backend
  readonly operation: Operation
  readonly request: Request
  readonly url: URL
  readonly params: { readonly [name: string]: string }
  readonly body: Body
  readonly cookies: Cookies
  /** The token this request carries: query, header or form field, in that order. */
  readonly crumb: string | null
  /** The visitor's session; begun, with its cookie, if there is none yet. */
  readonly session: () => { readonly id: string; readonly session: Session }
  readonly setCookie: (cookie: Cookie) => void
}
