import type { CalendarEvent } from '../fixtures/calendar'
import type { Form } from '../fixtures/Form'
import type { Cookie } from '../http/cookies'
import type { Store, StoredCart } from './store/Store'

/** The whole state of the mock server, as a plain object that can be serialised as JSON. Times are in milliseconds. */
export interface MockState {
  /** The position in the random sequence, so that a restored snapshot continues with the same ids. */
  seed: number
  readonly sessions: Record<string, Session>
  readonly crumbs: Record<string, Crumb>
  readonly forms: Record<string, Form>
  /** The calendars and events of the pages that the server has served, by the path of the page. */
  served: Record<string, ServedEvents>
  readonly formKeys: Record<string, FormKey>
  /** Open proof-of-work challenges. */
  readonly captchas: Record<string, Captcha>
  /** When each captcha answer was used. Each is valid once. */
  readonly usedCaptchas: Record<string, number>
  submissions: Submission[]
  events: TelemetryEvent[]
  donations: Donation[]
  /** The times of recent attempts at each rate-limited action. */
  readonly attempts: Record<string, number[]>
  /** Answers stored for repeated idempotency keys. */
  readonly answered: Record<string, KeptAnswer>
  /** By the id of the item. */
  readonly likes: Record<string, Likes>
  readonly carts: Record<string, StoredCart>
  /** The shop: its stock, coupons, orders and reviews. */
  store: Store
  headerFooter: { header: unknown; footer: unknown }
  multilingual: { languages: string[]; isConnected: boolean }
  /** The scenario for requests that name none; null for none. */
  scenario: ChosenScenario | null
  /** How many responses the scenario `overtaking` has changed or let pass. */
  overtakingResponses: number
}

/** The calendars and events of a page. */
export interface ServedEvents {
  /** The ids of the calendars' collections. */
  readonly calendars: readonly string[]
  readonly events: readonly CalendarEvent[]
}

/** One visitor, identified by the session cookie. */
export interface Session {
  readonly createdAt: number
  /** The id of an account in `fixtures/accounts`; null for an anonymous visitor. */
  account: string | null
  xsrfToken: string | null
  cart: string | null
  scenario: ChosenScenario | null
}

/** A CSRF token. */
export interface Crumb {
  readonly session: string
  readonly expiresAt: number
  /** Whether it replaced an expired one. The scenario `crumbExpired` accepts only these. */
  isRenewed: boolean
}

/** A key for submitting a form once. */
export interface FormKey {
  readonly session: string
  readonly expiresAt: number
  isUsed: boolean
}

/** A proof-of-work challenge, with its solution. */
export interface Captcha {
  readonly session: string
  readonly solution: number
  expiresAt: number
}

/** A saved form entry. */
export interface Submission {
  readonly id: string
  readonly at: number
  readonly formId: string
  readonly values: { readonly [fieldId: string]: unknown }
  /** The other fields of the request, about the page and the visitor. */
  readonly context: { readonly [name: string]: unknown }
}

/** One event that reached a collector. */
export interface TelemetryEvent {
  /** The sender's id, or a new one. Events with the same id count once (docs/decisions.md#50). */
  readonly id: string
  readonly at: number
  /** The operation that received it. */
  readonly operation: string
  readonly name: string
  readonly data: unknown
  /** How many times it was sent again. */
  repeats: number
}

export interface Donation {
  readonly id: string
  readonly at: number
  readonly donatePageId: string
  readonly amountCents: number
  readonly frequency: string
  readonly email: string
}

/** Who likes an item. */
export interface Likes {
  /** The number of visitors who liked the item before the server started. */
  readonly others: number
  /** The sessions that like the item. */
  readonly sessions: readonly string[]
}

export interface KeptAnswer {
  readonly body: string
  readonly status: number
  readonly json: unknown
  /** The cookies that were set with the answer. */
  readonly cookies?: readonly Cookie[]
}

/** A scenario for requests that name none. */
export interface ChosenScenario {
  readonly names: readonly string[]
  /** How many more requests it applies to; null for any number. */
  timesLeft: number | null
  readonly expiresAt: number | null
}
