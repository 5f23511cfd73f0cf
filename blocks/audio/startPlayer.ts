import type { ElementChanges } from '../../src/browser/elementChanges'
import { isPlainClick } from '../../src/browser/plainClick'
import { format } from '../../src/language/format'
import { joinPlayers } from '../../src/media/joinPlayers'
import { element, icon } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import css from './audio.css?inline'
import { describe } from './describe'
import { formatTime } from './formatTime'
import { label } from './label'
import { messages } from './messages'
import type { Track } from './tracks'

const playIcon = 'M8 5v14l11-7z'
const pauseIcon = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'

/** What tells that something is to be shown anew. */
const news = ['play', 'pause', 'waiting', 'playing', 'timeupdate', 'durationchange', 'seeking']

/**
 * Plays the sounds of one block, one after the other, in one audio element: nothing is loaded before the first is
 * played. Each has a button in its row; the row of the one that plays shows how far it is, and lets it be set.
 */
export function startPlayer(block: HTMLElement, tracks: readonly Track[], changes: ElementChanges): void {
  adoptStyles('audio', css)
  const audio = element('audio', { preload: 'none' })
  const seek = element('input', { type: 'range', class: 'skerry-sound-seek', step: 'any', min: '0', oninput: onSeek })
  const time = element('span', { class: 'skerry-sound-time' })
  const failure = element('span', { role: 'status' })
  const line = element('div', { class: 'skerry-sound-line' }, seek, time, failure)
  const buttons = new Map(tracks.map((track) => [track, addButton(track)]))
  let current: Track | undefined

  block.prepend(audio)
  joinPlayers(block, audio, changes)
  changes.onUndo(() => line.remove())
  for (const event of news) audio.addEventListener(event, show)
  audio.addEventListener('ended', () => {
    const next = current && tracks[tracks.indexOf(current) + 1]
    if (next) toggle(next)
  })
  audio.addEventListener('error', () => {
    if (!audio.hasAttribute('src')) return // it was taken away
    audio.pause()
    // The element itself says nothing to a screen reader. The address may be a page where it can be heard.
    failure.replaceChildren(`${messages.failed} `, element('a', { href: audio.src }, messages.open))
  })
  for (const track of tracks) {
    if (track.row !== block) answerLink(track)
    else {
      choose(track)
      changes.onUndo(describe(track, line))
    }
  }

  function addButton(track: Track): HTMLButtonElement {
    const onclick = () => toggle(track)
    const button = element('button', { type: 'button', class: 'skerry-sound-play', onclick }, icon(playIcon))
    label(button, messages.play, track.title)
    changes.classed(track.row, 'skerry-sound', true)
    changes.onUndo(() => button.remove())
    track.row.prepend(button)
    return button
  }

  /** A click on a track's link to its file plays it, and does not leave the page for it. */
  function answerLink(track: Track): void {
    const links = [...track.row.querySelectorAll<HTMLAnchorElement>('a[href]')]
    const link = links.find(({ href, download }) => href === track.url && !download)
    if (!link) return
    changes.attribute(link, 'tabindex', -1) // the button is beside it
    changes.listen(link, 'click', (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      toggle(track)
    })
  }

  function toggle(track: Track): void {
    const isPlaying = track === current && !audio.paused
    choose(track)
    if (isPlaying) {
      audio.pause()
      return
    }
    failure.replaceChildren()
    if (audio.error) {
      const at = audio.currentTime
      audio.load()
      audio.currentTime = at
    }
    audio.play().catch(() => {}) // a file that fails is told by its event; where the browser refuses, the button is there
  }

  function choose(track: Track): void {
    if (track === current) return
    const hadFocus = document.activeElement === seek
    audio.pause()
    mark(false)
    current = track
    mark(true)
    failure.replaceChildren()
    audio.src = track.url
    label(seek, messages.position, track.title)
    track.row.append(line)
    if (hadFocus) seek.focus({ preventScroll: true })
    show()
  }

  /** The track of an album that is played, for eyes and ears, and by the platform's own class. */
  function mark(isCurrent: boolean): void {
    if (!current) return
    showButton()
    if (current.row === block) return
    changes.classed(current.row, 'selected', isCurrent)
    changes.attribute(current.row, 'aria-current', isCurrent ? 'true' : null)
  }

  function showButton(): void {
    const button = current && buttons.get(current)
    if (!button) return
    label(button, audio.paused ? messages.play : messages.pause, current?.title)
    button.querySelector('path')?.setAttribute('d', audio.paused ? playIcon : pauseIcon)
    button.toggleAttribute('data-waits', !audio.paused && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)
  }

  function show(): void {
    showButton()
    const { currentTime } = audio
    const length = knownLength()
    seek.disabled = length === 0 && document.activeElement !== seek // which would lose the focus
    seek.max = `${length || 1}`
    seek.value = `${length && currentTime}`
    seek.style.setProperty('--skerry-sound-played', `${length && (100 * currentTime) / length}%`)
    time.textContent = formatTime(currentTime) + (length ? ` / ${formatTime(length)}` : '')
    // Whoever has it focused hears what they do, not every second of what plays.
    if (document.activeElement !== seek) tellPosition()
  }

  function onSeek(): void {
    if (knownLength()) audio.currentTime = Number(seek.value)
    show()
    tellPosition()
  }

  function tellPosition(): void {
    const [elapsed = '', total = ''] = time.textContent.split(' / ')
    seek.setAttribute('aria-valuetext', total ? format(messages.elapsed, { elapsed, total }) : elapsed)
  }

  /** In seconds; 0 where it is not known yet, and for a stream, which has no end. */
  function knownLength(): number {
    const length = audio.duration || current?.seconds || 0
    return length < Infinity ? length : 0
  }
}
