import type { Backend } from '../Backend'
import { sessionCookie } from '../http/cookieNames'
import type { Cookies } from '../http/cookies'
import type { ChosenScenario, Session } from '../state/MockState'
import { findSession } from '../state/sessions'
import { expiresCrumbs } from './chosenScenario'
import { type NamedScenarios, namedScenarios } from './scenarios'

const headerName = 'x-skerry-scenario'
const queryName = 'scenario'

/** The scenarios for one request. Call `spend` when one of them takes effect. */
export interface Choice {
  readonly named: NamedScenarios
  readonly spend: () => void
}

/**
 * Returns the scenarios of a request (docs/decisions.md#57): those in its header, else in its query, else in the query
 * of the page that sent it, else those set for the session, else those set for the server.
 */
export function chooseScenarios(backend: Backend, request: Request, session: Session | null): Choice {
  const asked = scenarioOfRequest(request) ?? scenarioInUrl(request)
  if (asked !== null) return { named: namedScenarios(asked), spend: () => {} }
  const held = holding(session?.scenario ?? null, backend.now()) ?? holding(backend.state.scenario, backend.now())
  if (held === null) return { named: { scenarios: [] }, spend: () => {} }
  return { named: namedScenarios(held.names.join('+')), spend: () => spend(held) }
}

/** Whether a scenario of a page view, of the session or of the server gives the page an expired crumb. */
export function hasStaleCrumb(backend: Backend, request: Request, cookies: Cookies): boolean {
  const { named } = chooseScenarios(backend, request, findSession(backend.state, cookies[sessionCookie]))
  return 'scenarios' in named && expiresCrumbs(named.scenarios.map(({ name }) => name))
}

/** The scenarios that a request itself names, in its header or its query; null if it names none. */
export function scenarioOfRequest(request: Request): string | null {
  return request.headers.get(headerName) ?? queryOf(request.url)
}

/** The scenarios in the query of a request, else in the query of the page that sent it; null if neither names any. */
export function scenarioInUrl(request: Request): string | null {
  return queryOf(request.url) ?? queryOf(pageOf(request))
}

/** The page that sent a request, from its Referer. In the worker, only the `referrer` property contains it. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? request.referrer
  if (referer && referer !== 'about:client') return referer
  return typeof location === 'undefined' ? '' : location.href
}

function queryOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).searchParams.get(queryName) : null
}

/** A scenario that was set, if it still applies. */
export function holding(chosen: ChosenScenario | null, now: number): ChosenScenario | null {
  if (chosen === null || chosen.timesLeft === 0) return null
  return chosen.expiresAt !== null && chosen.expiresAt <= now ? null : chosen
}

function spend(chosen: ChosenScenario): void {
  if (chosen.timesLeft !== null) chosen.timesLeft--
}
