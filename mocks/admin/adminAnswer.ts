import type { Backend } from '../Backend'
import { accounts } from '../fixtures/accounts'
import { type Answer, ok } from '../http/Answer'
import { jsonMember, member, textMember } from '../http/body'
import { sessionCookie } from '../http/cookieNames'
import type { Cookie, Cookies } from '../http/cookies'
import { chosenScenario } from '../scenarios/chosenScenario'
import { namedScenarios, scenarioList, unknownScenarioMessage } from '../scenarios/scenarios'
import type { MockState } from '../state/MockState'
import { nextToken } from '../state/random'
import { findSession, logIn, logOut } from '../state/sessions'
import { adminIndex } from './adminIndex'

/** One request to `/__mock/`. */
export interface AdminRequest {
  readonly backend: Backend
  readonly method: string
  /** What follows `/__mock/`. */
  readonly name: string
  readonly url: URL
  readonly body: unknown
  readonly cookies: Cookies
}

/** What it gets. */
export interface AdminAnswer {
  readonly answer: Answer
  readonly cookies?: readonly Cookie[]
}

type Route = (request: AdminRequest) => AdminAnswer

const routes: { readonly [methodAndName: string]: Route } = {
  'GET ': ({ backend }) => ({ answer: page(adminIndex(backend)) }),
  'GET submissions': ({ backend }) => ({ answer: ok(backend.state.submissions) }),
  'GET events': ({ backend, url }) => ({ answer: ok(eventsOf(backend, url.searchParams.get('operation'))) }),
  'GET donations': ({ backend }) => ({ answer: ok(backend.state.donations) }),
  'GET log': ({ backend }) => ({ answer: ok(backend.log) }),
  'GET snapshot': ({ backend }) => ({ answer: ok(backend.state) }),
  'POST restore': restore,
  'POST reset': ({ backend }) => {
    backend.reset()
    return { answer: ok({ reset: true }) }
  },
  'GET scenarios': () => ({ answer: ok(scenarioList.map(({ name, description }) => ({ name, description }))) }),
  'GET scenario': ({ backend, cookies }) => ({
    answer: ok({
      server: backend.state.scenario,
      session: findSession(backend.state, cookies[sessionCookie])?.scenario ?? null,
    }),
  }),
  'POST scenario': setScenario,
  'GET login': logInAs,
  'POST login': logInAs,
}

/** Answers a request to `/__mock/`. */
export function adminAnswer(request: AdminRequest): AdminAnswer {
  const route = routes[`${request.method} ${request.name}`]
  if (route !== undefined) return route(request)
  return { answer: { status: 404, json: { error: 'There is no such page. The list is at /__mock/.' } } }
}

function page(html: string): Answer {
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: html }
}

function refused(message: string): AdminAnswer {
  return { answer: { status: 400, json: { error: message } } }
}

function eventsOf(backend: Backend, operation: string | null) {
  return backend.state.events.filter((event) => operation === null || event.operation === operation)
}

function restore({ backend, body }: AdminRequest): AdminAnswer {
  const isState = typeof member(body, 'seed') === 'number' && typeof member(body, 'sessions') === 'object'
  if (!isState) return refused('This is no snapshot. Send what GET /__mock/snapshot gave.')
  backend.restore(body as MockState) // the two members that no other JSON has vouch for it
  return { answer: ok({ restored: true }) }
}

/** `{name, times?, ttlSeconds?, session?}`; an empty name or `none` ends it. */
function setScenario({ backend, body, cookies, url }: AdminRequest): AdminAnswer {
  const name = textMember(body, 'name') || (url.searchParams.get('name') ?? '')
  const named = namedScenarios(name)
  if ('unknown' in named) return refused(unknownScenarioMessage(named.unknown, named.suggestion))
  const times = jsonMember(body, 'times')
  const ttlSeconds = jsonMember(body, 'ttlSeconds') ?? jsonMember(body, 'ttl')
  const wanted = chosenScenario(
    named.scenarios.map((scenario) => scenario.name),
    {
      timesLeft: typeof times === 'number' ? times : null,
      expiresAt: typeof ttlSeconds === 'number' ? backend.now() + ttlSeconds * 1000 : null,
    },
  )
  if (jsonMember(body, 'session') !== true) {
    backend.state.scenario = wanted
    backend.changed()
    return { answer: ok({ server: wanted }) }
  }
  const cookie = sessionCookieFor(backend, cookies)
  const session = findSession(backend.state, cookie.id)
  if (session !== null) session.scenario = wanted
  backend.changed()
  return { answer: ok({ session: wanted }), cookies: cookie.cookies }
}

/** `?as=owner|viewer|member|nobody&to=/path`: what the platform's own login page would do. */
function logInAs({ backend, url, body, cookies }: AdminRequest): AdminAnswer {
  const as = url.searchParams.get('as') ?? textMember(body, 'as')
  const account = accounts.find((one) => one.email.startsWith(`${as}@`))
  if (account === undefined && as !== 'nobody') return refused('Log in as owner, viewer, member or nobody.')
  const cookie = sessionCookieFor(backend, cookies)
  const session = findSession(backend.state, cookie.id)
  if (session !== null && account) logIn(session, account.id, nextToken(backend.state, 32))
  else if (session !== null) logOut(session)
  backend.changed()
  const to = url.searchParams.get('to')
  const answer = to === null ? ok({ account: account?.id ?? null }) : redirect(to)
  return { answer, cookies: cookie.cookies }
}

function sessionCookieFor(backend: Backend, cookies: Cookies) {
  const wanted = backend.visit(cookies)
  const id = wanted.find((cookie) => cookie.name === sessionCookie)?.value ?? cookies[sessionCookie]
  return { id, cookies: wanted }
}

// One leading slash, so that it never names another host.
function redirect(to: string): Answer {
  return { status: 302, headers: { Location: `/${to.replace(/^[/\\]+/, '')}` } }
}
