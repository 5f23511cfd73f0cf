import { shared } from '../browser/shared'
import { type ChannelName, channelOf, type TelemetryEvent } from './channels'
import { mayStore } from './consent'
import { type Batch, batchKey, clearJournal, dropBatch, isKept, keepBatch, readJournal } from './journal'

/** A batch that waits: of this page, or one that an earlier page left. */
export interface Pending extends Batch {
  /** Bytes that it takes in a body. */
  readonly size: number
  /** Left by an earlier page, and ours to send while we hold the lock. */
  readonly isAdopted: boolean
  /** Whether it may be sent now, or waits for its channel's flush. */
  isDue: boolean
  isFlying: boolean
  /** Whether it lies in the journal too. */
  isStored: boolean
  /** Its one further try for the token's sake was had. */
  hasNewCrumb: boolean
}

interface Queue {
  /** Collected in this task, by channel. */
  readonly fresh: Map<ChannelName, TelemetryEvent[]>
  timer: ReturnType<typeof setTimeout> | undefined
  /** The oldest first. */
  readonly pending: Map<string, Pending>
  /** Who waits for the first answer to an event. */
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
 * Keeps an event until the server has it: in the journal from the next task on, or when the page is hidden before, and
 * sent with the next flush of its channel. Costs the caller's task little, never throws, never waits.
 */
export function collect(channel: ChannelName, event: TelemetryEvent): void {
  const queue = held()
  const { fresh } = queue
  if (fresh.size === 0) queue.timer = setTimeout(settle)
  const events = fresh.get(channel)
  if (events) events.push(event)
  else fresh.set(channel, [event])
}

/** Turns what was collected lately into batches, in memory and in the journal. */
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

/** Lets a channel's batches go with the next requests; all of them without a name. */
export function markDue(channel?: ChannelName): void {
  settle()
  for (const batch of held().pending.values()) if (!channel || batch.channel === channel) batch.isDue = true
}

/** Whether anything may be sent. */
export function hasDue(): boolean {
  return some(({ isDue, isFlying }) => isDue && !isFlying)
}

/** Whether anything is left of what was taken over. */
export function hasAdopted(): boolean {
  return some(({ isAdopted }) => isAdopted)
}

/** Calls `answer` with the status of the first answer to an event; 0 where it is given up. */
export function awaitAnswer(eventId: string, answer: (status: number) => void): void {
  held().waiting.set(eventId, answer)
}

/** How many events had to make room for others since the last call. */
export function takeLost(): number {
  const queue = held()
  const { lost } = queue
  queue.lost = 0
  return lost
}

/**
 * Due batches of one channel that go into one request: at most 48 KB, or `room` where the browser takes no more. Where it
 * takes anything, a batch that is larger goes alone.
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

/** Done with a batch: acknowledged, refused, or given up. */
export function finish(batch: Pending, status: number): void {
  held().pending.delete(batch.key)
  if (batch.isStored) dropBatch(batch)
  answer(batch, status)
}

/** Lets a batch wait for another try: at the end, so that one the server chokes on does not hold up the others. */
export function putBack(batch: Pending, status: number): void {
  batch.isFlying = false
  answer(batch, status)
  putLast([batch])
}

/** Lets what still waits among some batches wait behind all others. */
export function putLast(batches: readonly Pending[]): void {
  const { pending } = held()
  for (const batch of batches) if (pending.delete(batch.key)) pending.set(batch.key, batch)
}

/** Lets what `handIn` collects go before everything that waits. */
export function handInFirst(handIn: () => void): void {
  settle()
  const others = [...held().pending.values()]
  handIn()
  settle()
  putLast(others)
}

/** Takes over what other pages left in the journal. */
export function takeOver(): void {
  const { pending } = held()
  for (const batch of readJournal()) {
    if (pending.has(batch.key)) continue
    const size = batch.events.reduce((sum, event) => sum + sizeOf(batch.channel, event), perMessageBytes)
    pending.set(batch.key, { ...pendingOf(batch, size), isAdopted: true, isDue: true, isStored: true })
  }
}

/**
 * Consent moves what waits into the journal. Without it the journal is emptied, and what was recorded of a visitor while
 * it was allowed is forgotten; errors and traces name nobody and stay in memory.
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
    if (batch.isStored && batch.channel === 'form' && !batch.isFlying) finish(batch, 0)
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

// Another tab has sent it meanwhile, it had to make room, or its day is over.
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
    queue.lost += batch.events.length
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
