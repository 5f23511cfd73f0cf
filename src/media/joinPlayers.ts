import type { ElementChanges } from '../browser/elementChanges'
import { announce, beginPlaying, endPlaying } from './onePlays'

/**
 * Takes a native video or sound in `box` among those of which only one plays at a time, as long as it can be heard, and
 * tells the page about it (B4 Images and video). At the undo it stops, lets go of its file and leaves the page.
 */
export function joinPlayers(box: Element, media: HTMLMediaElement, changes: ElementChanges): void {
  let isHeard = false
  const onPlay = () => {
    if (isHeard || media.muted || media.paused) return
    isHeard = true
    beginPlaying(box, () => media.pause())
    announce(box, 'play')
  }
  media.addEventListener('play', onPlay)
  media.addEventListener('volumechange', onPlay)
  media.addEventListener('pause', () => {
    if (!isHeard) return
    isHeard = false
    endPlaying(box)
    announce(box, 'stop')
  })
  changes.onUndo(() => {
    endPlaying(box)
    media.pause()
    media.removeAttribute('src') // lets go of the connection
    media.load()
    media.remove()
  })
}
