import { mayStore, onConsentChange } from '../browser/consent'
import { settings } from '../browser/settings'
import { shared } from '../browser/shared'
import { localValues } from '../browser/storage'
import { type ChannelName, channelOf, type Message, type TelemetryEvent } from './channels'
import {
  awaitAnswer,
  collect,
  finish,
  followConsent,
  handInFirst,
  hasAdopted,
  hasDue,
  markDue,
  nextBatches,
  type Pending,
  putBack,
  putLast,
  settle,
  takeOver,
} from './queue'
import { type Receipt, sendMessage } from './sendMessage'

/** A pending request. */
interface Flight {
  readonly batches: readonly Pending[]
  readonly outlivesPage: boolean
  /** Null for a beacon. */
  abort: (() => void) | null
}

interface Transport {
  isRunning: boolean
  /** Whether the handler that hides or leaves the page is running. */
  isLeaving: boolean
  /** The state of the collector, the server that receives events, as far as this page knows. */
  health: 'unknown' | 'answers' | 'hangs'
  readonly flights: Set<Flight>
  /** Channels that are flushed in the next task. */
  readonly soon: Set<ChannelName>
  failures: number
  pausedUntil: number
  /** The time until which the server wants no events. Hiding the page does not shorten it. */
  retryAfterUntil: number
  timer: ReturnType<typeof setTimeout> | undefined
  releaseLock: () => void
}

const mostLiveFlights = 1 // a collector that hangs may hold only one socket of the page
const mostLeavingFlights = 2 // docs/decisions.md#50; six that hang, also of earlier pages, block the next navigation
const leftKey = 'telemetry.left'
const leftMs = 30_000 // after this time, browsers end a request that outlived its page
const leavingBytes = 60_000 // browsers refuse more than 65,536 bytes in flight at hide, including the page's own
const firstPauseMs = 1000
const longestPauseMs = 60_000
const longestRetryAfterMs = 600_000
// Statuses for which a retry can help. For all others except 5xx, the same message would fail again.
const passingStatuses = [0, 408, 425, 429]
const lockName = 'skerry.journal'

const held = () =>
  shared<Transport>('telemetry transport', () => ({
    isRunning: false,
    isLeaving: false,
    health: 'unknown',
    flights: new Set(),
    soon: new Set(),
    failures: 0,
    pausedUntil: 0,
    retryAfterUntil: 0,
    timer: undefined,
    releaseLock: () => {},
  }))

/** Sends the events of a channel once no other request is pending. Before `startTransport`, they are only kept. */
export function flush(channel: ChannelName): void {
  markDue(channel)
  // While the page is being left, nothing is sent until all events are collected, so that the last ones can go first.
  if (!held().isLeaving) pump()
}

/**
 * Like `flush`, but in a separate task, so that counting does not delay the click. The events are also sent if the page
 * is left before that.
 */
export function flushSoon(channel: ChannelName): void {
  const { soon } = held()
  if (soon.size === 0) {
    setTimeout(() => {
      const channels = [...soon]
      soon.clear()
      for (const one of channels) flush(one)
    })
  }
  soon.add(channel)
}

/**
 * Collects an event, flushes its channel, and resolves with the status of the first response (0 without one). In any
 * case, the event is sent again later until it is acknowledged or refused.
 */
export async function deliver(channel: ChannelName, event: TelemetryEvent): Promise<number> {
  if (!settings().telemetry) return 0
  return new Promise((resolve) => {
    awaitAnswer(event.eventId, resolve)
    collect(channel, event)
    flush(channel)
  })
}

/**
 * Starts sending (docs/decisions.md#50): with plain requests while the page is visible, and with requests that outlive
 * it when it is hidden. Returns a function that stops it; events that were not acknowledged stay in the journal.
 */
export function startTransport(): () => void {
  const transport = held()
  if (transport.isRunning) return () => {}
  transport.isRunning = true
  const stopConsent = onConsentChange(() => {
    followConsent()
    adopt() // events of a tab that knew of the consent before this one
    pump()
  })
  addEventListener('online', retry)
  followConsent()
  adopt()
  pump()
  return () => {
    transport.isRunning = false
    removeEventListener('online', retry)
    stopConsent()
    clearTimeout(transport.timer)
    settle()
    transport.releaseLock()
    for (const flight of transport.flights) recall(flight)
  }
}

/**
 * Sends as much as possible while the page is being hidden or left, before this call returns: at most two requests that
 * outlive the page, 60,000 bytes together. `collectLast` adds events that other modules still hold; these go first. A
 * pending plain request would end with the page, so its events are sent again; these go last, because they may have
 * arrived.
 */
