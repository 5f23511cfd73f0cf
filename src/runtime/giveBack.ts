import type { Translation } from '../language/catalogue'
import { showAsServed } from './early'
import type { Island } from './island'

const unableToLoad = 'Unable to load. Try again.' // B8 Interface error strings

/**
 * Gives the page back when the code that all blocks need failed to load: the server's markup is shown, what visitors did
 * meanwhile happens without us, and a notice behind the block that they used, or behind the first, offers to try again.
 * It is English until the words of the page's language are there. Returns what removes the notice.
 */
export function giveBack(
  islands: readonly Island[],
  onRetry: () => void,
  language: Promise<{ readonly words: Translation }>,
): () => void {
  const used = islands.find(({ touch }) => touch) ?? islands[0]
  for (const island of islands) {
    showAsServed(island, true)
    island.state = 'skipped' // for this event only: the next one asks for the code again
    release(island)
    island.state = 'waiting'
  }
  const notice = document.createElement('div')
  const button = document.createElement('button')
  Object.assign(notice, { role: 'status', lang: 'en' }).style.cssText = 'margin-block:8px;text-align:center'
  Object.assign(button, { type: 'button', textContent: unableToLoad, onclick: onRetry }).style.cssText =
    'font:inherit;padding:8px 16px;min-block-size:44px'
  used?.element.after(notice)
  notice.append(button) // after the region is on the page: screen readers announce what comes into it
  language.then(
    ({ words }) => {
      button.textContent = String(words.ui?.unableToLoad)
      notice.removeAttribute('lang')
    },
    () => {},
  )
  return () => notice.remove()
}

function release(island: Island): void {
  if (!island.touch) return
  const { event, control } = island.touch
  island.touch = null
  // A field named "requestSubmit" hides the form's own method.
  if (event instanceof SubmitEvent)
    HTMLFormElement.prototype.requestSubmit.call(event.target as HTMLFormElement, event.submitter)
  else control.click()
}
