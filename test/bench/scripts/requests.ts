import axios from 'axios'
import ky from 'ky'
import { get, post } from '../../../src/data/request'

const answer = JSON.stringify({ ok: true, items: [1, 2, 3], name: 'The Kittiwake' })
const sent = { email: 'ada@site.test', fields: { name: 'Ada' } }
const path = '/api/thing'

// A network without cost, so that only the code before and after it is measured.
globalThis.fetch = async (input) => {
  // An unread body would keep the request's stream alive.
  if (input instanceof Request && input.body) await input.text()
  return new Response(answer, { headers: { 'Content-Type': 'application/json' } })
}
// biome-ignore lint/suspicious/noDocumentCookie: the token as a server sets it
document.cookie = 'crumb=BZuPjds1rcltODIxYmZiMzc3OGI0'

const timeout = 30_000
const ways: Record<string, { readonly GET: () => Promise<unknown>; readonly POST: () => Promise<unknown> }> = {
  fetch: {
    GET: async () => (await fetch(path)).json(),
    POST: async () => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(sent) })).json()
    },
  },
  ky: {
    GET: () => ky(path, { retry: 0, timeout }).json(),
    POST: () => ky.post(path, { json: sent, retry: 0, timeout }).json(),
  },
  kyDefault: {
    GET: () => ky(path).json(),
    POST: () => ky.post(path, { json: sent }).json(),
  },
  axios: {
    GET: () => axios.get(path, { adapter: 'fetch', timeout }),
    POST: () => axios.post(path, sent, { adapter: 'fetch', timeout }),
  },
  skerry: {
    GET: () => get(path),
    POST: () => post(path, { json: sent }),
  },
}

type Times = Record<string, { readonly GET: number[]; readonly POST: number[] }>

/** Microseconds per call in every round, with the alternatives in turns. */
async function measureRequests(rounds: number, calls: number): Promise<Times> {
  const times: Times = Object.fromEntries(Object.keys(ways).map((way) => [way, { GET: [], POST: [] }]))
  const entries = Object.entries(ways)
  for (let round = -2; round < rounds; round++) {
    for (const [name, way] of round % 2 === 0 ? entries : [...entries].reverse()) {
      for (const method of ['GET', 'POST'] as const) {
        const startedAt = performance.now()
        for (let call = 0; call < calls; call++) await way[method]()
        // The first two rounds warm up.
        if (round >= 0) times[name]![method].push(((performance.now() - startedAt) * 1000) / calls)
      }
    }
  }
  return times
}

Object.assign(globalThis, { measureRequests })
