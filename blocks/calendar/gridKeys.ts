import { addDays, addMonths, type Day, daysOf, monthOf, weekdayOf } from '../../src/model/calendar/days'

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

interface Week {
  /** The first weekday of a week. */
  readonly start: number
  readonly isRtl: boolean
}

/**
 * Returns the day that a key moves to in a grid of days (the W3C's date grid pattern); `null` for other keys. Arrow
 * keys move by a day or a week. Home and End move within the week, or with Control within the month. Page Up and Page
 * Down move by a month, or with Shift by a year.
 */
export function dayForKey(
  day: Day,
  { key, shiftKey, ctrlKey, altKey, metaKey }: Press,
  { start, isRtl }: Week,
): Day | null {
  if (altKey || metaKey) return null
  if (ctrlKey) return shiftKey ? null : endOfMonth(day, key)
  const inWeek = (weekdayOf(day) - start + 7) % 7
  const forward = isRtl ? -1 : 1
  if (key === 'PageUp') return addMonths(day, shiftKey ? -12 : -1)
  if (key === 'PageDown') return addMonths(day, shiftKey ? 12 : 1)
  if (shiftKey) return null
  const steps: { readonly [key: string]: number } = {
    ArrowLeft: -forward,
    ArrowRight: forward,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -inWeek,
    End: 6 - inWeek,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step === undefined ? null : addDays(day, step)
}

function endOfMonth(day: Day, key: string): Day | null {
  const days = daysOf(monthOf(day))
  return (key === 'Home' ? days[0] : key === 'End' ? days.at(-1) : null) ?? null
}
