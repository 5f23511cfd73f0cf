import type { Translation } from '../language/catalogue'
import { thumbnailStrip } from '../model/gallery/thumbnailStrip'
import { enterState, type Island } from './island'
import { removeRooms } from './rooms'

const unableToLoad = 'Unable to load. Try again.' // B8 Interface error strings

/**
 * Restores the page when the code that all blocks need failed to load: the server's markup is shown with all its
 * images, scaled text and announcements reserve no height, kept interactions are handled by the browser, and a notice on
 * the block that was used, or on the first one, offers to try again. The notice is in English until the messages of the
 * page's language have loaded. Returns a function that undoes it.
 */
export function giveBack(
  islands: readonly Island[],
  onRetry: () => void,
  language: Promise<{ readonly words: Translation }>,
): () => void {
  const used = islands.find(({ interaction }) => interaction) ?? islands[0]
  for (const island of islands) {
    const { interaction } = island
    island.interaction = null
    enterState(island, 'skipped') // for this event only: the next one loads the code again
    // A field named "requestSubmit" hides the form's own method.
    if (interaction?.event instanceof SubmitEvent)
      HTMLFormElement.prototype.requestSubmit.call(
        interaction.event.target as HTMLFormElement,
        interaction.event.submitter,
      )
    else interaction?.control.click()
    enterState(island, 'waiting')
  }
  removeRooms()
  // Thumbnails have no size without their block.
  const images = document.querySelectorAll<HTMLImageElement>(`img[data-src]:not([src],${thumbnailStrip} *)`)
  for (const image of images) image.src = image.dataset.src!
  const notice = document.createElement('div')
  const button = document.createElement('button')
  Object.assign(notice, { role: 'status', lang: 'en' })
  Object.assign(button, { type: 'button', textContent: unableToLoad, onclick: onRetry })
  // It has no height, so nothing moves. The button is at the end of the block's lower edge, where it covers few
  // controls.
  notice.style.position = 'relative'
  button.style.cssText = 'position:absolute;inset-inline-end:0;bottom:1em;padding:1em;font:inherit'
  used?.element.after(notice)
  notice.append(button) // after the region is on the page, because screen readers announce only additions to it
  language.then(
    ({ words }) => {
      button.textContent = String(words.ui?.unableToLoad)
      notice.removeAttribute('lang')
    },
    () => {},
  )
  return () => {
    notice.remove()
    for (const image of images) image.removeAttribute('src')
  }
}
