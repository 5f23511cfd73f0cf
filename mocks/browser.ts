import { type SetupWorker, setupWorker } from 'msw/browser'
import { createAdminHandlers } from './admin/adminHandlers'
import { type Backend, type BackendOptions, createBackend } from './Backend'
import { createHandlers } from './handlers/createHandlers'
import { jsonOr, member, mostSnapshotLevels } from './http/body'
import { documentJar } from './http/CookieJar'
import { visitDocument } from './http/visitDocument'
import { chosenScenario, setScenario } from './scenarios/chosenScenario'
import type { ScenarioName } from './scenarios/scenarios'
import type { MockState } from './state/MockState'

const storageKey = 'skerry.mocks'
const version = 1 // raise it when the state's shape changes, so that state from older pages is ignored

/** The mock backend in a page, behind a service worker. */
export interface MockPage {
  readonly backend: Backend
  readonly worker: SetupWorker
  /** Registers the worker and sets the document's session and crumb cookies. Resolves once requests are intercepted. */
  readonly start: () => Promise<void>
  /** Applies scenarios to following requests that do not name their own. Call it without names to clear them. */
  readonly use: (...names: readonly ScenarioName[]) => void
  readonly reset: () => void
  readonly stop: () => void
}

/** The options of the backend in a page, and of its service worker. */
export interface MockPageOptions extends BackendOptions {
  /** The URL of `mockServiceWorker.js`; by default next to the page, so that it works below any path. */
  readonly workerUrl?: string
}

/** Creates the mock backend for a page, such as Storybook or a static page. Its state survives a reload of the tab. */
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
      setScenario(backend.state, chosenScenario(names))
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

// Pages request many other files; warn only about a missing operation.
function warnOfUnknownOperation(request: Request, print: { warning: () => void }): void {
  if (new URL(request.url).pathname.startsWith('/api/')) print.warning()
}

function mirrorToSession(backend: Backend): () => void {
  try {
    const kept = jsonOr(sessionStorage.getItem(storageKey) ?? '', null, mostSnapshotLevels)
    // Only this module writes the item, so a matching version guarantees the shape.
    if (member(kept, 'version') === version) backend.restore(member(kept, 'state') as MockState)
  } catch {
    return () => {} // storage is blocked: keep the state in memory only
  }
  return backend.onChange(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ version, state: backend.state }))
    } catch {
      sessionStorage.removeItem(storageKey) // storage is full: no state is better than stale state
    }
  })
}
