import { listPage } from '../handlers/listPage'
import { operations } from '../handlers/operations'
import type { LogEntry } from '../http/LogEntry'
import { nearest } from '../http/nearest'
import { namedScenarios, unknownScenarioMessage } from '../scenarios/scenarios'

/** The filters of `GET /__mock/log`, each with the values it accepts. An entry must pass all given filters. */
export const logFilters = {
  operation: 'the name of an operation, such as SaveFormSubmission',
  status: 'such as 404, 4xx, network-error or never-answered',
  path: 'part of the path',
  method: 'such as POST',
  scenario: 'a scenario that was active for the request',
  session: 'the session of an entry, or mine for your own',
  after: 'the number of an entry: only later ones are listed',
} as const

type FilterName = keyof typeof logFilters
type Keeps = (entry: LogEntry) => boolean

const names = Object.keys(logFilters)

/**
 * Returns the entries that pass every filter of the query, or an error message: an unknown filter must not look like
 * an empty log. `own` is the caller's session.
 */
export function filterLog(
  log: readonly LogEntry[],
  query: URLSearchParams,
  own: string | undefined,
): readonly LogEntry[] | string {
  const filters: Keeps[] = []
  for (const [name, value] of query) {
    if (name === 'crumb') continue
    const keeps = isFilter(name) ? makers[name](value, own) : unknown('The log has no filter', name, names)
    if (typeof keeps === 'string') return keeps
    filters.push(keeps)
  }
  return log.filter((entry) => filters.every((keeps) => keeps(entry)))
}

/** The error message for an operation that is never logged; null for the others. */
export function unknownOperation(id: string): string | null {
  const ids = [...operations, listPage].map((operation) => operation.id)
  return ids.includes(id) ? null : unknown('There is no operation', id, ids)
}

const makers: { readonly [Name in FilterName]: (value: string, own: string | undefined) => Keeps | string } = {
  operation: (id) => unknownOperation(id) ?? ((entry) => entry.operation === id),
  status: (text) => {
    const wanted = text.toLowerCase()
    if (!/^(\d{3}|\dxx|network-error|never-answered)$/.test(wanted))
      return 'status must be a number such as 404, a class such as 4xx, network-error or never-answered.'
    return ({ outcome }) => {
      const status = String(outcome).replace(' ', '-')
      return status === wanted || (wanted.endsWith('xx') && /^\d{3}$/.test(status) && status[0] === wanted[0])
    }
  },
  path: (part) => (entry) => entry.path.includes(part),
  method: (method) => (entry) => entry.method === method.toUpperCase(),
  scenario: (name) => {
    const named = namedScenarios(name)
    if ('unknown' in named) return unknownScenarioMessage(named.unknown, named.suggestion)
    return ({ scenarios }) => named.scenarios.every((one) => scenarios.includes(one.name))
  },
  session: (id, own) => {
    const wanted = id === 'mine' ? own : id
    return ({ session }) => session !== null && session === wanted
  },
  after: (text) => {
    const number = Number(text)
    return Number.isInteger(number)
      ? (entry) => entry.number > number
      : 'after must be the number of an entry, such as 12.'
  },
}

function isFilter(name: string): name is FilterName {
  return Object.hasOwn(logFilters, name)
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const suggestion = nearest(name, known)
  return `${what} "${name}".${suggestion === null ? ` Known: ${known.join(', ')}.` : ` Did you mean "${suggestion}"?`}`
}
