import type { ElementChanges } from '../../src/browser/elementChanges'
import { mayAnimate } from '../../src/media/reducedMotion'
import type { NativeVideo } from './nativeVideo'
import { startNativeVideo } from './startNativeVideo'

/** Plays a muted video behind the content of a section. If motion is not allowed, only the server's image is shown. */
export function startBackground(box: HTMLElement, file: NativeVideo, changes: ElementChanges): void {
  if (!mayAnimate()) return
  const video = startNativeVideo(box, file, changes)
  video.classList.add('skerry-video-background')
  video.ariaHidden = 'true'
  video.tabIndex = -1
}
