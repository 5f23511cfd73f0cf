import { type Answer, ok } from '../http/Answer'
import type { Call } from '../http/Operation'
import { everywhere, foreground, only, telemetry } from './applies'
import type { Scenario } from './Scenario'

const slowMs = 400
const verySlowMs = 3000

const after = (ms: number) => async (answer: Answer, call: Call) => {
  await call.backend.wait(ms)
  return answer
}

/** Connections that fail, hang or are slow. */
export const networkScenarios = [
  {
    name: 'offline',
    description: 'No connection: the request fails as a network error.',
    applies: everywhere,
    respond: () => 'network error',
  },
  {
    name: 'neverAnswers',
    description: 'The connection stays open without a response.',
    applies: foreground,
    respond: () => 'never',
  },
  {
    name: 'slow',
    description: `Every response takes ${slowMs} ms.`,
    applies: everywhere,
    transformResponse: after(slowMs),
  },
  {
    name: 'verySlow',
    description: `Every response takes ${verySlowMs} ms.`,
    applies: everywhere,
    transformResponse: after(verySlowMs),
  },
  {
    name: 'overtaking',
    description: `Every second response takes ${slowMs} ms, so that later ones overtake it.`,
    applies: foreground,
    transformResponse: (answer, call) =>
      call.backend.state.overtakingResponses++ % 2 === 0 ? after(slowMs)(answer, call) : answer,
  },
  {
    name: 'answerLost',
    description: 'The request is carried out, and the connection breaks before the response.',
    applies: foreground,
    transformResponse: () => 'network error',
  },
  {
    name: 'collectorDown',
    description: 'Everything that collects telemetry responds with 503; everything else works.',
    applies: telemetry,
    respond: () => ({ status: 503, headers: { 'Content-Type': 'text/html' }, body: '<h1>Unavailable</h1>' }),
  },
  {
    name: 'collectorHangs',
    description: 'Everything that collects telemetry never responds; everything else works.',
    applies: telemetry,
    respond: () => 'never',
  },
  {
    name: 'collectorBlocked',
    description: 'Telemetry is blocked, as by an ad blocker: network errors; everything else works.',
    applies: telemetry,
    respond: () => 'network error',
  },
  {
    name: 'pageLoadIdMissing',
    description: 'The settings for measuring a page have no id, so nothing is measured, and an error is reported.',
    applies: only('PerformanceSettings'),
    respond: () => ok(),
  },
] as const satisfies readonly Scenario[]
