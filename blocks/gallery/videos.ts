import { stopVideos } from '../../src/media/onePlays'
import type { Autoplay } from './autoplay'
import type { GalleryProps } from './block'
import type { Controller } from './controller'

/**
 * Brings the video of a slide that is left back to its overlay (B4 Gallery: non-active videos are made inactive), and
 * suspends autoplay while an embedded one plays. Returns what stops it.
 */
export function watchVideos({ element, slides }: GalleryProps, controller: Controller, autoplay: Autoplay | null) {
  const stop = new AbortController()
  const on = (what: 'play' | 'stop', listener: () => void) =>
    element.addEventListener(`skerry:video-${what}`, listener, { signal: stop.signal })
  on('play', () => autoplay?.hold('video'))
  on('stop', () => autoplay?.release('video'))
  const unsubscribe = controller.store.subscribe(({ index }, { index: before }) => {
    const left = slides[before]?.element
    if (index !== before && left) stopVideos(left)
  })
  return () => {
    stop.abort()
    unsubscribe()
  }
}
