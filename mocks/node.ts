import { type SetupServer, setupServer } from 'msw/node'
import { createAdminHandlers } from './admin/adminHandlers'
import { type Backend, type BackendOptions, createBackend } from './Backend'
import { createHandlers } from './handlers/createHandlers'
import { documentJar, headerJar } from './http/CookieJar'
import { visitDocument } from './http/visitDocument'
import { chosenScenario, setScenario } from './scenarios/chosenScenario'
import type { Scenario } from './scenarios/Scenario'
import { scenarioList } from './scenarios/scenarios'

/** The mock backend inside a test process. */
export interface MockNetwork {
  readonly backend: Backend
  readonly msw: SetupServer
  /** Starts intercepting the requests of this process. */
  readonly listen: () => void
  readonly close: () => void
  /**
   * Applies scenarios to later requests that name none: `use(scenarios.rateLimited)`. `use()` clears them. Throws a
   * `TypeError` for an object that is not one of `scenarios`.
   */
  readonly use: (...scenarios: readonly Scenario[]) => void
  /** Sets the document's session and crumb cookies, as opening a page does. Does nothing without a document. */
  readonly visit: () => void
  /** Resets the backend. Throws if a request matched no operation. */
  readonly reset: () => void
}

/** Creates the mock backend for tests. Requests that match no operation fail, and `reset` throws a list of them. */
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
      const foreign = chosen.find((one) => !scenarioList.some((known) => known === one))
      if (foreign) throw new TypeError(foreignScenarioMessage(foreign.name))
      setScenario(backend.state, chosenScenario(chosen.map(({ name }) => name)))
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

// The state holds the names of scenarios, so that a snapshot can be saved as JSON.
function foreignScenarioMessage(name: string): string {
  return `network.use takes the scenarios of skerry/mocks, such as scenarios.rateLimited, and this "${name}" is another object. For responses of your own, add a handler: network.msw.use(http.get(…)).`
}
