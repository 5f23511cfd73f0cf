import type { ElementChanges } from '../../src/browser/elementChanges'
import { joinPlayers } from '../../src/media/joinPlayers'
import { element } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import css from './audio.css?inline'
import { describe } from './describe'
import { addPlayButton, playByLink, updatePlayButton } from './playButtons'
import { createSeekLine, type SeekLine } from './seekLine'
import type { Track } from './tracks'

/** The events that update the button and the position. */
const updates = ['play', 'pause', 'waiting', 'playing', 'timeupdate', 'durationchange', 'seeking']

/** The player of a block. */
export interface Player {
  readonly audio: HTMLAudioElement
  /** Plays or pauses the current track, or the first. */
  readonly toggle: () => void
}

/**
 * Plays the tracks of one block, one after the other, in one audio element. Nothing loads before the first is played.
 * Each track has a button in its row; the row of the current track shows its position and lets the visitor seek.
 */
export function startPlayer(block: HTMLElement, tracks: readonly Track[], changes: ElementChanges): Player {
  const { line, moveTo, showPosition, showFailure, hideFailure } = createSeekLine(seek)
  const buttons = new Map(tracks.map((track) => [track, addPlayButton(track, () => toggle(track), changes)]))
  const audio = addAudio(block, changes) // before its button
  let current: Track | undefined

  changes.own(line)
  for (const event of updates) audio.addEventListener(event, update)
  audio.addEventListener('ended', () => {
    const next = current && tracks[tracks.indexOf(current) + 1]
    if (next) toggle(next)
  })
  audio.addEventListener('error', () => fail(audio, showFailure))
  for (const track of tracks) {
    if (track.row !== block) playByLink(track, () => toggle(track), changes)
    else {
      choose(track)
      changes.onUndo(describe(track, line))
    }
  }
  return { audio, toggle: () => tracks[0] && toggle(current ?? tracks[0]) }

  function toggle(track: Track): void {
    const isPlaying = track === current && !audio.paused
    choose(track)
    if (isPlaying) audio.pause()
    else play(audio, hideFailure)
  }

  function choose(track: Track): void {
    if (track === current) return
    audio.pause()
    mark(false)
    current = track
    mark(true)
    hideFailure()
    audio.src = track.url
    moveTo(track.row, track.title)
    update()
  }

  function mark(isCurrent: boolean): void {
    updateButton()
    if (current && current.row !== block) markRow(current.row, isCurrent, changes)
  }

  function updateButton(): void {
    if (current) updatePlayButton(buttons.get(current), current, audio)
  }

  function update(): void {
    updateButton()
    showPosition(audio.currentTime, lengthOf(audio, current))
  }

  function seek(seconds: number): void {
    if (lengthOf(audio, current)) audio.currentTime = seconds
    update()
  }
}

function addAudio(block: HTMLElement, changes: ElementChanges): HTMLAudioElement {
  const audio = element('audio', { class: 'skerry-sound-file', preload: 'none' })
  adoptStyles('audio', css)
  block.prepend(changes.own(audio))
  joinPlayers(block, audio, changes)
  return audio
}

/** Marks the current track of an album, with the platform's class and for screen readers. */
function markRow(row: Element, isCurrent: boolean, changes: ElementChanges): void {
  changes.classed(row, 'selected', isCurrent)
  changes.attribute(row, 'aria-current', isCurrent ? 'true' : null)
}

function fail(audio: HTMLAudioElement, showFailure: SeekLine['showFailure']): void {
  if (!audio.hasAttribute('src')) return // `src` was removed
  audio.pause()
  showFailure(audio.src) // the audio element itself announces nothing to screen readers
}

function play(audio: HTMLAudioElement, hideFailure: () => void): void {
  hideFailure()
  if (audio.error) {
    const at = audio.currentTime
    audio.load()
    audio.currentTime = at
  }
  audio.play().catch(() => {}) // the `error` event reports failures; if the browser blocks playback, the button stays
}

/** Returns the length in seconds; 0 if it is not known yet, or for a stream, which has no end. */
function lengthOf({ duration }: HTMLAudioElement, track: Track | undefined): number {
  const length = duration || track?.seconds || 0
  return length < Infinity ? length : 0
}
