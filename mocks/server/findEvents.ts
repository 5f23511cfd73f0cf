import { type CalendarEvent, instant } from '../fixtures/calendar'
import { jsonOr, textMember } from '../http/body'
import type { ServedEvents } from '../state/MockState'
import { type Element, elementsOf, textOf } from './htmlTree'

const calendarClasses = ['sqs-block-calendar', 'sqs-events-collection-calendar']
const local = /^(\d{4}-\d\d)-(\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?)?$/
const dayMs = 86_400_000

/**
 * Finds the calendars of a page and its events in neutral markup, so that the calendars of any page the server serves
 * show those events. An event without a link in its heading gets the page's path.
 */
export function findEvents(elements: readonly Element[], path: string): ServedEvents {
  const timeZone = elements.flatMap(zoneIn)[0] ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const events = elements
    .filter((element) => attribute(element, 'data-block-type') === 'event')
    .flatMap((element) => eventIn(element, path, timeZone) ?? [])
  return { calendars: elements.flatMap(collectionIn), events }
}

/** The id of the collection that a calendar shows. */
function collectionIn(element: Element): readonly string[] {
  const classes = attribute(element, 'class').split(/\s+/)
  const isCalendar = attribute(element, 'data-block-type') === 'calendar'
  if (!isCalendar && !calendarClasses.some((name) => classes.includes(name))) return []
  const id = attribute(element, 'data-collection-id') || jsonId(attribute(element, 'data-block-json'))
  return id === '' ? [] : [id]
}

function jsonId(json: string): string {
  return textMember(jsonOr(json, null), 'collectionId')
}

/**
 * `website.timeZone` of the page context. Without it, Skerry uses the visitor's zone, which is the zone of this
 * machine.
 */
function zoneIn(element: Element): readonly string[] {
  const [, zone] = (element.tagName === 'script' && /"timeZone"\s*:\s*"([\w/+-]+)"/.exec(textOf(element))) || []
  return zone !== undefined && isZone(zone) ? [zone] : []
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

function eventIn(element: Element, path: string, timeZone: string): CalendarEvent | null {
  const parts = [...elementsOf(element)]
  const heading = parts.find(({ tagName }) => /^h[1-6]$/.test(tagName))
  const [first, last] = parts.flatMap(({ tagName, attrs }) =>
    tagName === 'time' ? attrs.filter(({ name }) => name === 'datetime').map(({ value }) => value.trim()) : [],
  )
  const startDate = timeOf(first ?? '', timeZone)
  if (heading === undefined || Number.isNaN(startDate)) return null
  const link = [...elementsOf(heading)].find(({ tagName }) => tagName === 'a')
  const end = timeOf(last ?? first ?? '', timeZone) + (isWholeDay(last ?? first ?? '') ? dayMs : 0)
  const place = parts.find(({ attrs }) => attrs.some(({ name }) => name === 'data-event-place'))
  const fullUrl = addressOf((link && attribute(link, 'href')) || path, path)
  return {
    id: fullUrl,
    collectionId: '',
    recordType: 12,
    title: wordsOf(heading),
    startDate,
    endDate: end > startDate ? end : startDate,
    fullUrl,
    location: { addressTitle: place ? wordsOf(place) : '', addressLine1: '', addressLine2: '' },
  }
}

function isWholeDay(text: string): boolean {
  return local.test(text) && !/[T ]/.test(text)
}

/** A time with a zone, or a day or a time in the site's zone; NaN for anything else. */
function timeOf(text: string, timeZone: string): number {
  const [, month = '', day = '', clock = '00:00'] = local.exec(text) ?? []
  return month === '' || Number.isNaN(Date.parse(text)) ? Date.parse(text) : instant(month, day, clock, timeZone)
}

/** The path and query of a URL on the page. */
function addressOf(href: string, path: string): string {
  const base = `http://site.test${path}`
  const { pathname, search } = URL.canParse(href, base) ? new URL(href, base) : new URL(base)
  return pathname + search
}

function wordsOf(element: Element): string {
  return textOf(element).trim().replace(/\s+/g, ' ')
}

function attribute({ attrs }: Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? ''
}
