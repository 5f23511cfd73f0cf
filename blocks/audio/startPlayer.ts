import type { ElementChanges } from '../../src/browser/elementChanges'
import { format } from '../../src/language/format'
import { joinPlayers } from '../../src/media/joinPlayers'
import { readBoolean } from '../../src/runtime/attributes'
import { element, icon } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import css from './audio.css?inline'
import { formatTime } from './formatTime'
import { messages } from './messages'
import type { Track } from './tracks'

const playIcon = 'M8 5v14l11-7z'
const pauseIcon = 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'
const roomPx = 60
const downloadIcon = 'M12 4v11m-5-4.5 5 5 5-5M5 20h14'

/**
 * Plays the sounds of one block, one after the other, in one audio element: nothing is loaded before the first is
 * played. Each has a button in its row; the row of the one that plays shows how far it is, and lets it be set.
 */
export function startPlayer(block: HTMLElement, tracks: readonly Track[], changes: ElementChanges): void {
  adoptStyles('audio', css)
  const audio = element('audio', { preload: 'none' })
  const seek = element('input', { type: 'range', class: 'skerry-sound-seek', step: 'any', min: '0', oninput: onSeek })
  const time = element('span', { class: 'skerry-sound-time' })
  const failure = element('span', { class: 'skerry-sound-failed', role: 'status' })
  const line = element('div', { class: 'skerry-sound-line' }, seek, time, failure)
  const buttons = tracks.map((track) => {
    const button = element('button', { type: 'button', class: 'skerry-sound-play' }, icon(playIcon))
    button.addEventListener('click', () => toggle(track))
    changes.classed(track.row, 'skerry-sound', true)
    changes.onUndo(() => button.remove())
    track.row.prepend(button)
    return button
  })
  let current: Track | undefined

  joinPlayers(block, audio, changes)
  changes.onUndo(() => line.remove())
  for (const event of ['play', 'pause', 'emptied', 'waiting', 'playing']) audio.addEventListener(event, showState)
  for (const event of ['timeupdate', 'durationchange', 'seeking']) audio.addEventListener(event, showTime)
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
  const [only] = tracks
  if (only?.row === block) {
    choose(only)
    changes.onUndo(describe(only, line))
  } else {
    for (const track of tracks) adoptRow(track)
    makeRoom()
  }
  block.append(audio)
  showState()

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
    label(seek, messages.position, track)
    track.row.append(line)
    if (hadFocus) seek.focus({ preventScroll: true })
    showTime()
  }

  /** The line of an album that is played, for eyes and ears, and by the platform's own class. */
  function mark(isCurrent: boolean): void {
    if (!current || current.row === block) return
    changes.classed(current.row, 'selected', isCurrent)
    changes.attribute(current.row, 'aria-current', isCurrent ? 'true' : null)
  }

  function onSeek(): void {
    if (knownLength() > 0) audio.currentTime = Number(seek.value)
    showTime()
    tellPosition()
  }

  /** In seconds; 0 where it is not known yet, and for a stream, which has no end. */
  function knownLength(): number {
    const length = audio.duration || current?.seconds || 0
    return length < Infinity ? length : 0
  }

  function showState(): void {
    for (const [index, track] of tracks.entries()) {
      const button = buttons[index]
      const isPlaying = track === current && !audio.paused
      if (!button) continue
      label(button, isPlaying ? messages.pause : messages.play, track)
      button.querySelector('path')?.setAttribute('d', isPlaying ? pauseIcon : playIcon)
      button.toggleAttribute('data-waits', isPlaying && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)
    }
  }

  function showTime(): void {
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

  function tellPosition(): void {
    const [elapsed = '', total = ''] = time.textContent.split(' / ')
    seek.setAttribute('aria-valuetext', total ? format(messages.elapsed, { elapsed, total }) : elapsed)
  }

  /** A template's own padding would put the button on the words. */
  function makeRoom(): void {
    const padding = only && Number.parseFloat(getComputedStyle(only.row).paddingInlineStart)
    if (padding === undefined || !(padding < roomPx)) return
    for (const { row } of tracks) changes.style(row, 'padding-inline-start', `${roomPx}px`)
  }

  /** A click on the line of an album plays it too; its link to the file would leave the page. */
  function adoptRow(track: Track): void {
    const { row, url } = track
    const link = [...row.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (one) => one.href === url && !one.download,
    )
    if (!link) return
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      toggle(track)
    }
    link.addEventListener('click', onClick)
    changes.attribute(link, 'tabindex', -1) // the button is beside it
    changes.onUndo(() => link.removeEventListener('click', onClick))
  }
}

/** Writes out what a lone sound has in attributes only; what the server wrote out itself stays. */
function describe({ row, url, title, author }: Track, line: Element): () => void {
  const isServed = [...row.children].some(
    ({ localName, className }) => localName !== 'noscript' && !/^skerry-/.test(className),
  )
  if (isServed) return () => {}
  const words = element('p', { class: 'skerry-sound-words' })
  if (title) words.append(element('strong', {}, title))
  if (author) words.append(element('span', {}, author))
  if (title || author) line.before(words)
  const link = element(
    'a',
    { class: 'skerry-sound-download', href: url, download: true, title: messages.download },
    icon(downloadIcon),
  )
  label(link, messages.download, { title })
  if (readBoolean(row, 'data-show-download')) line.append(link)
  return () => {
    words.remove()
    link.remove()
  }
}

function label(control: Element, what: string, { title }: Pick<Track, 'title'>): void {
  control.setAttribute('aria-label', title ? format(messages.titled, { what, title }) : what)
}
