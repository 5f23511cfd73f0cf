import type { Backend } from '../Backend'
import type { ChosenScenario, Session } from '../state/MockState'
import { type NamedScenarios, namedScenarios } from './scenarios'

const headerName = 'x-skerry-scenario'
const queryName = 'scenario'

/** The scenarios for one request, and what to call when one of them took effect. */
export interface Choice {
  readonly named: NamedScenarios
  readonly spend: () => void
}

/**
 * Which scenarios a request runs under (docs/decisions.md#57): its own header, else its own query, else the query of
 * the page it comes from, else what was set ahead for the session, else for the server.
 */
export function chooseScenarios(backend: Backend, request: Request, session: Session | null): Choice {
  const asked = request.headers.get(headerName) ?? queryOf(request.url) ?? queryOf(pageOf(request))
  if (asked !== null) return { named: namedScenarios(asked), spend: () => {} }
  const held = holding(session?.scenario ?? null, backend.now()) ?? holding(backend.state.scenario, backend.now())
  if (held === null) return { named: { scenarios: [] }, spend: () => {} }
  return { named: namedScenarios(held.names.join('+')), spend: () => spend(held) }
}

/** The page a request comes from: its Referer, which the worker only has as a property. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? request.referrer
  if (referer && referer !== 'about:client') return referer
  return typeof location === 'undefined' ? '' : location.href
}

function queryOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).searchParams.get(queryName) : null
}

function holding(chosen: ChosenScenario | null, now: number): ChosenScenario | null {
  if (chosen === null || chosen.timesLeft === 0) return null
  return chosen.expiresAt !== null && chosen.expiresAt <= now ? null : chosen
}

function spend(chosen: ChosenScenario): void {
  if (chosen.timesLeft !== null) chosen.timesLeft--
}
