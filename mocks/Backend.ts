import type { Form } from './fixtures/Form'
import { crumbCookie, sessionCookie } from './http/cookieNames'
import type { Cookie, Cookies } from './http/cookies'
import type { LogEntry } from './http/LogEntry'
import { createState } from './state/createState'
import { isCrumbValid, issueCrumb } from './state/crumbs'
import type { MockState } from './state/MockState'
import { createSession, findSession } from './state/sessions'

const logLength = 500
const defaultSeed = 1

/** What a backend takes from outside, so that a test or a snapshot can hold it still. */
export interface BackendOptions {
  /** Milliseconds since 1970; the real clock by default. */
  readonly now?: () => number
  /** How scenarios wait; real time by default. */
  readonly wait?: (ms: number) => Promise<void>
  /** Decides every id and token; 1 by default. */
  readonly seed?: number
}

/** One mock server: its memory, its clock and what it saw. All fronts answer from one of these. */
export interface Backend {
  readonly state: MockState
  readonly log: readonly LogEntry[]
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Forgets everything that happened; the fixtures stay, and the forms that pages brought. */
  readonly reset: () => void
  /** A copy of everything it remembers. */
  readonly snapshot: () => MockState
  /** Goes back to such a copy. */
  readonly restore: (snapshot: MockState) => void
  /** Calls `listener` after every request that may have changed the state; returns what stops it. */
  readonly onChange: (listener: () => void) => () => void
  /** Tells the listeners. */
  readonly changed: () => void
  /** Makes a form known that a page carries; a fixture of the same id stays. `reset` does not forget it: the page is still open. */
  readonly learnForm: (form: Form) => void
  readonly record: (entry: LogEntry) => void
  /** What a page view sets: session and crumb, where the visitor has none that holds. `hasStaleCrumb` for `crumbExpired`. */
  readonly visit: (cookies: Cookies, hasStaleCrumb?: boolean) => readonly Cookie[]
}

/** Starts a mock server's memory. */
export function createBackend({ now = Date.now, wait = waitReally, seed = defaultSeed }: BackendOptions = {}): Backend {
  let state = createState(seed)
  let log: LogEntry[] = []
  const learned = new Map<string, Form>()
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const replace = (next: MockState) => {
    state = next
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
    reset: () => {
      replace(createState(seed))
      for (const form of learned.values()) learn(state, form)
    },
    snapshot: () => structuredClone(state),
    restore: (snapshot) => replace(restored(createState(seed), structuredClone(snapshot))),
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed,
    learnForm: (form) => {
      learned.set(form.id, form)
      learn(state, form)
    },
    record: (entry) => {
      log.push(entry)
      if (log.length > logLength) log = log.slice(-logLength)
    },
    visit: (cookies, hasStaleCrumb = false) => visit(state, cookies, now(), hasStaleCrumb),
  }
}

function learn(state: MockState, form: Form): void {
  if (!Object.hasOwn(state.forms, form.id)) state.forms[form.id] = form
}

// A snapshot may be older than the fixtures: today's forms replace those it has of the same id.
function restored(fresh: MockState, snapshot: MockState): MockState {
  return { ...fresh, ...snapshot, forms: { ...snapshot.forms, ...fresh.forms } }
}

function visit(state: MockState, cookies: Cookies, now: number, hasStaleCrumb: boolean): readonly Cookie[] {
  const isKnown = findSession(state, cookies[sessionCookie]) !== null
  const session = isKnown ? String(cookies[sessionCookie]) : createSession(state, now)
  const wanted: Cookie[] = isKnown ? [] : [{ name: sessionCookie, value: session, httpOnly: true }]
  const held = cookies[crumbCookie] ?? null
  if (hasStaleCrumb || !isCrumbValid(state, session, held, now)) {
    wanted.push({ name: crumbCookie, value: issueCrumb(state, session, now) })
  }
  return wanted
}

function waitReally(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
