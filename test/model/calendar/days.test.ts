import { describe, expect, it, vi } from 'vitest'
import { addDays, addMonths, daysOf, monthOf, weekdayOf } from '../../../src/model/calendar/days'
import { weekStart, weekStartOf } from '../../../src/model/calendar/weekStart'
import { dayIn, isSameClock, timeIn, zoneOf } from '../../../src/model/calendar/zone'

describe('calendar days', () => {
  it('belong to a month with 28 to 31 days', () => {
    expect(monthOf('2026-11-23')).toBe('2026-11')
    expect(daysOf('2026-02').at(-1)).toBe('2026-02-28')
    expect(daysOf('2028-02').at(-1)).toBe('2028-02-29')
    expect(daysOf('2026-11').at(0)).toBe('2026-11-01')
    expect(daysOf('2026-12')).toHaveLength(31)
    expect(weekdayOf('2026-11-23')).toBe(1)
  })

  it('follow each other across months, years and the change to summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })

  it('keep their number a month or a year later, or become the last day of a shorter month', () => {
    expect(addMonths('2026-11-23', 1)).toBe('2026-12-23')
    expect(addMonths('2026-11-23', -11)).toBe('2025-12-23')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  })

  it('are limited to years with four digits', () => {
    expect(addDays('9998-12-31', 1)).toBe('9998-12-31')
    expect(addDays('1001-01-01', -1)).toBe('1001-01-01')
    expect(addMonths('9998-12-31', 1)).toBe('9998-12-31')
    expect(addMonths('1001-01-05', -12)).toBe('1001-01-05')
    expect(addMonths('1001-02-05', -1)).toBe('1001-01-05')
    expect(addMonths('9998-11-05', 1)).toBe('9998-12-05')
  })
})

describe('the day of an event', () => {
  const nearMidnight = Date.parse('2026-11-23T23:30:00Z')

  it.each([
    ['Europe/London', '2026-11-23'],
    ['Asia/Kolkata', '2026-11-24'],
    ['Australia/Melbourne', '2026-11-24'],
    ['America/New_York', '2026-11-23'],
  ])('in the time zone %s is %s', (zone, day) => {
    expect(dayIn(zone, nearMidnight)).toBe(day)
  })

  it('depends on the site’s time zone, else on its UTC offset, else on the visitor’s time zone', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(zoneOf('Asia/Kolkata', 0)).toBe('Asia/Kolkata')
    expect(dayIn(zoneOf('Nowhere/Land', 3_600_000), nearMidnight)).toBe('2026-11-24')
    expect(dayIn(zoneOf('', -18_000_000), Date.parse('2026-11-23T04:59:00Z'))).toBe('2026-11-22')
    expect(zoneOf(7, 'five')).toBe(own)
    expect(zoneOf(undefined, 9e15)).toBe(own)
  })

  it.each([
    [12_600_000, '+03:30'],
    [-12_600_000, '-03:30'],
  ])('uses the UTC offset %i as the time zone %s in browsers that support offsets', (offset, zone) => {
    // Node 20 knows none.
    class DateTimeFormat {
      readonly resolvedOptions: () => object
      constructor(_: string, options: object) {
        this.resolvedOptions = () => options
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat })
    expect(zoneOf('', offset)).toBe(zone)
  })

  it('knows whether two time zones show the same time', () => {
    expect(isSameClock('Europe/London', 'Africa/Abidjan', nearMidnight)).toBe(true)
    expect(isSameClock('Europe/London', 'Africa/Abidjan', Date.parse('2026-07-01T12:00:00Z'))).toBe(false)
  })
})

describe('a local time', () => {
  it.each([
    ['Europe/London', '2026-11-23T09:00', '2026-11-23T09:00:00.000Z'],
    ['Europe/London', '2026-07-01 09:00:30', '2026-07-01T08:00:30.000Z'],
    ['Europe/London', '2026-10-25T00:30', '2026-10-24T23:30:00.000Z'],
    ['Europe/London', '2026-10-25T02:30', '2026-10-25T02:30:00.000Z'],
    ['America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
    ['Australia/Melbourne', '2026-01-01T00:00', '2025-12-31T13:00:00.000Z'],
    // Skipped by the clocks, at the end of a day and in the night.
    ['America/Santiago', '2026-09-06T00:00', '2026-09-06T04:00:00.000Z'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
    ['Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00:00.000Z'],
    // Shown twice by the clocks.
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ])('in %s of %s is %s', (zone, clock, time) => {
    expect(new Date(timeIn(zone, clock)).toISOString()).toBe(time)
  })

  it('is invalid for a day that does not exist', () => {
    expect(timeIn('UTC', '2026-13-01T00:00')).toBeNaN()
  })
})

describe('weeks', () => {
  it.each([
    ['en-GB', 1],
    ['en-US', 0],
    ['pt-BR', 0],
    ['ar-EG', 6],
    ['de', 1],
    ['en', 0],
  ])('in %s start on weekday %i', (locale, day) => {
    expect(weekStart(locale)).toBe(day)
    expect(weekStartOf(new Intl.Locale(locale).maximize().region ?? '')).toBe(day)
  })
})
