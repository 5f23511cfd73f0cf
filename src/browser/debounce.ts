/** A debounced function. */
export interface Debounced {
  (): void
  /** Runs a pending call now, if there is one. */
  flush(): void
  /** Cancels a pending call. */
  cancel(): void
}

/**
 * Calls `run` when there have been no calls for `waitMs`, but at the latest `mostMs` after the first of them, so that
 * continuous calls cannot delay it forever.
 */
export function debounce(run: () => void, waitMs: number, mostMs = Number.POSITIVE_INFINITY): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined
  let latestAt = 0

  const act = () => {
    cancel()
    run()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const call = () => {
    const now = Date.now()
    if (timer === undefined) latestAt = now + mostMs
    clearTimeout(timer)
    timer = setTimeout(act, Math.max(0, Math.min(waitMs, latestAt - now)))
  }
  const flush = () => {
    if (timer !== undefined) act()
  }
  return Object.assign(call, { flush, cancel })
}
