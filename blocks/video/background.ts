import type { ElementChanges } from '../../src/browser/elementChanges'
import { prefersReducedMotion } from '../../src/media/reducedMotion'
import type { NativeVideo } from './nativeVideo'
import { startNativeVideo } from './startNativeVideo'

/** Lays a silent video behind what stands in a section. With less motion asked for, the server's picture stays alone. */
export function startBackground(box: HTMLElement, file: NativeVideo, changes: ElementChanges): void {
  if (prefersReducedMotion()) return
  const video = startNativeVideo(box, file, changes)
  video.classList.add('skerry-video-background')
  video.ariaHidden = 'true'
  video.tabIndex = -1
}
