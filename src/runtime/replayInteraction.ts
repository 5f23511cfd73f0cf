import type { Island } from './island'
import { resubmit } from './resubmit'

const native = 'button, a[href], summary, [type=button], [type=submit], [type=image], [type=radio], [type=checkbox]'

/** Replays the interaction from before the block was ready as an event, now that the block handles it. */
export function replayInteraction(island: Island): void {
  if (!island.interaction) return
  const { event, control, times } = island.interaction
  island.interaction = null
  const isEach = island.definition.countsInteractions
  for (let left = isEach ? times : 1; left > 0; left--) replay(event, control)
}

function replay(event: Event, control: HTMLElement): void {
  // A native button turns a key into a click, which the replayed key would not cause.
  if (event instanceof KeyboardEvent && !control.matches(native)) {
    const { key, code } = event
    control.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  } else if (event instanceof SubmitEvent) resubmit(event.target, event.submitter)
  else control.click()
}
