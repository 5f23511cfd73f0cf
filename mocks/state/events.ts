import type { MockState } from './MockState'
import { nextId } from './random'

const maxEvents = 5000 // enough for a day of testing, with a small state file

/** An event received by a collector. */
export interface NewEvent {
  readonly id: string | null
  readonly operation: string
  readonly name: string
  readonly data: unknown
}

/** Stores an event. If one with the same id exists, only its `repeats` grows. */
export function recordEvent(state: MockState, event: NewEvent, now: number): void {
  const known = event.id === null ? undefined : state.events.find((one) => one.id === event.id)
  if (known !== undefined) {
    known.repeats++
    return
  }
  state.events.push({ ...event, id: event.id ?? nextId(state), at: now, repeats: 0 })
  if (state.events.length > maxEvents) state.events = state.events.slice(-maxEvents)
}
