import { crumbFor, renewCrumb } from '../data/crumb'
import { type Target, targetOf } from '../data/target'
import { isRecord } from '../model/text/json'
import type { Message } from './channels'

/** The server's response to a message. */
export interface Receipt {
  /** 0 if no response arrived in time. */
  readonly status: number
  /** Whether the request timed out. If it outlives the page, it still holds its socket. */
  readonly hasTimedOut: boolean
  /** How long the server asks to wait. */
  readonly retryAfterMs: number
  /** Whether the token was rejected and there is another one. The same message, composed again, may then succeed. */
  readonly isCrumbRenewed: boolean
}

const timeoutMs = 2500 // B9 Timing: analytics call time-out
const nothing: Receipt = { status: 0, hasTimedOut: false, retryAfterMs: 0, isCrumbRenewed: false }
const refused: Receipt = { ...nothing, status: 400 } // a message with an invalid address can never be sent

/**
 * Sends a message, before this call returns. Set `outlivesPage` while the page is being hidden; otherwise a plain
 * request is made, because aborting a keepalive request does not free its socket. Calls `land` once with the receipt,
 * but not if only a beacon was possible, which has no response. Returns a function that aborts it; `null` for a beacon.
 */
export function sendMessage(
  message: Message | undefined,
  outlivesPage: boolean,
  land: (receipt: Receipt) => void,
): (() => void) | null {
  const target = message && addressOf(message.path)
  if (!target) return landSoon(refused, land)
  if (!outlivesPage || 'keepalive' in Request.prototype) return sendFetch(message, target, outlivesPage, land)
  return sendBeacon(message, target) ? null : landSoon(nothing, land)
}

function sendFetch(message: Message, target: Target, keepalive: boolean, land: (receipt: Receipt) => void): () => void {
  const controller = new AbortController()
  const abort = () => {
    clearTimeout(timer)
    controller.abort()
  }
  const timer = setTimeout(abort, timeoutMs)
  const usedCrumb = crumbFor(target)
  fetch(target.url, {
    method: 'POST',
    body: message.body,
    headers: { 'Content-Type': message.type, ...message.headers },
    credentials: target.trust === 'foreign' ? 'omit' : 'include',
    keepalive,
    signal: controller.signal,
  })
    .then(async (response) => receiptOf(response, await isCrumbRenewed(response, target, usedCrumb)))
    .catch(() => ({ ...nothing, hasTimedOut: controller.signal.aborted }))
    .then((receipt) => {
      clearTimeout(timer)
      land(receipt)
    })
  return abort
}

// For browsers in which requests end with the page. A beacon has no headers, so messages that need them wait for the
// next page.
function sendBeacon({ body, type, headers }: Message, { url }: Target): boolean {
  return Object.keys(headers).length === 0 && navigator.sendBeacon(url, new Blob([body], { type }))
}

function receiptOf({ status, headers }: Response, isCrumbRenewed: boolean): Receipt {
  // Seconds. A date is ignored, because our own pause is enough.
  const seconds = Number(headers.get('Retry-After') ?? 0)
  return { status, hasTimedOut: false, retryAfterMs: seconds > 0 ? seconds * 1000 : 0, isCrumbRenewed }
}

async function isCrumbRenewed(response: Response, target: Target, usedCrumb: string | null): Promise<boolean> {
  const isDecline = response.status === 400 || response.status === 401 || response.status === 403
  const isJson = response.headers.get('Content-Type')?.includes('json')
  // Some servers refuse a token with status 200.
  if (!isDecline && !(response.ok && isJson)) {
    response.body?.cancel().catch(() => {}) // an unread body would hold the socket
    return false
  }
  const reply: unknown = await response.json().catch(() => undefined)
  return isRecord(reply) && reply.crumbFail === true && renewCrumb(target, usedCrumb, reply.crumb)
}

function landSoon(receipt: Receipt, land: (receipt: Receipt) => void): () => void {
  queueMicrotask(() => land(receipt))
  return () => {}
}

/** The target of a path; `undefined` on a page without an http address. */
export function addressOf(path: string): Target | undefined {
  try {
    return targetOf(path)
  } catch {
    return undefined
  }
}
