import type { ElementChanges } from '../browser/elementChanges'
import { announce, beginPlaying, endPlaying } from './onePlays'

/**
 * Adds a native video or audio in `box` to the players of which only one plays at a time, while it is audible, and
 * announces it to the page (B4 Images and video). On undo it stops, releases its file and is removed from the page.
 */
export function joinPlayers(box: Element, media: HTMLMediaElement, changes: ElementChanges): void {
  let isAudible = false
  const onPlay = () => {
    if (isAudible || media.muted || media.paused) return
    isAudible = true
    beginPlaying(box, () => media.pause())
    announce(box, 'play')
  }
  media.addEventListener('play', onPlay)
  media.addEventListener('volumechange', onPlay)
  media.addEventListener('pause', () => {
    if (!isAudible) return
    isAudible = false
    endPlaying(box)
    announce(box, 'stop')
  })
  changes.onUndo(() => {
    endPlaying(box)
    media.pause()
    media.removeAttribute('src') // closes the connection
    media.load()
    media.remove()
  })
}
