import type { Month } from '../../src/model/calendar/days'
import type { CalendarEvent, CalendarProps, MonthState } from './props'

/** Loads months, each once. */
export interface Months {
  /** Shows a month as soon as it has loaded. A pending request for another month is cancelled. */
  readonly open: (month: Month) => Promise<void>
  readonly stop: () => void
}

/** Creates the months of a calendar. `show` is called at once, and again when the response arrives. */
export function createMonths(
  { load, collectionId, zone }: Pick<CalendarProps, 'load' | 'collectionId' | 'zone'>,
  show: (state: MonthState) => void,
): Months {
  const known = new Map<Month, readonly CalendarEvent[]>()
  let request = new AbortController()
  return {
    async open(month) {
      request.abort()
      request = new AbortController()
      const { signal } = request
      const events = known.get(month)
      if (events) return show({ month, status: 'loaded', events })
      show({ month, status: 'loading', events: [] })
      try {
        const answer = await load({ collectionId, month, zone }, signal)
        if (signal.aborted) return
        known.set(month, answer)
        show({ month, status: 'loaded', events: answer })
      } catch {
        if (!signal.aborted) show({ month, status: 'failed', events: [] })
      }
    },
    stop: () => request.abort(),
  }
}
