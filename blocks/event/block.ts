import { recordChanges } from '../../src/browser/elementChanges'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { type IcsEvent, icsFile, icsFileName, icsType } from '../../src/model/calendar/icsFile'
import { timeIn } from '../../src/model/calendar/zone'
import { readText } from '../../src/runtime/attributes'
import { siteZone } from '../../src/runtime/siteZone'
import { element as create } from '../../src/ui/element'
import { messages } from './messages'
import type { EventProps } from './props'

const example = '2027-06-13T09:00'
const servedFile = 'a[href*="format=ical"], a[href$=".ics"]'
const wholeDay = /^\d{4}-\d\d-\d\d$/
const zonedTime = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?$/

/**
 * Reads an event: its heading, its location, and its start and end from the first two `<time datetime>`. Returns `null`
 * if the server provides a calendar file. Throws a `BlockError` without a heading or a start.
 */
export function parse(element: HTMLElement): EventProps | null {
  if (element.querySelector(servedFile)) return null
  const title = textOf(element, '[data-event-title], h1, h2, h3, h4, h5, h6')
  const when = readWhen(element)
  if (!title || !when) throw new BlockError(format(messages.incomplete, { example }))
  const page = element.querySelector<HTMLAnchorElement>(':is(h1, h2, h3, h4, h5, h6, [data-event-title]) a[href]')
  const url = page?.href ?? location.href
  const name = element.id || new URL(url).pathname.split('/').findLast(Boolean) || 'event'
  return {
    event: {
      uid: `${new URL(url).pathname}#${element.id || title}@${location.host}`,
      title,
      place: textOf(element, '[data-event-place], address'),
      url,
      when,
    },
    link: element.querySelector<HTMLAnchorElement>('a[data-event-file]'),
    fileName: icsFileName(name),
  }
}

/** Turns the server's link into a calendar file, or adds a link. */
export function attach(element: HTMLElement, { event, link, fileName }: EventProps): () => void {
  const changes = recordChanges()
  // A generated file opens under any security policy, and needs no URL on the server.
  const address = URL.createObjectURL(new Blob([icsFile(event, Date.now())], { type: icsType }))
  changes.onUndo(() => URL.revokeObjectURL(address))
  const label = format(messages.saveEvent, { title: event.title })
  if (link) {
    changes.attribute(link, 'href', address)
    changes.attribute(link, 'download', fileName)
    return changes.undo
  }
  const own = create('a', { href: address, download: fileName, 'aria-label': label }, messages.save)
  element.append(changes.own(create('p', {}, own)))
  return changes.undo
}

function readWhen(element: HTMLElement): IcsEvent['when'] | null {
  const [first = '', last = first] = [...element.querySelectorAll('time[datetime]')].map((time) =>
    readText(time, 'datetime'),
  )
  if (wholeDay.test(first)) {
    if (Number.isNaN(Date.parse(first))) return null
    const isLater = wholeDay.test(last) && last > first && !Number.isNaN(Date.parse(last))
    return { firstDay: first, lastDay: isLater ? last : first }
  }
  const [start, end] = [timeOf(first), timeOf(last)]
  if (Number.isNaN(start)) return null
  return { start, end: end > start ? end : start }
}

/** A time with a zone, or a local time at the site. */
function timeOf(text: string): number {
  const [, clock, zone] = zonedTime.exec(text) ?? []
  if (!clock) return Number.NaN
  if (!zone) return timeIn(siteZone(), clock)
  // Convert to ISO 8601, which every browser parses.
  return Date.parse(clock.replace(' ', 'T') + zone.replace(/(?<=\d\d)(?=\d\d$)/, ':'))
}

function textOf(element: HTMLElement, selector: string): string {
  return element.querySelector(selector)?.textContent?.trim().replace(/\s+/g, ' ') ?? ''
}
