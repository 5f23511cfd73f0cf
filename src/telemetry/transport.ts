import { shared } from '../browser/shared'
import { localValues } from '../browser/storage'
import { type ChannelName, channelOf, type Message, type TelemetryEvent } from './channels'
import { mayStore, onConsentChange } from './consent'
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

/** One request under way. */
interface Flight {
  readonly batches: readonly Pending[]
  readonly outlivesPage: boolean
  /** Null for a beacon. */
  abort: (() => void) | null
}

interface Transport {
  isRunning: boolean
  /** Inside the handler that hides or leaves the page. */
  isLeaving: boolean
  /** What this page knows of the collector. */
  health: 'unknown' | 'answers' | 'hangs'
  readonly flights: Set<Flight>
  /** Channels that are flushed in the next task. */
  readonly soon: Set<ChannelName>
  soonTimer: ReturnType<typeof setTimeout> | undefined
  failures: number
  pausedUntil: number
  /** What the server asked for itself, which hiding the page does not shorten. */
  askedUntil: number
  timer: ReturnType<typeof setTimeout> | undefined
  releaseLock: () => void
}

const mostLiveFlights = 1 // a hung collector may hold one socket of the page, not two
const mostLeavingFlights = 2 // docs/decisions.md#50; six hung ones, also of earlier pages, block the next navigation
const leftKey = 'telemetry.left'
const leftMs = 30_000 // browsers end a request that outlived its page after this time
const leavingBytes = 60_000 // browsers refuse more than 65,536 bytes in flight at hide, the page's own included
const firstPauseMs = 1000
const longestPauseMs = 60_000
const longestAskedMs = 600_000
// Whatever else a server says, saying the same again would not change its mind.
const passingStatuses = [0, 408, 425, 429]
const lockName = 'skerry.journal'

const held = () =>
  shared<Transport>('telemetry transport', () => ({
    isRunning: false,
    isLeaving: false,
    health: 'unknown',
    flights: new Set(),
    soon: new Set(),
    soonTimer: undefined,
    failures: 0,
    pausedUntil: 0,
    askedUntil: 0,
    timer: undefined,
    releaseLock: () => {},
  }))

/** Sends what waits in a channel, as soon as nothing else is under way. Before `startTransport` it only waits. */
export function flush(channel: ChannelName): void {
  markDue(channel)
  // Else what is handed in last would take a place before everything is known that wants one.
  if (!held().isLeaving) pump()
}

/** `flush` in a task of its own: what is counted does not hold up the click that it counts. A page that is left first sends it then. */
export function flushSoon(channel: ChannelName): void {
  const transport = held()
  const { soon } = transport
  if (soon.size === 0) {
    transport.soonTimer = setTimeout(() => {
      const channels = [...soon]
      soon.clear()
      for (const one of channels) flush(one)
    })
  }
  soon.add(channel)
}

/**
 * Collects an event, flushes its channel, and resolves with the status of the first answer (0 where none came). Whatever
 * that was, the event is sent again later until it is acknowledged or refused.
 */
export function deliver(channel: ChannelName, event: TelemetryEvent): Promise<number> {
  return new Promise((resolve) => {
    awaitAnswer(event.eventId, resolve)
    collect(channel, event)
    flush(channel)
  })
}

/**
 * Starts sending (docs/decisions.md#50): plain requests while the page is visible, such as outlive it at hide. Returns
 * what stops it; what was not acknowledged stays in the journal for the next page.
 */
export function startTransport(): () => void {
  const transport = held()
  if (transport.isRunning) return () => {}
  transport.isRunning = true
  const stopConsent = onConsentChange(() => {
    followConsent()
    adopt()
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
    clearTimeout(transport.soonTimer)
    transport.soon.clear()
    settle()
    transport.releaseLock()
    for (const flight of transport.flights) recall(flight)
  }
}

/**
 * Sends what it can while the page is being hidden or left, before this call returns: at most two requests that outlive
 * the page, 60,000 bytes together. `collectLast` hands in what others still hold; it goes first. A plain request under way
 * would die with the page, so what it carries is sent again; it goes last, for it may have arrived.
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

/** Tells that the page is seen again. */
export function showTransport(): void {
  // Nothing says whether a beacon arrived. Sent twice, it counts once.
  for (const flight of held().flights) if (flight.abort === null) recall(flight)
  adopt()
  pump()
}

function retry(): void {
  held().pausedUntil = 0
  pump()
}

/** Sends as many requests as may be under way now, and comes back when a pause is over. */
function pump(): void {
  const transport = held()
  clearTimeout(transport.timer)
  if (!transport.isRunning || !hasDue()) return
  const waitMs = Math.max(transport.pausedUntil, transport.askedUntil) - Date.now()
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
 * How many requests may outlive the page. Nothing frees the socket of one that hangs, so a collector that hangs gets none,
 * and one that this page has not heard of gets no more than earlier pages left over.
 */
function leavingFlights({ health, flights }: Transport): number {
  if (health === 'answers') return mostLeavingFlights
  if (health === 'hangs') return 0
  if (!mayStore()) return 1
  // Those of this page were counted when they left.
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
    return undefined // what another version of Skerry left behind
  }
}

function bytesInFlight({ flights }: Transport): number {
  let bytes = 0
  for (const { batches } of flights) for (const { size } of batches) bytes += size
  return bytes
}

/** Takes a request's answer: acknowledged and refused events are done with, all others wait for another try. */
function land(flight: Flight, { status, isLate, askedMs, isCrumbRenewed }: Receipt): void {
  const transport = held()
  if (!transport.flights.delete(flight)) return
  transport.health = isLate ? 'hangs' : 'answers'
  if (!isLate && mayStore()) localValues.remove(leftKey)
  const isPassing = passingStatuses.includes(status) || status >= 500
  for (const batch of flight.batches) {
    if (isPassing || (isCrumbRenewed && !batch.hasNewCrumb)) putBack(batch, status)
    else finish(batch, status)
    batch.hasNewCrumb ||= isCrumbRenewed
  }
  transport.failures = isPassing ? transport.failures + 1 : 0
  transport.pausedUntil = isPassing ? Date.now() + pauseMs(transport.failures) : 0
  if (askedMs > 0) transport.askedUntil = Date.now() + Math.min(askedMs, longestAskedMs)
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

/** Takes over what earlier pages left. One tab does it at a time, where the browser has locks (https only). */
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
    // Rejects where the page is being left; then the next page does it.
    navigator.locks.request(lockName, { ifAvailable: true }, hold).catch(() => {})
  } else takeOver()
}
