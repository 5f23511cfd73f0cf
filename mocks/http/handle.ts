import type { Backend } from '../Backend'
import { chooseScenarios } from '../scenarios/chooseScenarios'
import type { Outcome, Scenario } from '../scenarios/Scenario'
import { unknownScenarioMessage } from '../scenarios/scenarios'
import { isCrumbValid, issueCrumb } from '../state/crumbs'
import type { Session } from '../state/MockState'
import { createSession, findSession } from '../state/sessions'
import { type Answer, crumbFailed, declined } from './Answer'
import { type Body, jsonOr, readBody, textMember } from './body'
import type { CookieJar } from './CookieJar'
import { crumbCookie, sessionCookie } from './cookieNames'
import { type Cookie, cookieLine } from './cookies'
import type { LogEntry } from './LogEntry'
import type { Call, Operation } from './Operation'
import { toResponse } from './toResponse'

/** An incoming request, with the operation it matched. */
export interface Incoming {
  readonly backend: Backend
  readonly operation: Operation
  readonly request: Request
  readonly params: { readonly [name: string]: string }
  readonly jar: CookieJar
  /** How a request is left open if a scenario says so; by default, its response never comes. */
  readonly hang?: Hang | undefined
}

/** Leaves a request open. */
export type Hang = (request: Request) => Promise<Response>

/**
 * Answers one request: first the scenario, then the crumb check, then the operation, because a failing server fails
 * before it checks anything. `hang` decides what happens if a scenario leaves the request open.
 */
export async function handle({ backend, operation, request, params, jar, hang }: Incoming): Promise<Response> {
  const body = await readBody(request)
  const setCookies: Cookie[] = []
  const call = createCall({ backend, operation, request, params, body, jar, setCookies })
  const known = findSession(backend.state, call.cookies[sessionCookie])
  const choice = chooseScenarios(backend, request, known)
  const session = known === null ? null : (call.cookies[sessionCookie] ?? null)
  const entry = logEntry(call, session, 'scenarios' in choice.named ? choice.named.scenarios : [])
  backend.record(entry)

  const outcome = await outcomeOf(call, choice)
  if (outcome === 'never') return hang?.(request) ?? new Promise(() => {})
  entry.durationMs = backend.now() - entry.at
  entry.session ??= setCookies.find(({ name }) => name === sessionCookie)?.value ?? null
  entry.outcome = outcome === 'network error' ? outcome : outcome.status
  entry.answer = outcome === 'network error' ? null : (outcome.json ?? null)
  if (outcome !== 'network error') jar.write(request, setCookies)
  backend.changed()
  return toResponse(outcome, setCookies.map(cookieLine))
}

async function outcomeOf(call: Call, choice: ReturnType<typeof chooseScenarios>): Promise<Outcome> {
  if ('unknown' in choice.named) {
    const message = unknownScenarioMessage(choice.named.unknown, choice.named.suggestion)
    return { status: 400, json: { error: message, message, errorKey: 'SCENARIO_UNKNOWN', status: 400 } }
  }
  const applying = choice.named.scenarios.filter((scenario) => scenario.applies(call.operation))
  const response = respondOf(applying, call)
  const transforming = applying.filter((scenario) => scenario.transformResponse)
  if (response !== null || transforming.length > 0) choice.spend()
  let outcome = response ?? (await ruledAnswer(call))
  for (const { transformResponse } of transforming) {
    if (typeof outcome === 'string') break
    outcome = (await transformResponse?.(outcome, call)) ?? outcome
  }
  return outcome
}

function respondOf(scenarios: readonly Scenario[], call: Call): Outcome | null {
  for (const scenario of scenarios) {
    const outcome = scenario.respond?.(call) ?? null
    if (outcome !== null) return outcome
  }
  return null
}

async function ruledAnswer(call: Call): Promise<Answer> {
  const { backend, operation } = call
  if (isMalformed(call.request, call.body)) return malformedBody
  const isMissing = call.crumb === null
  const isChecked = operation.crumb === 'required' || (operation.crumb === 'checked' && !isMissing)
  const session = call.cookies[sessionCookie] ?? null
  if (isChecked && !isCrumbValid(backend.state, session, call.crumb, backend.now())) {
    const crumb = issueCrumb(backend.state, call.session().id, backend.now())
    call.setCookie({ name: crumbCookie, value: crumb })
    return crumbFailed(crumb)
  }
  return operation.answer(call)
}

const malformedBody = declined({
  errorKey: 'MALFORMED_BODY',
  status: 400,
  message:
    'The body of this request is not the JSON that its Content-Type promises, or is nested too deeply. Write it with JSON.stringify.',
})

/** Whether a body that is declared as JSON could not be parsed, or is nested too deeply. */
function isMalformed(request: Request, { text, value }: Body): boolean {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  return isJson && text !== '' && value === text // parsed JSON never equals its own text
}

interface CallParts extends Incoming {
  readonly body: Body
  readonly setCookies: Cookie[]
}

function createCall({ backend, operation, request, params, body, jar, setCookies }: CallParts): Call {
  const url = new URL(request.url)
  const cookies = jar.read(request)
  let begun: { id: string; session: Session } | null = null
  const begin = () => {
    const id = createSession(backend.state, backend.now())
    setCookies.push({ name: sessionCookie, value: id, httpOnly: true })
    return { id, session: backend.state.sessions[id] as Session } // createSession has just added it
  }
  return {
    backend,
    operation,
    request,
    url,
    params,
    body,
    cookies,
    crumb:
      url.searchParams.get('crumb') || request.headers.get('x-csrf-token') || textMember(body.value, 'crumb') || null,
    session: () => {
      const id = cookies[sessionCookie]
      const known = findSession(backend.state, id)
      begun ??= known === null || id === undefined ? begin() : { id, session: known }
      return begun
    },
    setCookie: (cookie) => setCookies.push(cookie),
  }
}

function logEntry(call: Call, session: string | null, scenarios: readonly Scenario[]): LogEntry {
  const { backend, request, url, operation, body } = call
  return {
    number: (backend.log.at(-1)?.number ?? 0) + 1,
    at: backend.now(),
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    operation: operation.id,
    scenarios: scenarios.map((scenario) => scenario.name),
    session,
    body: decoded(body.value),
    outcome: 'never answered',
    answer: null,
    durationMs: 0,
  }
}

/** Parses form fields that contain a JSON list or object. */
function decoded(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => [name, isNested(text) ? jsonOr(text, text) : text]),
  )
}

function isNested(value: unknown): value is string {
  return typeof value === 'string' && /^[{[]/.test(value)
}
