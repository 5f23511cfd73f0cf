import { shared } from '../browser/shared'

type Players = Map<Element, () => void>

/** The players that are playing, each with a function that stops it. */
const players = () => shared('players', (): Players => new Map())

/**
 * Call it when a video or audio starts. All others on the page stop, because only one plays at a time (B4 Images and
 * video). `stop` is called when another one starts.
 */
export function beginPlaying(element: Element, stop: () => void): void {
  for (const [other, stopOther] of [...players()]) if (other !== element) stopOther()
  players().set(element, stop)
}

/** Call it when a player has stopped. */
export function endPlaying(element: Element): void {
  players().delete(element)
}

/**
 * Stops every video and audio in a part of the page, such as a slide that is no longer shown or a lightbox that closes.
 * Videos show their overlay again.
 */
export function stopVideos(root: ParentNode): void {
  for (const media of root.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause()
  for (const [element, stop] of [...players()]) if (root.contains(element)) stop()
}

/**
 * Dispatches `skerry:video-play` or `skerry:video-stop`, which bubble. Galleries pause while a video plays (B4
 * Gallery).
 */
export function announce(element: Element, what: 'play' | 'stop'): void {
  element.dispatchEvent(new CustomEvent(`skerry:video-${what}`, { bubbles: true }))
}
