import type { ElementChanges } from '../../src/browser/elementChanges'
import { label } from './label'
import { messages } from './messages'
import type { Player } from './startPlayer'

/**
 * Connects the play button that older templates put on an album's cover. It plays and pauses the current track, or the
 * first one. While a track plays, the album has the class `playing`, which templates use to draw the button.
 */
export function connectAlbumControls(album: HTMLElement, { audio, toggle }: Player, changes: ElementChanges): void {
  changes.classed(album, 'loading', false) // templates hide an album that has it
  const button = album.querySelector<HTMLElement>('.album-controls .button')
  const update = () => {
    changes.classed(album, 'playing', !audio.paused)
    if (button) label(button, audio.paused ? messages.play : messages.pause, titleOf(album))
  }
  for (const event of ['play', 'pause']) changes.listen(audio, event, update)
  if (!button) return
  changes.attribute(button, 'aria-label', '') // recorded, so that it is restored
  changes.attribute(button, 'role', 'button')
  if (button.tabIndex < 0) changes.attribute(button, 'tabindex', 0)
  changes.listen(button, 'click', (event) => {
    event.preventDefault()
    toggle()
  })
  changes.listen(button, 'keydown', (event) => {
    if (button instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault() // otherwise the page would scroll, or a link would be followed
    toggle()
  })
  update()
}

function titleOf(album: Element): string {
  return album.querySelector('.album-title')?.textContent.trim() ?? ''
}
