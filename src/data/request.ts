import { log } from '../browser/log'
import { delay } from '../browser/wait'
import { isNetworkError } from '../errors/NetworkError'
import { isRequestError, type RequestError } from '../errors/RequestError'
import { announce } from './announcements'
import { bodyOf } from './body'
import { classify, isWorthRetrying } from './classify'
import { crumbFor, renewCrumb, withCrumb, xsrfHeaderFor } from './crumb'
import { errorOf } from './errorOf'
import type { Method, RawOptions, RequestOptions } from './requestOptions'
import { announceUnlessHandled } from './systemError'
import { targetOf } from './target'
import { transport } from './transport'

const defaultTimeoutMs = 30_000
const retryDelayMs = 200 // A4 Data requests
const maxRetryAfterMs = 30_000

/**
 * Sends a request to a path of the API, or to a whole URL, and returns the parsed response; `undefined` if the body is
 * empty (204). POST, PUT and DELETE include the token, which is renewed once if it is rejected. The response is not
 * checked against `T`. Rejects with a `RequestError`, or with the signal's reason if the caller aborts.
 */
export function request(method: Method, path: string, options: RawOptions): Promise<string>
export function request<T = unknown>(method: Method, path: string, options?: RequestOptions): Promise<T>
export async function request(method: Method, path: string, options: RequestOptions = {}): Promise<unknown> {
  try {
    return await send(method, path, options)
  } catch (error) {
    if (isRequestError(error)) announceFailure(error, options)
    throw error
  }
}

/** `request` with GET. */
export function get(path: string, options: RawOptions): Promise<string>
export function get<T = unknown>(path: string, options?: RequestOptions): Promise<T>
export function get(path: string, options?: RequestOptions): Promise<unknown> {
  return request('GET', path, options)
}

/** `request` with POST. */
export function post(path: string, options: RawOptions): Promise<string>
export function post<T = unknown>(path: string, options?: RequestOptions): Promise<T>
export function post(path: string, options?: RequestOptions): Promise<unknown> {
  return request('POST', path, options)
}

/** `request` with PUT. */
export function put(path: string, options: RawOptions): Promise<string>
export function put<T = unknown>(path: string, options?: RequestOptions): Promise<T>
export function put(path: string, options?: RequestOptions): Promise<unknown> {
  return request('PUT', path, options)
}

/** `request` with DELETE. */
export function del(path: string, options: RawOptions): Promise<string>
export function del<T = unknown>(path: string, options?: RequestOptions): Promise<T>
export function del(path: string, options?: RequestOptions): Promise<unknown> {
  return request('DELETE', path, options)
}

const apiUrl = /^https?:\/\/[^/]+\/api\//

// We loop around single attempts ourselves, because renewing the crumb and network retries have separate budgets
// (docs/decisions.md#49).
async function send(method: Method, path: string, options: RequestOptions): Promise<unknown> {
  const { signal, query, response, ownStatuses, headers, keepalive, timeoutMs = defaultTimeoutMs } = options
  const target = targetOf(path, query)
  const body = bodyOf(options)
  // A page, unlike the API, may redirect to another host, which would receive the header; and markup may choose the page.
  const isPage = method === 'GET' && !apiUrl.test(target.url)
  let retriesLeft = options.retries ?? 0
  let mayRenew = true

  for (;;) {
    const current = crumbFor(target)
    // A GET carries the token only if the server has asked for it.
    const crumb = method === 'GET' && mayRenew ? null : current
    const answer = await transport({
      ...body,
      url: target.url,
      searchParams: crumb === null ? target.search : withCrumb(target.search, crumb),
      method,
      headers: { Accept: accepted(response), ...(isPage ? {} : xsrfHeaderFor(target)), ...headers },
      credentials: target.trust === 'foreign' ? 'omit' : 'include',
      timeout: timeoutMs,
      signal,
      keepalive,
    })
    const outcome = classify(answer, { url: target.label, response, ownStatuses })
    if (outcome.kind === 'success') return outcome.data

    // If the server offers no token, a GET is repeated with the page's own.
    if (outcome.kind === 'crumb' && mayRenew && (renewCrumb(target, current, outcome.crumb) || crumb !== current)) {
      mayRenew = false
      log('request retried', { method, url: target.label, reason: 'crumb' })
    } else if (retriesLeft > 0 && isWorthRetrying(outcome, answer.status)) {
      retriesLeft--
      log('request retried', { method, url: target.label, reason: answer.reason ?? answer.status })
      await delay(Math.max(retryDelayMs, Math.min(answer.retryAfterMs, maxRetryAfterMs)), signal)
    } else {
      const { status, retryAfterMs } = answer
      throw errorOf(outcome, { url: target.label, method, status, crumb, retryAfterMs })
    }
  }
}

function accepted(response: RequestOptions['response']): string {
  return response === 'raw' ? '*/*' : 'application/json'
}

function announceFailure(error: RequestError, { isForeground, hasPriority }: RequestOptions): void {
  const { url } = error
  if (isNetworkError(error)) announce('network error', { url, errorKey: error.errorKey })
  if (!error.isLoginRequired) {
    if (isForeground) announceUnlessHandled(error)
  } else if (hasPriority) {
    setTimeout(() => announce('login required', { url }))
  } else {
    announce('login required', { url })
  }
}
