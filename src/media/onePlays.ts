import { shared } from '../browser/shared'

type Players = Map<Element, () => void>

/** What can be heard, and how to silence it. */
const players = () => shared('players', (): Players => new Map())

/**
 * Says that a video or a sound begins: whatever else plays on the page stops, because only one plays at a time (B4
 * Images and video). `stop` brings this one back to its overlay when another begins.
 */
export function beginPlaying(element: Element, stop: () => void): void {
  for (const [other, stopOther] of [...players()]) if (other !== element) stopOther()
  players().set(element, stop)
}

/** Says that nothing is left to stop. */
export function endPlaying(element: Element): void {
  players().delete(element)
}

/**
 * Stops every video and sound in a part of the page and brings videos back to their overlay: for slides that are no
 * longer shown and for a lightbox that closes.
 */
export function stopVideos(root: ParentNode): void {
  for (const media of root.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
  for (const [element, stop] of [...players()]) if (root.contains(element)) stop()
}

/** Tells the page, by events that bubble, that a video plays or no longer plays: galleries wait for it (B4 Gallery). */
export function announce(element: Element, what: 'play' | 'stop'): void {
  element.dispatchEvent(new CustomEvent(`skerry:video-${what}`, { bubbles: true }))
}
