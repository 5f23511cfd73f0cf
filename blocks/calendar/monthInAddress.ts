import type { Month } from '../../src/model/calendar/days'

// The query of hosted pages: ?view=calendar&month=06-2027 (docs/decisions.md#75).
const viewKey = 'view'
const calendarView = 'calendar'
const monthKey = 'month'
const monthPattern = /^(0[1-9]|1[0-2])-([1-9]\d{3})$/

/** The month in a page’s URL; `null` if there is none, or if the URL names a view other than the calendar. */
export function readMonth(address: string): Month | null {
  const { searchParams } = new URL(address)
  const [, month, year] = monthPattern.exec(searchParams.get(monthKey) ?? '') ?? []
  const view = searchParams.get(viewKey) ?? calendarView
  if (!month || !year || view !== calendarView || Number(year) < 1002 || Number(year) > 9997) return null
  return `${year}-${month}`
}

/** Writes the month into the page’s URL without a new history entry: Back leaves the page. */
export function writeMonth(month: Month): void {
  const url = new URL(location.href)
  url.searchParams.set(viewKey, calendarView)
  url.searchParams.set(monthKey, `${month.slice(5)}-${month.slice(0, 4)}`)
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Safari allows 100 changes in 30 seconds, and a page without an origin allows none. The calendar works without
    // them.
  }
}
