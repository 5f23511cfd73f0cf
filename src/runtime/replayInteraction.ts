import type { Island } from './island'

const native = 'button, a[href], input, summary'

/** Replays the interaction that came too early, through the page's own events, now that the block answers them. */
export function replayInteraction(island: Island): void {
  if (!island.interaction) return
  const { event, control } = island.interaction
  island.interaction = null
  // What is a button by itself answers a key with a click, which the kept key no longer causes.
  if (event instanceof KeyboardEvent && !control.matches(native)) {
    const { key, code } = event
    control.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  } else if (event instanceof SubmitEvent) {
    // A field named "requestSubmit" hides the form's own method.
    HTMLFormElement.prototype.requestSubmit.call(event.target as HTMLFormElement, event.submitter)
  } else control.click()
}
