import { recordChanges } from '../../src/browser/elementChanges'
import { connectAlbumControls } from './albumControls'
import { startPlayer } from './startPlayer'
import { readTracks, type Track } from './tracks'

const albums = '.sqs-album-block, .sqs-audio-playlist'

/**
 * Reads the tracks of an audio block. Returns `null` inside an album, which plays the track, and if no file has been
 * chosen yet. Throws a `BlockError` if no URL is allowed.
 */
export function parse(element: HTMLElement): readonly Track[] | null {
  if (element.parentElement?.closest(albums)) return null
  const tracks = readTracks(element)
  return tracks.length > 0 ? tracks : null
}

export function attach(element: HTMLElement, tracks: readonly Track[]): () => void {
  const changes = recordChanges()
  const player = startPlayer(element, tracks, changes)
  if (element.matches(albums)) connectAlbumControls(element, player, changes)
  return changes.undo
}
