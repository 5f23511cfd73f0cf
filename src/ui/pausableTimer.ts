/** A timer that keeps its remaining time while it is paused. */
export interface PausableTimer {
  /** Pauses for a reason. The same reason counts once. */
  readonly pause: (reason: string) => void
  /** Removes a reason. The timer continues when there is none left. */
  readonly resume: (reason: string) => void
  readonly stop: () => void
}

/** Calls `onEnd` after `ms`, not counting pauses or time in a hidden tab (docs/decisions.md#33). */
export function pausableTimer(ms: number, onEnd: () => void): PausableTimer {
  const reasons = new Set<string>()
  let remainingMs = ms
  let startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(end, ms)

  function end(): void {
    stop()
    onEnd()
  }
  function pause(reason: string): void {
    if (reasons.size === 0) {
      clearTimeout(timer)
      remainingMs -= performance.now() - startedAt
    }
    reasons.add(reason)
  }
  function resume(reason: string): void {
    if (!reasons.delete(reason) || reasons.size > 0) return
    startedAt = performance.now()
    timer = setTimeout(end, Math.max(remainingMs, 0))
  }
  function watchTab(): void {
    if (document.visibilityState === 'hidden') pause('hidden tab')
    else resume('hidden tab')
  }
  function stop(): void {
    clearTimeout(timer)
    reasons.add('stopped') // so that a later resume cannot start it again
    document.removeEventListener('visibilitychange', watchTab)
  }

  document.addEventListener('visibilitychange', watchTab)
  watchTab()
  return { pause, resume, stop }
}
