import type { Month } from '../../src/model/calendar/days'

// What the addresses of hosted pages have: ?view=calendar&month=06-2027 (docs/decisions.md#75).
const viewKey = 'view'
const calendarView = 'calendar'
const monthKey = 'month'
const written = /^(0[1-9]|1[0-2])-([1-9]\d{3})$/

/** The month that a page’s address names; `null` if it names none, or another view than that of a calendar. */
export function readMonth(address: string): Month | null {
  const { searchParams } = new URL(address)
  const [, month, year] = written.exec(searchParams.get(monthKey) ?? '') ?? []
  const view = searchParams.get(viewKey) ?? calendarView
  if (!month || !year || view !== calendarView || Number(year) < 1002 || Number(year) > 9997) return null
  return `${year}-${month}`
}

/** Writes the month into the address of the page, in place of the one before: Back leaves the page. */
export function writeMonth(month: Month): void {
  const url = new URL(location.href)
  url.searchParams.set(viewKey, calendarView)
  url.searchParams.set(monthKey, `${month.slice(5)}-${month.slice(0, 4)}`)
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Safari allows 100 changes in 30 seconds, and a page without an origin none. The calendar goes on without them.
  }
}
