/** How the waiting helper polls. */
export interface WaitOptions {
  /** Default 100 (B9 Timing). */
  readonly everyMs?: number
  /** Without it there is no end to the waiting but `signal`. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

const pollEveryMs = 100 // B9 Timing: waiting helper polls every 100 ms by default

/** Resolves after `ms`. Rejects at once with the signal's reason when it aborts. */
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

/** Resolves with true as soon as `isReady` says so, asked at once and then every 100 ms; with false when the time is over. */
export async function waitFor(isReady: () => boolean, options: WaitOptions = {}): Promise<boolean> {
  const { everyMs = pollEveryMs, timeoutMs = Number.POSITIVE_INFINITY, signal } = options
  for (let waitedMs = 0; !isReady(); waitedMs += everyMs) {
    if (waitedMs >= timeoutMs) return false
    await delay(everyMs, signal)
  }
  return true
}
