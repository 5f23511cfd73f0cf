import type { IncomingMessage } from 'node:http'
import type { Backend } from '../Backend'
import { sessionCookie } from '../http/cookieNames'
import { parseCookies } from '../http/cookies'
import { chooseScenarios } from '../scenarios/chooseScenarios'
import type { Scenario } from '../scenarios/Scenario'
import { unknownScenarioMessage } from '../scenarios/scenarios'
import { findSession } from '../state/sessions'

/** The scenarios for a file, and the response if one of them is unknown. */
interface FileChoice {
  readonly scenarios: readonly Scenario[]
  readonly refusal: Response | null
  /** Call it when one of the scenarios takes effect. */
  readonly spend: () => void
}

/** Returns the scenarios for a file, which may be unknown: the page may be on another server, such as a bundler's. */
export function chooseForFile(backend: Backend, incoming: IncomingMessage, url: URL): FileChoice {
  const session = findSession(backend.state, parseCookies(incoming.headers.cookie ?? '')[sessionCookie])
  const { named, spend } = chooseScenarios(backend, choosingRequest(incoming, url), session)
  if ('scenarios' in named) return { scenarios: named.scenarios, refusal: null, spend }
  const message = unknownScenarioMessage(named.unknown, named.suggestion)
  return { scenarios: [], refusal: new Response(message, { status: 400, headers: refusalHeaders }), spend }
}

const refusalHeaders = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

/** The part of a request that chooses its scenarios: its URL and two headers. */
export function choosingRequest({ headers }: IncomingMessage, url: URL): Request {
  const chosen = new Headers()
  for (const name of ['referer', 'x-skerry-scenario']) {
    const value = headers[name]
    if (typeof value === 'string') chosen.set(name, value)
  }
  return new Request(url, { headers: chosen })
}
