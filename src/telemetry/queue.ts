import { mayStore } from '../browser/consent'
import { settings } from '../browser/settings'
import { shared } from '../browser/shared'
import { type ChannelName, channelOf, type TelemetryEvent } from './channels'
import { type Batch, batchKey, clearJournal, dropBatch, isKept, keepBatch, readJournal } from './journal'

/** A batch that has not been acknowledged, from this page or an earlier one. */
export interface Pending extends Batch {
  /** Its size in a body, in bytes. */
  readonly size: number
  /** Whether it is from an earlier page. We may send it while we hold the lock. */
  readonly isAdopted: boolean
  /** Whether it may be sent now. If not, it waits for its channel's flush. */
  isDue: boolean
  isFlying: boolean
  /** Whether it is also in the journal. */
  isStored: boolean
  /** Whether it has used its one retry with a renewed token. */
  hasNewCrumb: boolean
}

interface Queue {
  /** The events collected in this task, by channel. */
  readonly fresh: Map<ChannelName, TelemetryEvent[]>
  timer: ReturnType<typeof setTimeout> | undefined
  /** Oldest first. */
  readonly pending: Map<string, Pending>
  /** Callbacks for the first response to an event. */
  readonly waiting: Map<string, (status: number) => void>
  lost: number
}

const chunkBytes = 48 * 1024 // docs/decisions.md#50
const perEventBytes = 4 // the comma, encoded
const perMessageBytes = 512 // brackets, field names, crumb
const mostEvents = 1000 // as in the journal: a page that is open for days must not grow while its collector is down

const held = () =>
  shared<Queue>('telemetry queue', () => ({
    fresh: new Map(),
    timer: undefined,
    pending: new Map(),
    waiting: new Map(),
    lost: 0,
  }))

/**
 * Keeps an event until the server has acknowledged it. It is stored in the journal in the next task, or earlier if the
 * page is hidden, and sent with the next flush of its channel. Takes little of the caller's time, and never throws or
 * waits. Does nothing if the host has turned telemetry off.
 */
export function collect(channel: ChannelName, event: TelemetryEvent): void {
  if (!settings().telemetry) return
  const queue = held()
  const { fresh } = queue
  if (fresh.size === 0) queue.timer = setTimeout(settle)
  const events = fresh.get(channel)
  if (events) events.push(event)
  else fresh.set(channel, [event])
}

/** Groups newly collected events into batches, in memory and in the journal. */
export function settle(): void {
  const queue = held()
  clearTimeout(queue.timer)
  for (const [channel, events] of queue.fresh) {
    for (const batch of batchesOf(channel, events)) {
      queue.pending.set(batch.key, batch)
      keep(batch)
    }
  }
  queue.fresh.clear()
  makeRoom(queue)
}

/** Marks a channel's batches for the next requests; without a name, all batches. */
export function markDue(channel?: ChannelName): void {
  settle()
  for (const batch of held().pending.values()) if (!channel || batch.channel === channel) batch.isDue = true
}

/** Whether there is a batch to send, or one that is being sent. */
export function hasDue(): boolean {
  return some(({ isDue }) => isDue)
}

/** Whether any batch from an earlier page is left. */
export function hasAdopted(): boolean {
  return some(({ isAdopted }) => isAdopted)
}

/** Calls `answer` with the status of the first response to an event; 0 if it is given up. */
export function awaitAnswer(eventId: string, answer: (status: number) => void): void {
  held().waiting.set(eventId, answer)
}

/** The number of events that were dropped to make room for others since the last call. */
export function takeLost(): number {
  const queue = held()
  const { lost } = queue
  queue.lost = 0
  return lost
}

/**
 * Due batches of one channel for one request: at most 48 KB, or `room` if the browser accepts less. A larger batch is
 * sent alone, if the browser accepts anything.
 */
export function nextBatches(room = Number.POSITIVE_INFINITY): Pending[] {
  const chosen: Pending[] = []
  let left = Math.min(chunkBytes, room)
  let count = 0
  for (const batch of [...held().pending.values()]) {
    if (!batch.isDue || batch.isFlying) continue
    if (chosen[0] && batch.channel !== chosen[0].channel) continue
    if (batch.size > left && (chosen[0] || batch.size > room)) continue
    if (chosen[0] && count + batch.events.length > (channelOf(batch.channel)?.mostEvents ?? 0)) continue
    if (isGone(batch)) finish(batch, 0)
    else {
      chosen.push(batch)
      left -= batch.size
      count += batch.events.length
    }
  }
  return chosen
}

