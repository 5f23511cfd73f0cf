/** A date, as forms send it: month, day, year. */
const partsOfDate = 3
const digits = /^\d+$/
const half = /^[ap]\.?m\.?$/i
const lastMinute = 59

/** Whether every part of a date that is filled in can be right. Only lists of month, day and year are checked. */
export function isDate(value: unknown): boolean {
  const parts = trimmedList(value)
  if (parts.length !== partsOfDate) return true
  const [month = '', day = '', year = ''] = parts
  return (
    parts.every((part) => part === '' || digits.test(part)) &&
    (month === '' || isBetween(1, month, 12)) &&
    (day === '' || isBetween(1, day, daysIn(Number(month), Number(year))))
  )
}

/**
 * Whether every part of a time that is filled in can be right. Only lists are checked: the hour, the minute, often the
 * second and, in the 12-hour clock, the half of the day.
 */
export function isTime(value: unknown): boolean {
  const parts = trimmedList(value)
  if (parts.length < 2) return true
  const last = parts.at(-1) ?? ''
  const hasHalf = parts.length > 3 || (last !== '' && !digits.test(last))
  const [hour = '', ...others] = hasHalf ? parts.slice(0, -1) : parts
  return (
    (!hasHalf || last === '' || half.test(last)) &&
    (hour === '' || (hasHalf ? isBetween(1, hour, 12) : isBetween(0, hour, 23))) &&
    others.every((part) => part === '' || isBetween(0, part, lastMinute))
  )
}

function trimmedList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((part) => String(part ?? '').trim()) : []
}

function isBetween(first: number, text: string, last: number): boolean {
  return digits.test(text) && Number(text) >= first && Number(text) <= last
}

/** The days of a month. If the month or the year is unknown (0), the longest possible. */
function daysIn(month: number, year: number): number {
  if (month === 0) return 31
  return new Date(Date.UTC(year === 0 ? 2000 : year + 400, month, 0)).getUTCDate() // years below 100 would be 19xx
}
