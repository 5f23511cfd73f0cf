import { mayStore } from '../browser/consent'
import { shared } from '../browser/shared'
import { localValues } from '../browser/storage'
import { isRecord } from '../model/text/json'
import type { TelemetryEvent } from './channels'

/** Events of one channel that were collected together, kept until the server has acknowledged them. */
export interface Batch {
  /** Starts with the time, so that keys sort by age. */
  readonly key: string
  readonly channel: string
  readonly events: readonly TelemetryEvent[]
}

// docs/decisions.md#50 and research on other queues: one key per batch, because a single long list would be rewritten
// with every event.
const keyStart = 'journal.'
const lifeMs = 86_400_000
const mostEvents = 1000
const mostCharacters = 524_288 // 512 KB
const trimTo = 0.9 // so that not every further event trims again

interface Tally {
  events: number
  characters: number
}

// The last exact count and what was stored since. It only decides when to count again.
const tally = () => shared<{ current: Tally | undefined }>('journal tally', () => ({ current: undefined }))

/**
 * Stores a batch for other pages, unless consent forbids it; the batch is then only in this page's memory. Returns the
 * number of older events that were removed to make room: at most 1000 events, 512 KB and 24 hours are kept.
 */
export function keepBatch({ key, channel, events }: Batch): number {
  if (!mayStore()) return 0
  const held = tally()
  held.current ??= countAll(readJournal())
  localValues.set(key, { channel, events }, lifeMs)
  add(held.current, events, 1)
  return isOver(held.current, 1) ? trim() : 0
}

/**
 * Whether a batch is still stored. Otherwise another tab has sent it, it was removed to make room, or it is over a day
 * old.
 */
export function isKept(key: string): boolean {
  return localValues.get(key, isRecord) !== undefined
}

/** Removes a batch. */
export function dropBatch({ key }: Batch): void {
  localValues.remove(key)
}

/** All stored batches of all pages, oldest first. Invalid entries are removed. */
export function readJournal(): Batch[] {
  return localValues
    .keys(keyStart)
    .sort()
    .flatMap((key) => {
      const kept = localValues.get(key, isKeptBatch)
      if (kept) return [{ key, ...kept }]
      localValues.remove(key)
      return []
    })
}

/** Removes all stored batches, because the visitor declined. */
export function clearJournal(): void {
  for (const key of localValues.keys(keyStart)) localValues.remove(key)
}

/** The key of a new batch. */
export function batchKey(eventId: string): string {
  return `${keyStart}${Date.now().toString(36).padStart(9, '0')}.${eventId}`
}

function trim(): number {
  const batches = readJournal()
  const left = countAll(batches)
  const share = isOver(left, 1) ? trimTo : 1
  let lost = 0
  while (isOver(left, share)) {
    const oldest = batches.shift()
    if (!oldest) break
    localValues.remove(oldest.key)
    add(left, oldest.events, -1)
    lost += oldest.events.length
  }
  tally().current = left
  return lost
}

function countAll(batches: readonly Batch[]): Tally {
  const count = { events: 0, characters: 0 }
  for (const { events } of batches) add(count, events, 1)
  return count
}

function add(count: Tally, events: readonly TelemetryEvent[], sign: 1 | -1): void {
  count.events += sign * events.length
  count.characters += sign * JSON.stringify(events).length
}

function isOver({ events, characters }: Tally, share: number): boolean {
  return events > mostEvents * share || characters > mostCharacters * share
}

function isKeptBatch(value: unknown): value is Omit<Batch, 'key'> {
  return (
    isRecord(value) &&
    typeof value.channel === 'string' &&
    Array.isArray(value.events) &&
    value.events.length > 0 &&
    value.events.every((event) => isRecord(event) && typeof event.eventId === 'string')
  )
}
