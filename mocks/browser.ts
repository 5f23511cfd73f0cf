import { type SetupWorker, setupWorker } from 'msw/browser'
import { createAdminHandlers } from './admin/adminHandlers'
import { type Backend, type BackendOptions, createBackend } from './Backend'
import { createHandlers } from './handlers/createHandlers'
import { jsonOr, member } from './http/body'
import { documentJar } from './http/CookieJar'
import { visitDocument } from './http/visitDocument'
import { chosenScenario } from './scenarios/chosenScenario'
import type { ScenarioName } from './scenarios/scenarios'
import type { MockState } from './state/MockState'

const storageKey = 'skerry.mocks'
const version = 1 // raise when the state's shape changes: what older pages stored is then left behind

/** The mock backend in a page, answered by a service worker. */
export interface MockPage {
  readonly backend: Backend
  readonly worker: SetupWorker
  /** Registers the worker and gives the document its session and crumb. Resolves when requests are answered. */
  readonly start: () => Promise<void>
  /** Applies scenarios to every following request that names none of its own; without a name, none. */
  readonly use: (...names: readonly ScenarioName[]) => void
  readonly reset: () => void
  readonly stop: () => void
}

export interface MockPageOptions extends BackendOptions {
  /** Where `mockServiceWorker.js` lies; beside the page by default, so that it works below any path. */
  readonly workerUrl?: string
}

/** Puts the mock backend before a page's network: Storybook, static pages. What it remembers survives a reload of the tab. */
export function createMockPage({ workerUrl, ...options }: MockPageOptions = {}): MockPage {
  const backend = createBackend(options)
  const worker = setupWorker(...createHandlers(backend, documentJar), ...createAdminHandlers(backend, documentJar))
  const stopMirror = mirrorToSession(backend)
  return {
    backend,
    worker,
    start: async () => {
      const url = workerUrl ?? new URL('mockServiceWorker.js', location.href).pathname
      await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledRequest: warnOfUnknownOperation })
      visitDocument(backend)
    },
    use: (...names) => {
      backend.state.scenario = chosenScenario(names)
      backend.changed()
    },
    reset: () => {
      backend.reset()
      visitDocument(backend)
    },
    stop: () => {
      stopMirror()
      worker.stop()
    },
  }
}

// Pages load plenty that is none of ours; only a missing operation is worth a line.
function warnOfUnknownOperation(request: Request, print: { warning: () => void }): void {
  if (new URL(request.url).pathname.startsWith('/api/')) print.warning()
}

function mirrorToSession(backend: Backend): () => void {
  try {
    const kept = jsonOr(sessionStorage.getItem(storageKey) ?? '', null)
    // Only this module writes the item, so a matching version vouches for the shape.
    if (member(kept, 'version') === version) backend.restore(member(kept, 'state') as MockState)
  } catch {
    return () => {} // storage is blocked: in memory only
  }
  return backend.onChange(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ version, state: backend.state }))
    } catch {
      sessionStorage.removeItem(storageKey) // full: rather nothing than something old
    }
  })
}
