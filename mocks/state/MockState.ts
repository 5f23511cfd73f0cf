import type { Form } from '../fixtures/Form'

/** Everything the mock server remembers, as one plain object: it survives `JSON.stringify` unchanged. Times are in milliseconds. */
export interface MockState {
  /** Position of the random sequence, so that a restored snapshot goes on with the same ids. */
  seed: number
  readonly sessions: Record<string, Session>
  readonly crumbs: Record<string, Crumb>
  readonly forms: Record<string, Form>
  readonly formKeys: Record<string, FormKey>
  /** Tasks of the proof of work that nobody answered yet. */
  readonly captchas: Record<string, Captcha>
  /** When each captcha's answer was taken; it is taken once. */
  readonly usedCaptchas: Record<string, number>
  submissions: Submission[]
  events: TelemetryEvent[]
  donations: Donation[]
  /** When each limited thing was last done, by `what:who`. */
  readonly attempts: Record<string, number[]>
  /** Answers kept for repeated idempotency keys. */
  readonly answered: Record<string, KeptAnswer>
  readonly carts: Record<string, unknown>
  headerFooter: { header: unknown; footer: unknown }
  multilingual: { languages: string[]; isConnected: boolean }
  /** The scenario that holds where a request names none; null for none. */
  scenario: ChosenScenario | null
}

/** One visitor, known by the session cookie. */
export interface Session {
  readonly createdAt: number
  /** Id of the account in `fixtures/accounts`, null for an anonymous visitor. */
  account: string | null
  xsrfToken: string | null
  cart: string | null
  scenario: ChosenScenario | null
}

/** A token against forged requests. */
export interface Crumb {
  readonly session: string
  readonly expiresAt: number
  /** Handed out in place of an expired one; the scenario `crumbExpired` lets only these pass. */
  readonly isRenewed: boolean
}

/** A permission to send one form once. */
export interface FormKey {
  readonly session: string
  readonly expiresAt: number
  isUsed: boolean
}

/** A task of the proof of work, with what solves it. */
export interface Captcha {
  readonly session: string
  readonly solution: number
  expiresAt: number
}

/** A form entry that was saved. */
export interface Submission {
  readonly id: string
  readonly at: number
  readonly formId: string
  readonly values: { readonly [fieldId: string]: unknown }
  /** Everything else that was sent: page and visitor fields. */
  readonly context: { readonly [name: string]: unknown }
}

/** One event that reached a collector. */
export interface TelemetryEvent {
  /** The sender's own id, else ours. What is sent twice under one id counts once (docs/decisions.md#50). */
  readonly id: string
  readonly at: number
  /** The operation that took it. */
  readonly operation: string
  readonly name: string
  readonly data: unknown
  /** How often it came again. */
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

export interface KeptAnswer {
  readonly body: string
  readonly status: number
  readonly json: unknown
}

/** A scenario set ahead for requests that name none. */
export interface ChosenScenario {
  readonly names: readonly string[]
  /** How many more requests it applies to; null for any number. */
  timesLeft: number | null
  readonly expiresAt: number | null
}
