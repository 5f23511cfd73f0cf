/** The options of `waitFor`. */
export interface WaitOptions {
  readonly everyMs: number
  /** Without it, only `signal` ends the wait. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

/** Resolves after `ms`. Rejects with the signal's reason as soon as it aborts. */
export function delay(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/**
 * Resolves with true as soon as `isReady` returns true, checked at once and then every `everyMs`; with false after the
 * time-out.
 */
export async function waitFor(isReady: () => boolean, options: WaitOptions): Promise<boolean> {
  const { everyMs, timeoutMs = Number.POSITIVE_INFINITY, signal } = options
  for (let waitedMs = 0; !isReady(); waitedMs += everyMs) {
    if (waitedMs >= timeoutMs) return false
    await delay(everyMs, signal)
  }
  return true
}
