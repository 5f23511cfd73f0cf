import { recordChanges } from '../../src/browser/elementChanges'
import { startPlayer } from './startPlayer'
import { readTracks, type Track } from './tracks'

const albums = '.sqs-album-block, .sqs-audio-playlist'

/** Reads what can be played. `null` inside an album, which plays it. Throws a `BlockError` where there is nothing to play. */
export function parse(element: HTMLElement): readonly Track[] | null {
  return element.parentElement?.closest(albums) ? null : readTracks(element)
}

export function attach(element: HTMLElement, tracks: readonly Track[]): () => void {
  const changes = recordChanges()
  startPlayer(element, tracks, changes)
  return changes.undo
}
