import { callNative } from '../browser/callNative'
import type { Translation } from '../language/catalogue'
import { thumbnailStrip } from '../model/gallery/thumbnailStrip'
import { enterState, type Island } from './island'
import { resubmit } from './resubmit'
import { removeRooms } from './rooms'

const unableToLoad = 'Unable to load. Try again.' // B8 Interface error strings

/**
 * Restores the page when the code that all blocks need failed to load. The server's markup is shown with its images,
 * except those of thumbnails and videos, and no height stays reserved for scaled text and announcements. The browser
 * handles the interactions that were kept. A notice on the block that was used, or on the first one, offers to try
 * again; until then, a form that would only reload the page keeps its submission and its input. The notice is in
 * English until the messages of the page's language have loaded. Returns a function that undoes it.
 */
export function giveBack(
  islands: readonly Island[],
  onRetry: () => void,
  language: Promise<{ readonly words: Translation }>,
): () => void {
  const used = islands.find(({ interaction }) => interaction) ?? islands[0]
  for (const island of islands) {
    const { interaction } = island
    const event = interaction?.event
    const form = event instanceof SubmitEvent && (event.target as HTMLFormElement)
    const isKept = form && !isPosted(form)
    if (!isKept) island.interaction = null
    enterState(island, 'skipped') // for this event only: the next one loads the code again
    if (!form) interaction?.control.click()
    else if (!isKept) resubmit(form, (event as SubmitEvent).submitter)
    enterState(island, 'waiting')
  }
  removeRooms()
  // Thumbnails have no size without their block, and the image of a video may be its provider's.
  const images = document.querySelectorAll<HTMLImageElement>(
    `img[data-src]:not([src],${thumbnailStrip} *,.sqs-video-overlay *)`,
  )
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

/** Whether a form's `action` leads to another page or host. `isPosted` in blocks/form/block.ts has the same rule. */
function isPosted(form: HTMLFormElement): boolean {
  const href = callNative(form, 'getAttribute', 'action') ?? ''
  const { protocol, host, pathname } = Object.assign(document.createElement('a'), { href })
  const isElsewhere = host !== location.host || (pathname !== location.pathname && pathname !== '/')
  return isElsewhere && protocol !== 'javascript:'
}
