import type { EarlyInteraction, Island, Press } from './island'
import { stateOf, takeBack } from './keepClicks'
import { resubmit } from './resubmit'

const native = 'button, a[href], summary, [type=button], [type=submit], [type=image], [type=radio], [type=checkbox]'

/** Replays what the visitor did before the block was ready as events, now that the block handles them. */
export function replayInteraction(island: Island): void {
  takeBack(island)
  const { interaction, definition } = island
  if (!interaction) return
  interaction.isReplayed = true
  try {
    if (interaction.log[0]) replayLog(interaction, definition)
    else replay(interaction)
  } finally {
    island.interaction = null
  }
}

/**
 * Replays the last interaction with each control or, if the block counts them, all. If any choices were changed since
 * one with a block that counts, they are what they were at that time: all of them, because a product may mirror one
 * control in another. A number is an exception unless it was changed itself, because an earlier click on one of its
 * steps may have waited too.
 */
function replayLog({ log }: EarlyInteraction, { countsInteractions, selector }: Island['definition']): void {
  log.forEach((press, index) => {
    if (press instanceof Element) return
    const since = log.slice(index + 1)
    const isRepeated = since.some((one) => !(one instanceof Element) && one.control === press.control)
    if (isRepeated && !countsInteractions) return
    const changed = since.filter((one) => one instanceof Element)
    const isRestored = (control: Element) => !control.matches('[type=number]') || changed.includes(control)
    const hasChoices = countsInteractions && changed[0] && press.control.matches(selector)
    const then = hasChoices ? [...press.states].filter(([control]) => isRestored(control)) : []
    const now = then.map(([control]) => [control, stateOf(control)] as const)
    then.forEach(setState)
    replay(press)
    now.forEach(setState)
  })
}

/** Sets a state that `stateOf` has returned. */
function setState([control, state]: readonly [Element, unknown]): void {
  const input = control as HTMLInputElement
  if (input.type === 'radio') input.checked = state === true
  else input.value = String(state)
}

function replay({ event, control }: Omit<Press, 'states'>): void {
  // A native button turns a key into a click, which the replayed key would not cause.
  if (event instanceof KeyboardEvent && !control.matches(native)) {
    const { key, code } = event
    control.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  } else if (event instanceof SubmitEvent) resubmit(event.target, event.submitter)
  else control.click()
}
