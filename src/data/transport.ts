import ky, { isTimeoutError, type Options } from 'ky'
import type { Answer } from './classify'

/** One attempt, ready to be sent. Body, query, headers, time-out and abort are ky options. */
export interface Attempt
  extends Pick<Options, 'json' | 'stringifyJson' | 'body' | 'headers' | 'searchParams' | 'keepalive'> {
  /** Without its query. */
  readonly url: string
  readonly method: string
  readonly credentials: RequestCredentials
  readonly timeout: number
  readonly signal: AbortSignal | undefined
}

/** A response, and how long the server asks to wait before the next attempt. */
export interface Transported extends Answer {
  readonly retryAfterMs: number
}

/**
 * Sends one attempt, once, and reads the whole body. If there is no response, the status is 0. Rejects only if the
 * caller aborts, with the signal's reason. The caller handles retries (docs/decisions.md#49).
 */
export async function transport({ url, ...options }: Attempt): Promise<Transported> {
  const { signal } = options
  let text = ''
  // Outside the `try`: options that cannot become a request are a mistake of the caller, not a missing response.
  const sent = ky(url, {
    ...options,
    retry: 0,
    throwHttpErrors: false,
    // Reads the body here, so that ky's time-out includes it.
    async fetch(input, init) {
      const response = await fetch(input, init)
      text = await response.text()
      return response
    },
  })
  try {
    const { status, headers } = await sent
    return { status, text, retryAfterMs: retryAfter(headers.get('Retry-After')) }
  } catch (cause) {
    signal?.throwIfAborted()
    return { status: 0, text: '', reason: isTimeoutError(cause) ? 'timeout' : 'connection', cause, retryAfterMs: 0 }
  }
}

// Seconds, or a date; anything else is ignored.
function retryAfter(header: string | null): number {
  const text = header ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return ms > 0 ? ms : 0
}
