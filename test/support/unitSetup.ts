import { BroadcastChannel } from 'node:worker_threads'

// Vitest gives a file's globals a context of their own, without this one, which MSW uses.
globalThis.BroadcastChannel ??= BroadcastChannel as unknown as typeof globalThis.BroadcastChannel

// Happy-dom has no `reportError`. As in a browser, an error that nobody expects must be noticed.
globalThis.reportError ??= (error) => {
  queueMicrotask(() => {
    throw error
  })
}
