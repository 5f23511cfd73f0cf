import { answerConsent, setConsentPolicy } from '../../../src/browser/consent'
import { defaultSettings } from '../../../src/model/page/settings'
import { readPage } from '../../../src/runtime/readPage'
import { recordButtonClick } from '../../../src/telemetry/census'
import { reportError } from '../../../src/telemetry/reportError'
import { trace } from '../../../src/telemetry/trace'
import { startTransport } from '../../../src/telemetry/transport'

const page = readPage(defaultSettings)
const button = {
  id: 'b1',
  buttonText: 'Book a crossing',
  clickthroughUrl: '/book?from=home',
  alignment: 'center',
  size: 'medium',
  newWindow: false,
  context: 'section',
}
const data = { kind: 'mount', block: 'accordion', ms: 12.5, path: '#page > section:nth-child(2) > div', note: 'fine' }
const text = 'x'.repeat(400)
let key = 0

const perTick = 10
const betweenMs = 10
const kinds: Record<string, () => void> = {
  storage: () => localStorage.setItem(`bench.${key++ % 10}`, text),
  log: () => trace('timing', data),
  logs: () => {
    for (let i = 0; i < perTick; i++) trace('timing', data)
  },
  beacon: () => recordButtonClick(page, button),
  error: () => reportError(new Error('Something went wrong at the pier'), { block: 'accordion' }),
}

setConsentPolicy(false)
answerConsent('given')
startTransport()

/** Busy-waits, because a CPU that was idle for 10 ms runs the first code several times slower. */
function wakeProcessor(): void {
  const until = performance.now() + 2
  while (performance.now() < until);
}

interface Times {
  readonly call: number[]
  readonly tick: number[]
}

/** Microseconds of each event: of the call alone, and including the microtasks that it queued. */
async function measureTelemetry(events: number): Promise<Record<string, Times>> {
  const times: Record<string, Times> = Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, { call: [], tick: [] }]),
  )
  for (let event = -20; event < events; event++) {
    for (const [kind, emit] of Object.entries(kinds)) {
      // A new task; requests of the previous event have finished by then.
      await new Promise((resolve) => setTimeout(resolve, betweenMs))
      wakeProcessor()
      const startedAt = performance.now()
      emit()
      const callMs = performance.now() - startedAt
      // Microtasks run in order: this one runs after those that the event queued.
      await new Promise<void>((resolve) => queueMicrotask(resolve))
      const tickMs = performance.now() - startedAt
      if (event < 0) continue
      const count = kind === 'logs' ? perTick : 1
      times[kind]!.call.push((callMs * 1000) / count)
      times[kind]!.tick.push((tickMs * 1000) / count)
    }
  }
  localStorage.clear()
  return times
}

Object.assign(globalThis, { measureTelemetry })
