import { onceMayContact } from '../../src/browser/consent'
import type { ElementChanges } from '../../src/browser/elementChanges'
import { mayAnimate } from '../../src/media/reducedMotion'
import type { NativeVideo } from './nativeVideo'
import { startNativeVideo } from './startNativeVideo'

/**
 * Plays a muted video behind the content of a section. Only the server's image is shown if motion is not allowed, and, if
 * the file is on another company's server, until that may be contacted (docs/decisions.md#86).
 */
export function startBackground(box: HTMLElement, file: NativeVideo, changes: ElementChanges): void {
  const play = () => {
    if (!mayAnimate()) return
    const video = startNativeVideo(box, file, changes)
    video.classList.add('skerry-video-background')
    video.ariaHidden = 'true'
    video.tabIndex = -1
  }
  changes.onUndo(onceMayContact(file.typedUrl || '', play))
}
