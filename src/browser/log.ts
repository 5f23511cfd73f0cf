import { shared } from './shared'

type Take = (type: string, data: unknown) => void

interface Log {
  readonly waiting: (readonly [type: string, data: unknown])[]
  take: Take | null
}

const mostWaiting = 100 // the telemetry comes in seconds; where it never does, the page must not grow

const held = () => shared<Log>('log', () => ({ waiting: [], take: null }))

/**
 * Logs what happened on this page (D3 Logger). Takes what kind of thing it is and what belongs to it, as anything JSON can
 * carry. Any room may call it at any time: entries wait here until the telemetry has loaded.
 */
export function log(type: string, data: unknown = null): void {
  const { take, waiting } = held()
  if (take) take(type, data)
  else if (waiting.length < mostWaiting) waiting.push([type, data])
}

/** Hands the entries that wait, and all later ones, to `take`. Returns what stops it; entries then wait again. */
export function takeLog(take: Take): () => void {
  const state = held()
  state.take = take
  for (const [type, data] of state.waiting.splice(0)) take(type, data)
  return () => {
    state.take = null
  }
}