/** Removes a batch that was acknowledged, refused or given up. */
export function finish(batch: Pending, status: number): void {
  held().pending.delete(batch.key)
  if (batch.isStored) dropBatch(batch)
  answer(batch, status)
}

/**
 * Puts a batch at the end of the queue for another try, so that a batch that the server cannot handle does not block
 * the others.
 */
export function putBack(batch: Pending, status: number): void {
  batch.isFlying = false
  answer(batch, status)
  putLast([batch])
}

/** Moves those batches that are still pending behind all others. */
export function putLast(batches: readonly Pending[]): void {
  const { pending } = held()
  for (const batch of batches) if (pending.delete(batch.key)) pending.set(batch.key, batch)
}

/** Puts the events that `handIn` collects before all pending ones. */
export function handInFirst(handIn: () => void): void {
  settle()
  const others = [...held().pending.values()]
  handIn()
  settle()
  putLast(others)
}

/** Adopts the batches that other pages left in the journal. */
export function takeOver(): void {
  const { pending } = held()
  for (const batch of readJournal()) {
    if (pending.has(batch.key)) continue
    const size = batch.events.reduce((sum, event) => sum + sizeOf(batch.channel, event), perMessageBytes)
    pending.set(batch.key, { ...pendingOf(batch, size), isAdopted: true, isDue: true, isStored: true })
  }
}

/**
 * With consent, moves pending batches into the journal. Without it, empties the journal and drops everything recorded
 * about a visitor while it was allowed. Errors and traces identify nobody and stay in memory.
 */
export function followConsent(): void {
  settle()
  const waiting = [...held().pending.values()]
  if (mayStore()) {
    for (const batch of waiting) if (!batch.isStored) keep(batch)
    return
  }
  clearJournal()
  for (const batch of waiting) {
    if (batch.isStored && batch.channel === 'form') {
      // A pending request is not repeated, but its response still counts.
      if (batch.isFlying) held().pending.delete(batch.key)
      else finish(batch, 0)
    }
    batch.isStored = false
  }
}

function batchesOf(channel: ChannelName, events: readonly TelemetryEvent[]): Pending[] {
  const batches: Pending[] = []
  let group: TelemetryEvent[] = []
  let size = perMessageBytes
  const close = () => {
    if (group[0]) batches.push(pendingOf({ key: batchKey(group[0].eventId), channel, events: group }, size))
    group = []
    size = perMessageBytes
  }
  for (const event of events) {
    const own = sizeOf(channel, event)
    if (group.length === channelOf(channel)?.mostEvents || size + own > chunkBytes) close()
    group.push(event)
    size += own
  }
  close()
  return batches
}

function pendingOf(batch: Batch, size: number): Pending {
  const state = { isAdopted: false, isDue: false, isFlying: false, isStored: false, hasNewCrumb: false }
  return { ...batch, size, ...state }
}

function keep(batch: Pending): void {
  if (!mayStore()) return
  batch.isStored = true
  held().lost += keepBatch(batch)
}

function sizeOf(channel: string, event: TelemetryEvent): number {
  return (channelOf(channel)?.measure(JSON.stringify(event)) ?? 0) + perEventBytes
}

// Another tab has sent it, it was removed to make room, or it has expired.
function isGone(batch: Pending): boolean {
  return channelOf(batch.channel) === undefined || (batch.isStored && !isKept(batch.key))
}

function makeRoom(queue: Queue): void {
  let count = 0
  for (const { events } of queue.pending.values()) count += events.length
  for (const batch of queue.pending.values()) {
    if (count <= mostEvents) return
    if (batch.isFlying) continue
    count -= batch.events.length
    if (!isGone(batch)) queue.lost += batch.events.length // the journal has counted those that it removed
    finish(batch, 0)
  }
}

function answer({ events }: Pending, status: number): void {
  const { waiting } = held()
  for (const { eventId } of events) {
    waiting.get(eventId)?.(status)
    waiting.delete(eventId)
  }
}

function some(is: (batch: Pending) => boolean): boolean {
  for (const batch of held().pending.values()) if (is(batch)) return true
  return false
}
