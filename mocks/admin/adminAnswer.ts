import { type Backend, memberCookies } from '../Backend'
import { accounts } from '../fixtures/accounts'
import { type Answer, ok } from '../http/Answer'
import { member, textMember } from '../http/body'
import { sessionCookie } from '../http/cookieNames'
import type { Cookie, Cookies } from '../http/cookies'
import { ownPath } from '../http/ownPath'
import { holding } from '../scenarios/chooseScenarios'
import { chosenScenario, setScenario } from '../scenarios/chosenScenario'
import { namedScenarios, scenarioList } from '../scenarios/scenarios'
import { createState } from '../state/createState'
import type { MockState } from '../state/MockState'
import { nextToken } from '../state/random'
import { findSession, logIn, logOut } from '../state/sessions'
import { adminIndex } from './adminIndex'
import { filterLog, unknownOperation } from './filterLog'
import { readScenarioOrder } from './readScenarioOrder'
import { changeStore, storeReport } from './storeAdmin'

/** One request to `/__mock/`. */
export interface AdminRequest {
  readonly backend: Backend
  readonly method: string
  /** The path after `/__mock/`. */
  readonly name: string
  readonly url: URL
  readonly body: unknown
  /** Whether the body could not be parsed. */
  readonly isTorn: boolean
  readonly cookies: Cookies
}

/** The answer to an `AdminRequest`, with the cookies to set. */
export interface AdminAnswer {
  readonly answer: Answer
  readonly cookies?: readonly Cookie[]
}

type Route = (request: AdminRequest) => AdminAnswer

const routes: { readonly [methodAndName: string]: Route } = {
  'GET ': ({ backend, cookies }) => ({
    answer: page(adminIndex(backend, findSession(backend.state, cookies[sessionCookie]))),
  }),
  'GET submissions': ({ backend }) => ({ answer: ok(backend.state.submissions) }),
  'GET events': listEvents,
  'GET donations': ({ backend }) => ({ answer: ok(backend.state.donations) }),
  'GET store': ({ backend }) => ({ answer: ok(storeReport(backend.state.store, backend.now())) }),
  'PUT store': putStore,
  'GET log': ({ backend, url, cookies }) => {
    const entries = filterLog(backend.log, url.searchParams, cookies[sessionCookie])
    return typeof entries === 'string' ? refused(entries) : { answer: ok(entries) }
  },
  'GET snapshot': ({ backend }) => ({ answer: ok(backend.state) }),
  'POST restore': restore,
  'POST reset': ({ backend }) => {
    backend.reset()
    return { answer: ok({ reset: true }) }
  },
  'GET scenarios': () => ({ answer: ok(scenarioList.map(({ name, description }) => ({ name, description }))) }),
  'GET scenario': ({ backend, cookies }) => ({
    answer: ok({
      server: holding(backend.state.scenario, backend.now()),
      session: holding(findSession(backend.state, cookies[sessionCookie])?.scenario ?? null, backend.now()),
    }),
  }),
  'POST scenario': orderScenario,
  'GET login': logInAs,
  'POST login': logInAs,
}

/** Answers a request to `/__mock/`. */
export function adminAnswer(request: AdminRequest): AdminAnswer {
  const route = routes[`${request.method} ${request.name}`]
  if (route !== undefined) return request.isTorn ? refused('The body is not valid JSON.') : route(request)
  return { answer: { status: 404, json: { error: 'There is no such endpoint. All of them are listed at /__mock/.' } } }
}

function page(html: string): Answer {
  return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: html }
}

function refused(message: string): AdminAnswer {
  return { answer: { status: 400, json: { error: message } } }
}

function listEvents({ backend, url }: AdminRequest): AdminAnswer {
  const wanted = url.searchParams.get('operation')
  const problem = wanted === null ? null : unknownOperation(wanted)
  if (problem !== null) return refused(problem)
  return { answer: ok(backend.state.events.filter(({ operation }) => wanted === null || operation === wanted)) }
}

function putStore({ backend, body }: AdminRequest): AdminAnswer {
  const problem = changeStore(backend.state, body, backend.now())
  if (problem !== null) return refused(problem)
  backend.changed()
  return { answer: ok(storeReport(backend.state.store, backend.now())) }
}

function restore({ backend, body }: AdminRequest): AdminAnswer {
  if (!isSnapshot(body)) return refused('This is not a snapshot. Send the response of GET /__mock/snapshot.')
  backend.restore(body)
  return { answer: ok({ restored: true }) }
}

/** Whether a body has the members of a state with the right types. An older snapshot may lack some. */
function isSnapshot(body: unknown): body is MockState {
  const sessions = member(body, 'sessions')
  if (member(body, 'seed') === undefined || sessions === undefined) return false
  if (![body, ...Object.values(Object(sessions))].every(hasValidScenario)) return false
  return Object.entries(createState(1)).every(([name, fresh]) => {
    const given = member(body, name)
    if (given === undefined || fresh === null) return true
    return given !== null && typeof given === typeof fresh && Array.isArray(given) === Array.isArray(fresh)
  })
}

/** Whether a value is an object whose scenario, if there is one, exists in this version. */
function hasValidScenario(holder: unknown): boolean {
  if (typeof holder !== 'object' || holder === null) return false
  const scenario = member(holder, 'scenario') ?? null
  if (scenario === null) return true
  const [names, timesLeft, expiresAt] = ['names', 'timesLeft', 'expiresAt'].map((name) => member(scenario, name))
  const areNumbers = [timesLeft, expiresAt].every((one) => one === null || typeof one === 'number')
  return areNumbers && Array.isArray(names) && 'scenarios' in namedScenarios(names.join('+'))
}

/** Sets a scenario from `{name, times?, ttlSeconds?, session?}`. The name `none` clears it. */
function orderScenario({ backend, body, cookies, url }: AdminRequest): AdminAnswer {
  const order = readScenarioOrder(body, url.searchParams)
  if ('problem' in order) return refused(order.problem)
  const wanted = chosenScenario(order.names, {
    timesLeft: order.times,
    expiresAt: order.ttlSeconds === null ? null : backend.now() + order.ttlSeconds * 1000,
  })
  if (!order.isForSession) {
    setScenario(backend.state, wanted)
    backend.changed()
    return { answer: ok({ server: wanted }) }
  }
  const cookie = sessionCookieFor(backend, cookies)
  setScenario(backend.state, wanted, cookie.id)
  backend.changed()
  return { answer: ok({ session: wanted }), cookies: cookie.cookies }
}

/** Logs in as the platform's login page would: `?as=owner|viewer|member|nobody&to=/path`. */
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
  const answer = to === null ? ok({ account: account?.id ?? null }) : redirect(ownPath(to, new URL('/', url)) ?? '/')
  return { answer, cookies: [...cookie.cookies, ...(session === null ? [] : memberCookies(session, cookies))] }
}

function sessionCookieFor(backend: Backend, cookies: Cookies) {
  const wanted = backend.visit(cookies)
  const id = wanted.find((cookie) => cookie.name === sessionCookie)?.value ?? String(cookies[sessionCookie])
  return { id, cookies: wanted }
}

function redirect(path: string): Answer {
  return { status: 302, headers: { Location: path } }
}
