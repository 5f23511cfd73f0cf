import { jsonMember, member } from '../http/body'
import { nearest } from '../http/nearest'
import { namedScenarios, unknownScenarioMessage } from '../scenarios/scenarios'

/** A parsed `POST /__mock/scenario`. An empty list of names clears the scenario. */
export interface ScenarioOrder {
  readonly names: readonly string[]
  readonly times: number | null
  readonly ttlSeconds: number | null
  readonly isForSession: boolean
}

const knownMembers = ['name', 'times', 'ttlSeconds', 'ttl', 'session']
const noName = 'Send a name, as in {"name": "rateLimited"}; "none" clears it. The list is at /__mock/scenarios.'

/** Parses `{name, times?, ttlSeconds?, session?}` from body and query. Returns `problem` if anything is invalid. */
export function readScenarioOrder(body: unknown, query: URLSearchParams): ScenarioOrder | { readonly problem: string } {
  const { crumb: _, ...asked } = Object.fromEntries(query)
  const order = { ...asked, ...Object(body) }
  const name = member(order, 'name')
  if (typeof name !== 'string' || name.trim() === '') return { problem: noName }
  const named = namedScenarios(name)
  if ('unknown' in named) return { problem: unknownScenarioMessage(named.unknown, named.suggestion) }
  const unknown = Object.keys(order).find((key) => !knownMembers.includes(key))
  if (unknown !== undefined) return { problem: unknownMemberMessage(unknown) }
  const times = given(order, 'times')
  if (times !== null && !(isAboveZero(times) && Number.isInteger(times)))
    return { problem: 'times must be a whole number above 0: how many requests the scenario changes.' }
  const ttlSeconds = given(order, 'ttlSeconds') ?? given(order, 'ttl')
  if (ttlSeconds !== null && !isAboveZero(ttlSeconds))
    return { problem: 'ttlSeconds must be a number above 0: how long the scenario stays active.' }
  const isForSession = given(order, 'session') ?? false
  if (typeof isForSession !== 'boolean') return { problem: 'session must be true or false.' }
  return { names: named.scenarios.map((scenario) => scenario.name), times, ttlSeconds, isForSession }
}

/** The member's value, parsed if a form or the query contains it as text; null if it is missing. */
function given(order: unknown, name: string): unknown {
  return jsonMember(order, name) ?? member(order, name) ?? null
}

function isAboveZero(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}

function unknownMemberMessage(name: string): string {
  const suggestion = nearest(name, knownMembers)
  return `A scenario has no field "${name}".${suggestion === null ? '' : ` Did you mean "${suggestion}"?`}`
}
