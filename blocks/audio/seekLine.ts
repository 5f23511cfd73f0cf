import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { formatTime } from './formatTime'
import { label } from './label'
import { messages } from './messages'

/** The controls in the row of the current track: position and errors. */
export interface SeekLine {
  readonly line: HTMLElement
  /** Moves the line to the row of a track and keeps the focus in it. */
  readonly moveTo: (row: Element, title: string) => void
  /** Shows a position, in seconds; a length of 0 means unknown. */
  readonly showPosition: (seconds: number, length: number) => void
  /** Shows that a track failed to load, with a link to its URL, which may be a page that plays it. */
  readonly showFailure: (url: string) => void
  readonly hideFailure: () => void
}

/** Creates the line of a block. `onSeek` is called with the position that the visitor chose, in seconds. */
export function createSeekLine(onSeek: (seconds: number) => void): SeekLine {
  const seek = element('input', { type: 'range', class: 'skerry-sound-seek', step: 'any', oninput })
  const time = element('span', { class: 'skerry-sound-time' })
  const failure = element('span', { role: 'status' })
  const line = element('div', { class: 'skerry-sound-line' }, seek, time, failure)

  function oninput(): void {
    onSeek(Number(seek.value))
    speakPosition()
  }

  function speakPosition(): void {
    const [elapsed = '', total = ''] = time.textContent.split(' / ')
    seek.setAttribute('aria-valuetext', total ? format(messages.elapsed, { elapsed, total }) : elapsed)
  }

  return {
    line,
    moveTo(row, title) {
      const hadFocus = document.activeElement === seek
      label(seek, messages.position, title)
      row.append(line)
      seek.dir = getComputedStyle(row).direction
      if (hadFocus) seek.focus({ preventScroll: true })
    },
    showPosition(seconds, length) {
      const isFocused = document.activeElement === seek
      seek.disabled = length === 0 && !isFocused // disabling would lose the focus
      seek.max = `${length || 1}`
      seek.value = `${length && seconds}`
      seek.style.setProperty('--skerry-sound-played', `${length && (100 * seconds) / length}%`)
      time.textContent = formatTime(seconds) + (length ? ` / ${formatTime(length)}` : '')
      // While it has the focus, announce only the visitor's changes, not every second of playback.
      if (!isFocused) speakPosition()
    },
    showFailure(url) {
      failure.replaceChildren(`${messages.failed} `, element('a', { href: url }, messages.open))
    },
    hideFailure: () => failure.replaceChildren(),
  }
}
