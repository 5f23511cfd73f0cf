import { recordChanges } from '../../src/browser/elementChanges'
import { createVideoPlayer } from '../../src/ui/videoPlayer'
import { startBackground } from './background'
import { showFailure } from './failure'
import { parseBackground, parseNativeVideo } from './nativeVideo'
import type { VideoProps } from './props'
import { startNativeVideo } from './startNativeVideo'

/**
 * Reads a video; an embed is read by its player. Returns `null` for a background that is not a file: it would contact a
 * provider without a click, so the server's image stays. Throws a `BlockError` if a native video has no file.
 */
export function parse(element: HTMLElement): VideoProps | null {
  if (element.matches('.sqs-native-video')) return { kind: 'native', file: parseNativeVideo(element) }
  if (!element.matches('.sqs-video-background')) return { kind: 'embed', file: null }
  const file = parseBackground(element)
  return file && { kind: 'background', file }
}

/**
 * Shows that a native video has failed; otherwise its box would be empty. A failed embed keeps the server's content.
 */
export function attachFailure(element: HTMLElement): () => void {
  const changes = recordChanges()
  if (element.matches('.sqs-native-video')) showFailure(element, changes)
  return changes.undo
}

export function attach(element: HTMLElement, { kind, file }: VideoProps): () => void {
  const changes = recordChanges()
  if (kind === 'native' && file) startNativeVideo(element, file, changes)
  else if (file) startBackground(element, file, changes)
  else {
    changes.classed(element, 'sqs-video-wrapper', true)
    createVideoPlayer(element, changes)
  }
  return changes.undo
}
