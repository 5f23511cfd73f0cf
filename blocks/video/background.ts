import { onceMayContact } from '../../src/browser/consent'
import type { ElementChanges } from '../../src/browser/elementChanges'
import type { NativeVideo } from './nativeVideo'
import { mayAutoplay, startNativeVideo } from './startNativeVideo'

/**
 * Plays a muted video behind the content of a section. Only the server's image is shown if motion is not allowed or the
 * visitor saves data, and, if the file is on another company's server, until that may be contacted
 * (docs/decisions.md#86).
 */
export function startBackground(box: HTMLElement, file: NativeVideo, changes: ElementChanges): void {
  const play = () => {
    if (!mayAutoplay()) return
    const video = startNativeVideo(box, file, changes)
    video.classList.add('skerry-video-background')
    video.ariaHidden = 'true'
    video.tabIndex = -1
  }
  changes.onUndo(onceMayContact(file.typedUrl || '', play))
}
