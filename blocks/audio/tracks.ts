import { pageAddress } from '../../src/browser/pageAddress'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import { safeRedirect } from '../../src/model/address/redirect'
import { limits } from '../../src/model/enumerations/limits'
import { readInteger, readText } from '../../src/runtime/attributes'
import { messages } from './messages'

/** One audio track. */
export interface Track {
  /** The track's element: the block itself, or a line of an album. */
  readonly row: HTMLElement
  readonly url: string
  readonly title: string
  readonly author: string
  /** 0 if the server did not give it. */
  readonly seconds: number
}

/**
 * Reads the track of an audio block, or the tracks of an album: its elements with `data-url`, at most 60 (B9 Platform
 * limits). Skips elements without a URL. Logs and skips those with an invalid one (B5: an invalid audio-hosting URL
 * logs an error). Throws a `BlockError` if all URLs are invalid.
 */
export function readTracks(block: HTMLElement): readonly Track[] {
  const rows = addressOf(block) ? [] : [...block.querySelectorAll<HTMLElement>('[data-url]')]
  if (rows.length === 0) return readTrack(block)
  if (rows.length > limits.tracksInAlbum) console.warn(format(messages.tooMany, { most: limits.tracksInAlbum }), block)
  const errors: unknown[] = []
  const tracks = rows.slice(0, limits.tracksInAlbum).flatMap((row) => {
    try {
      return readTrack(row)
    } catch (error) {
      errors.push(error)
      return []
    }
  })
  if (tracks.length === 0 && errors.length > 0) throw errors[0]
  for (const error of errors) console.error('Skerry:', error, block)
  return tracks
}

function readTrack(row: HTMLElement): readonly Track[] {
  const address = addressOf(row)
  if (!address) return []
  const url = safeRedirect(address, pageAddress())
  if (!url) throw new BlockError(format(messages.invalidUrl, { url: address }))
  return [
    {
      row,
      url,
      title: readText(row, 'data-title'),
      author: readText(row, 'data-author') || readText(row, 'data-artist'),
      seconds: Math.max(readInteger(row, 'data-duration-in-ms', 0) / 1000, 0),
    },
  ]
}

function addressOf(element: Element): string {
  return readText(element, 'data-url') || readText(element, 'data-audio-asset-url')
}
