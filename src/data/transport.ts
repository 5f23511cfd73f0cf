import ky from 'ky'
import type { Answer } from './classify'

/** One attempt, ready to be sent. */
export interface Attempt {
  readonly url: string
  readonly method: string
  readonly headers: { readonly [name: string]: string }
  readonly body: string | undefined
  readonly credentials: RequestCredentials
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

/** An answer, and how long the server asks to wait before the next attempt. */
export interface Transported extends Answer {
  readonly retryAfterMs: number
}

/**
 * Sends one attempt, once, and reads the whole body. A missing answer is an answer of status 0; only the caller's own abort
 * rejects, with the signal's reason. ky is bare transport here, without retry, hooks or a new url (decision 49).
 */
export async function transport(attempt: Attempt): Promise<Transported> {
  const { url, timeoutMs, signal } = attempt
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', stop, { once: true })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort()
  }, timeoutMs)
  try {
    const response = await ky(url, {
      retry: 0,
      timeout: false, // ky's ends with the headers; ours covers the body too
      throwHttpErrors: false,
      // ky merges headers and clones its request for retries that it never makes here: seven times the work of fetch
      fetch: () => fetch(url, { ...attempt, signal: controller.signal }),
    })
    const text = await response.text()
    signal?.throwIfAborted()
    const retryAfterMs = response.ok ? 0 : retryAfter(response.headers.get('Retry-After'))
    return { status: response.status, text, retryAfterMs }
  } catch (cause) {
    signal?.throwIfAborted()
    return { status: 0, text: '', reason: isLate ? 'timeout' : 'connection', cause, retryAfterMs: 0 }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

// Seconds, or a date; anything else asks for nothing.
function retryAfter(header: string | null): number {
  const text = header?.trim() ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return ms > 0 ? ms : 0
}
