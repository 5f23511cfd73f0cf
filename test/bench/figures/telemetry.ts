import type { Figure } from '../Figure'
import { inject } from '../inject'
import { documentOf } from '../markup'
import { median } from '../statistics'

const events = 200
const mostUs = 60

const pagePath = '/telemetry.html'
const kinds = {
  storage: 'one localStorage write of 400 bytes',
  log: 'Skerry: a log entry',
  logs: 'Skerry: a log entry, ten in one tick',
  beacon: 'Skerry: a button beacon',
  error: 'Skerry: an error report',
} as const
type Kind = keyof typeof kinds
interface Times {
  readonly call: number[]
  readonly tick: number[]
}

/**
 * The main-thread time of one event: the call, and the rest of its tick. The journal processes it in a separate task,
 * where it delays nothing.
 */
export const telemetry: Figure = {
  name: 'telemetry',
  title: 'One telemetry event, with consent, in the task in which it happens',
  async measure(lab) {
    lab.server.put(pagePath, documentOf(''))
    const script = await lab.script('telemetry')
    const bench = await lab.open(pagePath)
    await inject(bench.page, script)
    const times = await bench.page.evaluate(
      (events) =>
        (
          globalThis as unknown as { measureTelemetry: (events: number) => Promise<Record<Kind, Times>> }
        ).measureTelemetry(events),
      events,
    )
    await bench.close()
    const us = (kind: Kind) => median(times[kind].call)
    const tick = (kind: Kind) => median(times[kind].tick)
    return {
      unit: 'µs of the call',
      base: kinds.storage,
      // The object has exactly the keys of `Kind`.
      rows: (Object.keys(kinds) as Kind[]).map((kind) => ({
        name: kinds[kind],
        value: us(kind),
        more: { 'with the rest of the tick': `${tick(kind).toFixed(0)} µs` },
      })),
      goals: (['log', 'logs', 'beacon', 'error'] as const).map((kind) => ({
        text: `${kinds[kind].replace('Skerry: ', '')}: at most ${mostUs} µs`,
        got: `${us(kind).toFixed(0)} µs`,
        isMet: us(kind) <= mostUs,
      })),
    }
  },
}
