import { isRecord } from '../../src/model/text/json'

/** The opening hours on one day of the week. */
export interface DayHours {
  /** The owner's own text, such as “10am to 7pm”; empty if there is none. */
  readonly text: string
  /** In minutes since midnight. The end of a range that ends on the next day is above 1440. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[]
}

/** The days of a week, Sunday first. */
export type OpeningHours = readonly DayHours[]

export const minutesOfDay = 1440

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Reads `businessHours`; `null` if no day has hours. */
export function readHours(value: unknown): OpeningHours | null {
  if (!isRecord(value)) return null
  const hours = days.map((day) => readDay(value[day]))
  return hours.some(({ text, ranges }) => text || ranges[0]) ? hours : null
}

/** Whether a business is open; `null` if the hours exist only in the owner's text. */
export function isOpenAt(hours: OpeningHours, weekday: number, minutes: number): boolean | null {
  const today = hours[weekday]
  const yesterday = hours[(weekday + 6) % 7]
  if (!today || !yesterday || (today.text && !today.ranges[0])) return null
  return (
    today.ranges.some(({ from, to }) => from <= minutes && minutes < to) ||
    yesterday.ranges.some(({ to }) => minutes + minutesOfDay < to)
  )
}

function readDay(value: unknown): DayHours {
  const { text, ranges } = isRecord(value) ? value : {}
  return {
    text: typeof text === 'string' ? text.trim() : '',
    ranges: (Array.isArray(ranges) ? ranges : []).flatMap((range) => readRange(range)),
  }
}

function readRange(value: unknown): DayHours['ranges'] {
  const { from, to } = isRecord(value) ? value : {}
  if (!isMinute(from) || !isMinute(to)) return []
  return [{ from, to: to > from ? to : to + minutesOfDay }]
}

function isMinute(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 2 * minutesOfDay
}
