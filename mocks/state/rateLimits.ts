import type { MockState } from './MockState'

/** At most `times` attempts within `withinMs`. */
export interface RateLimit {
  readonly times: number
  readonly withinMs: number
}

/** Counts one attempt. Returns 0 if it is allowed, else the seconds until the next one is. */
export function countAttempt(state: MockState, what: string, limit: RateLimit, now: number): number {
  const recent = (state.attempts[what] ?? []).filter((at) => at > now - limit.withinMs)
  state.attempts[what] = recent
  if (recent.length < limit.times) {
    recent.push(now)
    return 0
  }
  const oldest = recent[0] ?? now
  return Math.ceil((oldest + limit.withinMs - now) / 1000)
}
