import type { ElementChanges } from '../../src/browser/elementChanges'
import { focusedElement, tabbables } from '../../src/ui/tabbables'

/**
 * Remembers where the focus was before it entered the banner. Returns a function to call when the banner has been
 * removed while it had the focus. It returns the focus to that element or, for keyboard users, to the first focusable
 * one of the page.
 */
export function createFocusReturn(host: HTMLElement, { listen }: ElementChanges): () => void {
  let opener: EventTarget | null = null
  let isByKeyboard = false
  listen(host, 'focusin', ({ relatedTarget }) => {
    isByKeyboard = focusedElement()?.matches(':focus-visible') === true
    if (relatedTarget && relatedTarget !== host) opener = relatedTarget
  })
  return () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    if (opener && document.activeElement === opener) return
    const [first] = isByKeyboard ? tabbables(document.body) : []
    first?.focus({ preventScroll: true })
  }
}
