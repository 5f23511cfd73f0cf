import type { Product } from '../src/model/product/Product'
import type { Form } from './fixtures/Form'
import { forms as fixtures } from './fixtures/forms'
import { accountCookie, crumbCookie, sessionCookie, xsrfCookie } from './http/cookieNames'
import type { Cookie, Cookies } from './http/cookies'
import type { LogEntry } from './http/LogEntry'
import { chosenScenario } from './scenarios/chosenScenario'
import { createState } from './state/createState'
import { isCrumbValid, issueCrumb } from './state/crumbs'
import type { MockState, ServedEvents, Session } from './state/MockState'
import { createSession, findSession } from './state/sessions'
import { restoreStore } from './state/store/createStore'
import { addProduct } from './state/store/products'

const logLength = 500
const defaultSeed = 1

/** Options of a mock backend. With a fixed clock and seed, its answers are reproducible. */
export interface BackendOptions {
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number
  /** How scenarios wait; a real timer by default. */
  readonly wait?: (ms: number) => Promise<void>
  /**
   * The seed of all generated ids and tokens. `reset` starts again with it. By default the first seed is 1, and `reset`
   * continues the sequence, because browsers keep the cookies of earlier sessions.
   */
  readonly seed?: number
  /** The names of the scenarios to start with, and to use after `reset`; none by default. */
  readonly scenarios?: readonly string[]
}

/**
 * One mock server: its state, its clock and its request log. The server, the service worker and the tests all use it.
 */
export interface Backend {
  readonly state: MockState
  readonly log: readonly LogEntry[]
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /**
   * Resets the state and the log. Keeps the fixtures, what was learned from pages, and the scenarios set at the start.
   */
  readonly reset: () => void
  /** Returns a copy of the state. */
  readonly snapshot: () => MockState
  /** Replaces the state with a snapshot. Keeps what was learned from pages, because they are still open. */
  readonly restore: (snapshot: MockState) => void
  /** Calls `listener` after every request that may have changed the state. Returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void
  /** Calls the listeners. */
  readonly changed: () => void
  /**
   * Adds a form found in a page, or its latest version, unless a fixture has its id. `reset` and `restore` keep it
   * because the page is still open.
   */
  readonly learnForm: (form: Form) => void
  /** Adds a product found in a page, unless a fixture has its id. `reset` and `restore` keep it too. */
  readonly learnProduct: (product: Product) => void
  /** Remembers the calendars and events found in a page, by its path. `reset` and `restore` keep them too. */
  readonly learnEvents: (path: string, found: ServedEvents) => void
  readonly record: (entry: LogEntry) => void
  /**
   * Returns the session and crumb cookies to set. `hasStaleCrumb` always sets a crumb, which `crumbExpired` refuses.
   */
  readonly visit: (cookies: Cookies, hasStaleCrumb?: boolean) => readonly Cookie[]
}

/** Creates a mock backend with fresh state. */
export function createBackend(options: BackendOptions = {}): Backend {
  const { now = Date.now, wait = waitReally, seed, scenarios = [] } = options
  const start = (from: number): MockState => ({ ...createState(from), scenario: chosenScenario(scenarios) })
  let state = start(seed ?? defaultSeed)
  let log: LogEntry[] = []
  const forms = new Map<string, Form>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const replace = (next: MockState) => {
    const products = Object.values(state.store.learned)
    state = { ...next, served: { ...next.served, ...state.served } }
    for (const form of forms.values()) learn(state, form)
    for (const product of products) addProduct(state.store, product)
    log = []
    changed()
  }
  return {
    get state() {
      return state
    },
    get log() {
      return log
    },
    now,
    wait,
    reset: () => replace(start(seed ?? state.seed)),
    snapshot: () => structuredClone(state),
    restore: (snapshot) => replace(restored(start(state.seed), structuredClone(snapshot))),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
    learnForm: (form) => {
      if (saysMore(form, forms.get(form.id))) forms.set(form.id, form)
      learn(state, form)
    },
    learnProduct: (product) => addProduct(state.store, product),
    learnEvents: (path, found) => learnEvents(state, path, found),
    record: (entry) => {
      log.push(entry)
      if (log.length > logLength) log = log.slice(-logLength)
    },
    visit: (cookies, hasStaleCrumb = false) => visit(state, cookies, now(), hasStaleCrumb),
  }
}

/** Stores a form. The latest page takes precedence. */
function learn(state: MockState, form: Form): void {
  const isFixture = fixtures.some(({ id }) => id === form.id)
  if (!isFixture && saysMore(form, state.forms[form.id])) state.forms[form.id] = form
}

function learnEvents(state: MockState, path: string, found: ServedEvents): void {
  const { [path]: _, ...others } = state.served
  const isEmpty = found.calendars.length + found.events.length === 0
  state.served = isEmpty ? others : { ...others, [path]: found }
}

/** Whether a form is new, or contains more than its id, which other pages may mention too. */
function saysMore(form: Form, known: Form | undefined): boolean {
  return known === undefined || form.fields.length > 0
}

// A snapshot may be older than the fixtures. Therefore current forms replace those with the same id, and the shop also
// gets what was added to it since.
function restored(fresh: MockState, snapshot: MockState): MockState {
  const store = restoreStore(fresh.store, snapshot.store)
  return { ...fresh, ...snapshot, forms: { ...snapshot.forms, ...fresh.forms }, store }
}

function visit(state: MockState, cookies: Cookies, now: number, hasStaleCrumb: boolean): readonly Cookie[] {
  const isKnown = findSession(state, cookies[sessionCookie]) !== null
  const session = isKnown ? String(cookies[sessionCookie]) : createSession(state, now)
  const wanted: Cookie[] = isKnown ? [] : [{ name: sessionCookie, value: session, httpOnly: true }]
  const held = cookies[crumbCookie] ?? null
  if (hasStaleCrumb || !isCrumbValid(state, session, held, now)) {
    wanted.push({ name: crumbCookie, value: issueCrumb(state, session, now) })
  }
  return [...wanted, ...memberCookies(state.sessions[session] ?? anonymous, cookies)]
}

type Member = Pick<Session, 'account' | 'xsrfToken'>

const anonymous: Member = { account: null, xsrfToken: null }

/** The cookies that say whether a member is logged in, with the token of the login, if they have to change. */
export function memberCookies({ account, xsrfToken }: Member, held: Cookies): readonly Cookie[] {
  const user = account === null ? null : JSON.stringify({ authenticated: true, siteUserId: account })
  return [...changedCookie(accountCookie, user, held), ...changedCookie(xsrfCookie, xsrfToken, held)]
}

function changedCookie(name: string, value: string | null, held: Cookies): readonly Cookie[] {
  if (value === (held[name] ?? null)) return []
  return [value === null ? { name, value: '', maxAge: 0 } : { name, value }]
}

function waitReally(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
