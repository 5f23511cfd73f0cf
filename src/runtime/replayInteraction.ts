import type { EarlyInteraction, Island } from './island'
import { stateOf, takeBack } from './keepClicks'
import { resubmit } from './resubmit'

const native = 'button, a[href], summary, [type=button], [type=submit], [type=image], [type=radio], [type=checkbox]'

/** Replays the interaction from before the block was ready as an event, now that the block handles it. */
export function replayInteraction(island: Island): void {
  takeBack(island)
  const { interaction, definition } = island
  if (!interaction) return
  interaction.isReplayed = true
  try {
    if (!definition.countsInteractions || !interaction.log[0]) replay(interaction)
    else replayEach(interaction, interaction.control.matches(definition.selector))
  } finally {
    island.interaction = null
  }
}

/**
 * Replays an interaction as often as it happened. If it `hasChoices` and any were changed since, they are what they were
 * at that time: all of them, because a product may mirror one control in another. A number is an exception unless it was
 * changed itself, because an earlier click on one of its steps may have waited too.
 */
function replayEach(interaction: EarlyInteraction, hasChoices: boolean): void {
  const { log } = interaction
  log.forEach((states, index) => {
    if (states instanceof Element) return
    const changed = log.slice(index).filter((one) => one instanceof Element)
    const isRestored = (control: Element) => !control.matches('[type=number]') || changed.includes(control)
    const then = hasChoices && changed[0] ? [...states].filter(([control]) => isRestored(control)) : []
    const now = then.map(([control]) => [control, stateOf(control)] as const)
    then.forEach(setState)
    replay(interaction)
    now.forEach(setState)
  })
}

/** Sets a state that `stateOf` has returned. */
function setState([control, state]: readonly [Element, unknown]): void {
  const input = control as HTMLInputElement
  if (input.type === 'radio') input.checked = state === true
  else input.value = String(state)
}

function replay({ event, control }: EarlyInteraction): void {
  // A native button turns a key into a click, which the replayed key would not cause.
  if (event instanceof KeyboardEvent && !control.matches(native)) {
    const { key, code } = event
    control.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  } else if (event instanceof SubmitEvent) resubmit(event.target, event.submitter)
  else control.click()
}
