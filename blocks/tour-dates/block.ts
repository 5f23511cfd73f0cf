import { pageLocale } from '../../src/browser/pageLocale'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { readJson } from '../../src/runtime/attributes'
import { messages } from './messages'
import type { TourDatesProps } from './props'
import { readAddress } from './readAddress'
import { startDates } from './startDates'

const example = '{"artistId":"The Slack Tide"}'

/**
 * Reads the artist from `data-block-json`. Returns `null` without one: none is configured yet. Throws a `BlockError`
 * for invalid JSON, or if the site has no key.
 */
export function parse(element: HTMLElement, page: Page): TourDatesProps | null {
  const options = readBlock(element)
  const artist = typeof options.artistId === 'string' ? options.artistId.trim() : ''
  if (!artist) return null
  const address = readAddress(artist, options)
  return {
    address,
    isPast: options.timeframe === 'past',
    locale: pageLocale(page.settings.locale),
    load: async (address, signal) => (await import('./fetchDates')).fetchDates(address, signal),
  }
}

/** Shows the dates in place of the server's content. */
export function attach(element: HTMLElement, props: TourDatesProps): () => void {
  return startDates(element, props)
}

function readBlock(element: HTMLElement): { readonly [key: string]: unknown } {
  let options: unknown
  try {
    options = readJson(element, 'data-block-json') ?? {}
  } catch (cause) {
    throw new BlockError(format(messages.notJson, { example }), { cause })
  }
  if (!isRecord(options)) throw new BlockError(format(messages.notJson, { example }))
  return options
}
