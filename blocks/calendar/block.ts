import { pageLocale } from '../../src/browser/pageLocale'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { ownZone } from '../../src/model/calendar/zone'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { readJson, readText } from '../../src/runtime/attributes'
import { siteZone } from '../../src/runtime/siteZone'
import { attachCalendar } from './attachCalendar'
import { messages } from './messages'
import type { CalendarProps } from './props'

const block = '.sqs-block-calendar, [data-block-type="calendar"]'
const ofCollection = '.sqs-events-collection-calendar'
const example = '{"collectionId":"5f0c0000000000000000c017"}'

/**
 * Reads the collection's id from `collectionId` in the block's JSON or from `data-collection-id`. Returns `null`
 * without one: none is configured yet. Throws a `BlockError` for invalid JSON.
 */
export function parse(element: HTMLElement, page: Page): CalendarProps | null {
  if (element.parentElement?.closest(block)) return null // the block around it is the calendar
  const collectionId = readCollection(element) || readText(element, 'data-collection-id')
  if (!collectionId) return null
  return {
    collectionId,
    locale: pageLocale(page.settings.locale),
    zone: siteZone(),
    ownZone: ownZone(),
    now: Date.now(),
    isInAddress: element === document.querySelector(ofCollection),
    load: async (query, signal) => (await import('./fetchMonth')).fetchMonth(query, signal),
  }
}

/** Shows the current month, or the month in the page’s URL, in place of the server's content. */
export function attach(element: HTMLElement, props: CalendarProps): () => void {
  return attachCalendar(element, props)
}

function readCollection(element: HTMLElement): string {
  let options: unknown
  try {
    options = readJson(element, 'data-block-json')
  } catch (cause) {
    throw new BlockError(format(messages.notJson, { example }), { cause })
  }
  if (options === undefined) return ''
  if (!isRecord(options)) throw new BlockError(format(messages.notJson, { example }))
  return typeof options.collectionId === 'string' ? options.collectionId : ''
}