export function hideTransport(collectLast: () => void = () => {}): void {
  const transport = held()
  transport.isLeaving = true
  transport.pausedUntil = 0
  transport.releaseLock()
  handInFirst(collectLast)
  for (const flight of transport.flights) if (!flight.outlivesPage) recall(flight)
  markDue()
  pump()
  transport.isLeaving = false
}

/** Call it when the page is visible again. */
export function showTransport(): void {
  // Whether a beacon has arrived is unknown, so its events are sent again. Sent twice, they count once.
  for (const flight of held().flights) if (flight.abort === null) recall(flight)
  adopt()
  pump()
}

function retry(): void {
  held().pausedUntil = 0
  pump()
}

/** Sends as many requests as are allowed now, and continues after a pause. */
function pump(): void {
  const transport = held()
  clearTimeout(transport.timer)
  if (!transport.isRunning || !hasDue()) return
  const waitMs = Math.max(transport.pausedUntil, transport.retryAfterUntil) - Date.now()
  if (waitMs > 0) {
    transport.timer = setTimeout(pump, waitMs)
    return
  }
  const most = transport.isLeaving ? leavingFlights(transport) : mostLiveFlights
  while (transport.flights.size < most) {
    const batches = nextBatches(transport.isLeaving ? leavingBytes - bytesInFlight(transport) : undefined)
    if (batches.length === 0) return
    launch(transport, batches)
  }
}

/**
 * How many requests may outlive the page. The socket of a request that hangs cannot be freed. So a collector that hangs
 * gets none, and one that has not answered this page yet gets only what earlier pages have left of the limit.
 */
function leavingFlights({ health, flights }: Transport): number {
  if (health === 'answers') return mostLeavingFlights
  if (health === 'hangs') return 0
  if (!mayStore()) return 1
  // Those of this page are already counted as left, so they are added back.
  return mostLeavingFlights - leftFlights() + [...flights].filter(({ outlivesPage }) => outlivesPage).length
}

function leftFlights(): number {
  return localValues.get(leftKey, (value) => typeof value === 'number') ?? 0
}

function launch({ flights, isLeaving }: Transport, batches: readonly Pending[]): void {
  for (const batch of batches) batch.isFlying = true
  const flight: Flight = { batches, outlivesPage: isLeaving, abort: null }
  flights.add(flight)
  flight.abort = sendMessage(messageOf(batches), isLeaving, (receipt) => land(flight, receipt))
  if (isLeaving && mayStore()) localValues.set(leftKey, leftFlights() + 1, leftMs)
}

function messageOf(batches: readonly Pending[]): Message | undefined {
  try {
    return channelOf(batches[0]?.channel ?? '')?.compose(batches.flatMap(({ events }) => events))
  } catch {
    return undefined // a batch of another version of Skerry
  }
}

function bytesInFlight({ flights }: Transport): number {
  let bytes = 0
  for (const { batches } of flights) for (const { size } of batches) bytes += size
  return bytes
}

/** Handles a response: acknowledged and refused events are removed, all others wait for another try. */
function land(flight: Flight, { status, hasTimedOut, retryAfterMs, isCrumbRenewed }: Receipt): void {
  const transport = held()
  if (!transport.flights.delete(flight)) return
  transport.health = hasTimedOut ? 'hangs' : 'answers'
  if (!hasTimedOut && mayStore()) localValues.remove(leftKey)
  const isPassing = passingStatuses.includes(status) || status >= 500
  for (const batch of flight.batches) {
    if (isPassing || (isCrumbRenewed && !batch.hasNewCrumb)) putBack(batch, status)
    else finish(batch, status)
    batch.hasNewCrumb ||= isCrumbRenewed
  }
  transport.failures = isPassing ? transport.failures + 1 : 0
  transport.pausedUntil = isPassing ? Date.now() + pauseMs(transport.failures) : 0
  if (retryAfterMs > 0) transport.retryAfterUntil = Date.now() + Math.min(retryAfterMs, longestRetryAfterMs)
  if (isPassing || !hasAdopted()) transport.releaseLock()
  pump()
}

function pauseMs(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1))
}

function recall(flight: Flight): void {
  held().flights.delete(flight)
  flight.abort?.()
  for (const batch of flight.batches) batch.isFlying = false
  putLast(flight.batches)
}

/** Adopts the events of earlier pages. Only one tab does so at a time, if the browser has locks (https only). */
function adopt(): void {
  const transport = held()
  if (!transport.isRunning || !mayStore()) return
  const hold = (lock: Lock | null) => {
    if (!lock || !transport.isRunning) return
    takeOver()
    pump()
    if (!hasAdopted()) return
    return new Promise<void>((resolve) => {
      transport.releaseLock = resolve
    })
  }
  if (navigator.locks) {
    // Rejects if the page is being left. The next page then adopts them.
    navigator.locks.request(lockName, { ifAvailable: true }, hold).catch(() => {})
  } else takeOver()
}
