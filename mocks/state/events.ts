import type { MockState } from './MockState'
import { nextId } from './random'

const maxEvents = 5000 // enough for a day of clicking, and a state file stays small

/** What a collector took. */
export interface NewEvent {
  readonly id: string | null
  readonly operation: string
  readonly name: string
  readonly data: unknown
}

/** Keeps an event. One that came under the same id before only raises its count. */
export function recordEvent(state: MockState, event: NewEvent, now: number): void {
  const known = event.id === null ? undefined : state.events.find((one) => one.id === event.id)
  if (known !== undefined) {
    known.repeats++
    return
  }
  state.events.push({ ...event, id: event.id ?? nextId(state), at: now, repeats: 0 })
  if (state.events.length > maxEvents) state.events = state.events.slice(-maxEvents)
}
