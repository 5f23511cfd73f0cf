import { type Answer, empty, ok } from '../http/Answer'
import { member } from '../http/body'
import { foreground } from './applies'
import type { Scenario } from './Scenario'

/** Empty, invalid and incomplete bodies. */
export const bodyScenarios = [
  {
    name: 'emptyBody',
    description: 'Status 200 with an empty body.',
    applies: foreground,
    respond: () => ({ status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: '' }),
  },
  {
    name: 'noContent',
    description: 'The request is carried out, and its response is a 204 without a body.',
    applies: foreground,
    transformResponse: (answer) => (isSuccess(answer) ? empty() : answer),
  },
  {
    name: 'emptyObject',
    description: 'The request is carried out, and its response is {}, without anything that a page needs.',
    applies: foreground,
    transformResponse: (answer) => (isSuccess(answer) ? ok() : answer),
  },
  {
    name: 'notJson',
    description: 'Status 200 with HTML where JSON should be.',
    applies: foreground,
    respond: () => ({ status: 200, headers: { 'Content-Type': 'text/html' }, body: '<!doctype html><p>Hello</p>' }),
  },
  {
    name: 'truncatedJson',
    description: 'The JSON is cut off in the middle; the response itself is complete.',
    applies: foreground,
    transformResponse: (answer) => ({ status: 200, headers: json, body: halfOf(answer) }),
  },
  {
    name: 'cutMidBody',
    description: 'The connection breaks in the middle of the body.',
    applies: foreground,
    transformResponse: (answer) => ({ status: 200, headers: json, body: breakingStream(halfOf(answer)) }),
  },
  {
    name: 'cartNulls',
    description: 'Every optional part of a cart is null, and so is one of its lines.',
    applies: ({ path }) => path.startsWith('/api/commerce/shopping-cart'),
    transformResponse: (answer) => ({ ...answer, json: withNulls(answer.json) }),
  },
] as const satisfies readonly Scenario[]

function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status <= 299
}

const neededOfCart = ['id', 'cartToken', 'version', 'entries']
const neededOfEntry = ['id', 'itemId', 'quantity', 'productName']

/** A cart, on its own or in a response, with null for every optional part. */
function withNulls(json: unknown): unknown {
  const cart = member(json, 'shoppingCart')
  if (cart !== undefined) return { ...Object(json), shoppingCart: withNulls(cart) }
  const entries = member(json, 'entries')
  if (!Array.isArray(entries)) return json
  return { ...nullify(json, neededOfCart), entries: [null, ...entries.map((entry) => nullify(entry, neededOfEntry))] }
}

function nullify(value: unknown, needed: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, held]) => [name, needed.includes(name) ? held : null]),
  )
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }

function halfOf(answer: Answer): string {
  const text = JSON.stringify(answer.json ?? { saved: true })
  return text.slice(0, Math.max(1, Math.floor(text.length / 2)))
}

function breakingStream(text: string): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) return controller.error(new TypeError('The connection was cut.'))
      isSent = true
      controller.enqueue(new TextEncoder().encode(text))
    },
  })
}
