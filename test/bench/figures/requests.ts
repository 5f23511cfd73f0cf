import type { Figure } from '../Figure'
import { inject } from '../inject'
import { documentOf } from '../markup'
import { median } from '../statistics'

const rounds = 25
const calls = 40
const mostTimesKy = 1.1

const pagePath = '/requests.html'
const ways = {
  fetch: 'fetch alone',
  ky: 'ky, retry 0',
  kyDefault: 'ky, defaults',
  axios: 'axios',
  skerry: 'Skerry',
} as const
type Way = keyof typeof ways
type Times = Record<Way, { readonly GET: number[]; readonly POST: number[] }>

/** The CPU time of a request, with a network that answers at once. */
export const requests: Figure = {
  name: 'requests',
  title: 'One request with JSON both ways, against a network that costs nothing',
  async measure(lab) {
    lab.server.put(pagePath, documentOf(''))
    const script = await lab.script('requests')
    const bench = await lab.open(pagePath)
    await inject(bench.page, script)
    const times = await bench.page.evaluate(
      ({ rounds, calls }) =>
        (
          globalThis as unknown as { measureRequests: (rounds: number, calls: number) => Promise<Times> }
        ).measureRequests(rounds, calls),
      { rounds, calls },
    )
    await bench.close()
    const ratio = (method: 'GET' | 'POST') =>
      median(times.skerry[method].map((us, round) => us / times.ky[method][round]!))
    const row = (way: Way) => ({
      name: ways[way],
      value: median(times[way].GET),
      more: {
        'POST, µs': median(times[way].POST).toFixed(0),
        '×': (median(times[way].POST) / median(times.ky.POST)).toFixed(2),
      },
    })
    return {
      unit: 'µs, GET',
      base: ways.ky,
      // The object has exactly the keys of `Way`.
      rows: (Object.keys(ways) as Way[]).map(row),
      goals: (['GET', 'POST'] as const).map((method) => ({
        text: `${method}: at most ${mostTimesKy} × ky alone`,
        got: `${ratio(method).toFixed(2)} ×`,
        isMet: ratio(method) <= mostTimesKy,
      })),
    }
  },
}
