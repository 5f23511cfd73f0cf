/** A day, as YYYY-MM-DD. Days compare as text. */
export type Day = string

/** A month, as YYYY-MM. */
export type Month = string

const dayMs = 86_400_000
// The years with four digits, less one at each end, so that days just outside the range still have four.
const firstDay: Day = '1001-01-01'
const lastDay: Day = '9998-12-31'

/** The month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** All days of a month. */
export function daysOf(month: Month): readonly Day[] {
  const first = timeOf(`${month}-01`)
  const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return [...Array(count).keys()].map((index) => dayOf(first + index * dayMs))
}

/** The day that is `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return within(dayOf(timeOf(day) + count * dayMs))
}

/** The same day of another month, or the last of that month if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const month = `${pad(Math.floor(months / 12), 4)}-${pad((months % 12) + 1, 2)}`
  if (month < monthOf(firstDay) || month > monthOf(lastDay)) return day
  const days = daysOf(month)
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day
}

/** The weekday, 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(timeOf(day)).getUTCDay()
}

/** The start of a day in UTC, in milliseconds since 1970. A formatter in UTC writes it as this day. */
export function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}

function within(day: Day): Day {
  return day < firstDay ? firstDay : day > lastDay ? lastDay : day
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
