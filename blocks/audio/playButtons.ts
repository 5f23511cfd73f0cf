import type { ElementChanges } from '../../src/browser/elementChanges'
import { isPlainClick } from '../../src/browser/plainClick'
import { element, icon } from '../../src/ui/element'
import { label } from './label'
import { messages } from './messages'
import type { Track } from './tracks'

const playIcon = 'M8 5v14l11-7z'
const pauseIcon = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'

/** Adds the play button of a track at the start of its row. */
export function addPlayButton(track: Track, onclick: () => void, changes: ElementChanges): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'skerry-sound-play', onclick }, icon(playIcon))
  label(button, messages.play, track.title)
  changes.classed(track.row, 'skerry-sound', true)
  track.row.prepend(changes.own(button))
  return button
}

/** Updates a button's label and icon, and whether its track is loading. */
export function updatePlayButton(
  button: HTMLButtonElement | undefined,
  { title }: Track,
  audio: HTMLAudioElement,
): void {
  if (!button) return
  label(button, audio.paused ? messages.play : messages.pause, title)
  button.querySelector('path')?.setAttribute('d', audio.paused ? playIcon : pauseIcon)
  button.toggleAttribute('data-waits', !audio.paused && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)
}

/** Makes a track's link to its file play the track instead of leaving the page. */
export function playByLink({ row, url }: Track, play: () => void, changes: ElementChanges): void {
  const links = [...row.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const link = links.find((one) => one.href === url && !one.hasAttribute('download'))
  if (!link) return
  changes.attribute(link, 'tabindex', -1) // the play button next to it does the same
  changes.listen(link, 'click', (event) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    play()
  })
}
