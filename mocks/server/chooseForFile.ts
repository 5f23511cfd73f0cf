import type { IncomingMessage } from 'node:http'
import type { Backend } from '../Backend'
import { sessionCookie } from '../http/cookieNames'
import { parseCookies } from '../http/cookies'
import { chooseScenarios } from '../scenarios/chooseScenarios'
import type { Scenario } from '../scenarios/Scenario'
import { findSession } from '../state/sessions'

/** The scenarios for a file. Call `spend` when one of them takes effect. Unknown names are ignored. */
export function chooseForFile(
  backend: Backend,
  incoming: IncomingMessage,
  url: URL,
): { readonly scenarios: readonly Scenario[]; readonly spend: () => void } {
  const session = findSession(backend.state, parseCookies(incoming.headers.cookie ?? '')[sessionCookie])
  const { named, spend } = chooseScenarios(backend, choosingRequest(incoming, url), session)
  return { scenarios: 'scenarios' in named ? named.scenarios : [], spend }
}

/** The part of a request that chooses its scenarios: its URL and two headers. */
export function choosingRequest({ headers }: IncomingMessage, url: URL): Request {
  const chosen = new Headers()
  for (const name of ['referer', 'x-skerry-scenario']) {
    const value = headers[name]
    if (typeof value === 'string') chosen.set(name, value)
  }
  return new Request(url, { headers: chosen })
}
