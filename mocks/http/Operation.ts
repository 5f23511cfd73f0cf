import type { Backend } from '../Backend'
import type { Session } from '../state/MockState'
import type { Answer } from './Answer'
import type { Body } from './body'
import type { Cookie, Cookies } from './cookies'

/** One operation of the `/api` surface. `openapi.json` describes the same operations. */
export interface Operation {
  /** The operation's name in `openapi.json`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/api/…`, with parameters as `{name}`. */
  readonly path: string
  /**
   * The data format that `?format=json` or `?format=ical` requests at a page's own path. The operation then answers
   * instead of the page.
   */
  readonly format?: 'json' | 'ical'
  readonly group: Group
  readonly crumb: CrumbRule
  readonly answer: (call: Call) => Answer | Promise<Answer>
}

/** The area of an operation, by which scenarios select it. No visitor waits for `telemetry`. */
export type Group = 'form' | 'account' | 'site' | 'commerce' | 'telemetry'

/**
 * `required` refuses requests without a valid crumb. `checked` refuses only a wrong one, because a beacon carries no
 * token.
 */
export type CrumbRule = 'required' | 'checked' | 'none'

/** One request, as passed to an operation. */
export interface Call {
  readonly backend: Backend
  readonly operation: Operation
  readonly request: Request
  readonly url: URL
  readonly params: { readonly [name: string]: string }
  readonly body: Body
  readonly cookies: Cookies
  /** The request's token, from the query, a header or a form field, in that order. */
  readonly crumb: string | null
  /** Returns the visitor's session. Starts one and sets its cookie if there is none. */
  readonly session: () => { readonly id: string; readonly session: Session }
  readonly setCookie: (cookie: Cookie) => void
}
