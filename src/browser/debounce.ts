/** A function whose calls are gathered into one. */
export interface Debounced {
  (): void
  /** Runs now what is waiting; does nothing where nothing is. */
  flush(): void
  /** Forgets what is waiting. */
  cancel(): void
}

/**
 * Runs `run` once the calls have rested for `waitMs`, and at the latest `mostMs` after the first of them, so that calls
 * that never rest do not starve it.
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
