import { pageAddress } from '../../src/browser/pageAddress'
import { BlockError } from '../../src/errors/BlockError'
import { parseUrl } from '../../src/model/address/parseUrl'
import { isRecord, textOf } from '../../src/model/text/json'
import { readContext } from '../../src/runtime/pageContext'
import { messages } from './messages'

const provider = 'https://rest.bandsintown.com/artists/{artist}/events'
const timeframes: readonly unknown[] = ['upcoming', 'past', 'all']

/**
 * The URL of an artist's dates (docs/decisions.md#65). The provider and the key are read from
 * `website.tourDateSettings` in the page context, which only a script on the page can write; attributes may be part of
 * visitor-written HTML. Throws a `BlockError` without a key.
 */
export function readAddress(artist: string, block: { readonly [key: string]: unknown }): string {
  const { website } = readContext()
  const site = isRecord(website) ? website : {}
  const own = isRecord(site.tourDateSettings) ? site.tourDateSettings : {}
  const identifier = textOf(site.identifier)
  const key = textOf(own.appId) || (identifier && `squarespace-${identifier}`)
  if (!key) throw new BlockError(messages.noKey)
  const url = new URL(templateOf(textOf(own.address)).replace('{artist}', artistPath(artist)), pageAddress())
  url.searchParams.set('app_id', key)
  url.searchParams.set('date', filterOf(block))
  return url.href
}

function templateOf(address: string): string {
  if (!address.includes('{artist}')) return provider
  return /^https?:$/.test(parseUrl(address, pageAddress())?.protocol ?? '') ? address : provider
}

/** Encodes the name as the provider expects it: these characters are encoded twice. */
function artistPath(artist: string): string {
  return encodeURIComponent(artist).replace(/%2F|%3F|\*/g, (mark) => `%25${mark === '*' ? '2A' : mark.slice(1)}`)
}

/** `upcoming` (default), `past` or `all`, or a range of days. */
function filterOf({ timeframe, startDate, endDate }: { readonly [key: string]: unknown }): string {
  if (timeframes.includes(timeframe)) return String(timeframe)
  const [from, to] = [startDate, endDate].map(dayOf)
  return timeframe && from && to ? `${from},${to}` : 'upcoming'
}

function dayOf(time: unknown): string {
  const isTime = typeof time === 'number' && time > 0 && time < Date.UTC(9999, 0)
  return isTime ? new Date(time).toISOString().slice(0, 10) : ''
}
