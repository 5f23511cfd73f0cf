import { shared } from './shared'

type Take = (type: string, data: unknown) => void

interface Log {
  readonly waiting: (readonly [type: string, data: unknown])[]
  take: Take | null
}

const mostWaiting = 100 // telemetry loads within seconds; if it never does, the list must not grow

const held = () => shared<Log>('log', () => ({ waiting: [], take: null }))

/**
 * Logs an event on this page (D3 Logger). Takes its type, and data that JSON supports. It can be called at any time:
 * entries are kept here until telemetry has loaded.
 */
export function log(type: string, data: unknown = null): void {
  const { take, waiting } = held()
  if (take) take(type, data)
  else if (waiting.length < mostWaiting) waiting.push([type, data])
}

/** Passes pending and later entries to `take`. Returns a function that stops it; entries are then kept again. */
export function takeLog(take: Take): () => void {
  const state = held()
  state.take = take
  for (const [type, data] of state.waiting.splice(0)) take(type, data)
  return () => {
    state.take = null
  }
}
