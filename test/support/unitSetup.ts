import { BroadcastChannel } from 'node:worker_threads'

// MSW needs this global of Node, which the context of a test file lacks.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel

// Happy-dom has no `reportError`. As in a browser, an error that nobody expects must be noticed.
globalThis.reportError ??= (error) => {
  queueMicrotask(() => {
    throw error
  })
}
