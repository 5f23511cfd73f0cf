import Ajv2020 from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../mocks/handlers/operations'
import { createMockNetwork } from '../../mocks/node'
import contract from '../../mocks/openapi.json'
import { type RunningServer, startServer } from '../../mocks/server'
import { createVisitor } from '../support/visitor'
import type { ContractCase } from './ContractCase'
import { contractCases } from './contractCases'
import { type CaseResult, runCase } from './runCase'

const now = () => Date.UTC(2026, 5, 1)

interface Documented {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly 'x-crumb': string
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: object } } }
  readonly responses: { readonly [status: string]: { readonly content?: { readonly [type: string]: object } } }
}

// The document is JSON whose paths hold only operations; the test below walks all of them.
const documented = Object.entries(
  contract.paths as unknown as { [path: string]: { [method: string]: Documented } },
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
)

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(contract, 'contract')

function problemsOf({ operation, status, headers, body }: CaseResult): unknown {
  const found = documented.find(({ operationId }) => operationId === operation)
  const response = found?.responses[status]
  if (found === undefined || response === undefined) return `${operation} names no status ${status}`
  const type = headers['content-type']?.split(';')[0]
  if (response.content === undefined) return body === '' ? null : `${status} has a body`
  if (type === undefined || response.content[type] === undefined) return `${status} is not ${type}`
  if (type !== 'application/json') return null
  const pointer = ['paths', found.path, found.method.toLowerCase(), 'responses', status, 'content', type, 'schema']
  const steps = pointer.map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')))
  const validate = ajv.compile({ $ref: `contract#/${steps.join('/')}` })
  return validate(JSON.parse(body)) ? null : validate.errors
}

/** A schema whose objects have no members but those that it names. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]))
  return 'properties' in parts ? { additionalProperties: false, ...parts } : parts
}

/** What is wrong with the body of an accepted request, by its contract. */
function bodyProblems({ operation, body, isForm }: ContractCase): unknown {
  const { requestBody } = documented.find(({ operationId }) => operationId === operation) ?? {}
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const schema = requestBody?.content[type]?.schema
  if (schema === undefined) return body === undefined ? null : `${operation} takes no ${type}`
  const validate = ajv.compile({ ...contract, ...(closed(schema) as object) })
  return validate(body ?? {}) ? null : validate.errors
}

describe('the OpenAPI contract', () => {
  it('lists exactly the handled operations, with the same crumb rules', () => {
    const handled = operations.map(({ id, method, path, group, crumb }) => ({ id, method, path, group, crumb }))
    const named = documented.map(({ operationId, method, path, tags, ...rest }) => {
      return { id: operationId, method, path, group: tags[0], crumb: rest['x-crumb'] }
    })
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    expect(named.sort(byId)).toEqual(handled.sort(byId))
  })

  it('has a test case for every response, except a full cart', () => {
    const named = documented.flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    )
    const tried = new Set(contractCases.map(({ operation, status }) => `${operation} ${status}`))
    expect(named.filter((one) => !tried.has(one))).toEqual([])
  })

  it.each(contractCases.filter(({ status }) => status < 300))(
    'documents every property of the request: $operation, $body',
    (one) => expect(bodyProblems(one)).toBeNull(),
  )
})

describe('every response matches the contract, in-process and over HTTP', () => {
  let server: RunningServer
  const network = createMockNetwork({ now, seed: 7 })
  const overHttp: CaseResult[] = []
  const inProcess: CaseResult[] = []
  beforeAll(async () => {
    server = await startServer({ now, seed: 7 })
    const visitor = createVisitor(server.url)
    for (const one of contractCases) overHttp.push(await runCase(one, visitor))
    network.listen()
    const inside = createVisitor('http://site.test')
    for (const one of contractCases) inProcess.push(await runCase(one, inside))
    network.close()
  })
  afterAll(() => server.close())

  it.each(contractCases.map((one, index) => ({ ...one, index })))(
    '$operation $status ($index)',
    ({ status, index }) => {
      const result = overHttp[index]
      expect(result?.status).toBe(status)
      expect(result && problemsOf(result)).toBeNull()
      expect(inProcess[index]).toEqual(result)
    },
  )
})
