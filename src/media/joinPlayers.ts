import type { ElementChanges } from '../browser/elementChanges'
import { announce, beginPlaying, endPlaying } from './onePlays'

/**
 * Makes a native video or audio in `box` one of the players of which only one plays at a time, and announces to the
 * page when it plays (B4 Images and video). It counts only while it is audible. On undo it stops, releases its file and
 * is removed from the page.
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
