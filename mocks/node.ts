import { type SetupServer, setupServer } from 'msw/node'
import { createAdminHandlers } from './admin/adminHandlers'
import { type Backend, type BackendOptions, createBackend } from './Backend'
import { createHandlers } from './handlers/createHandlers'
import { documentJar, headerJar } from './http/CookieJar'
import { visitDocument } from './http/visitDocument'
import { chosenScenario } from './scenarios/chosenScenario'
import type { Scenario } from './scenarios/Scenario'

/** The mock backend inside a test process. */
export interface MockNetwork {
  readonly backend: Backend
  readonly msw: SetupServer
  /** Starts to answer every request of this process. */
  readonly listen: () => void
  readonly close: () => void
  /** Applies scenarios to every following request that names none of its own: `use(scenarios.rateLimited)`; without one, none. */
  readonly use: (...scenarios: readonly Scenario[]) => void
  /** What opening a page does: the document gets its session and crumb. Without a document it does nothing. */
  readonly visit: () => void
  /** Forgets everything. Throws where a request was made that no operation answers. */
  readonly reset: () => void
}

/** Puts the mock backend before a test's network. Requests to anything else fail, and `reset` says which they were. */
export function createMockNetwork(options: BackendOptions = {}): MockNetwork {
  const backend = createBackend(options)
  const jar = typeof document === 'undefined' ? headerJar : documentJar
  const msw = setupServer(...createHandlers(backend, jar), ...createAdminHandlers(backend, jar))
  const unhandledRequests: string[] = []
  return {
    backend,
    msw,
    listen: () =>
      msw.listen({
        onUnhandledRequest: (request, print) => {
          unhandledRequests.push(`${request.method} ${request.url}`)
          print.error()
        },
      }),
    close: () => msw.close(),
    use: (...chosen) => {
      backend.state.scenario = chosenScenario(chosen.map(({ name }) => name))
    },
    visit: () => visitDocument(backend),
    reset: () => {
      backend.reset()
      msw.resetHandlers()
      const seen = unhandledRequests.splice(0)
      if (seen.length > 0) throw new Error(`No operation of the mock backend answers: ${seen.join(', ')}`)
    },
  }
}
