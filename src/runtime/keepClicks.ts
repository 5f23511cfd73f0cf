import type { Island, Press } from './island'

const choices = 'select,[type=radio],[type=number]'

/** The states of the controls with which visitors choose what they buy. */
export function readStates(): Press['states'] {
  const controls = document.querySelectorAll(choices)
  return new Map([...controls].map((control) => [control, stateOf(control)]))
}

/** `true` for a chosen radio button, otherwise the value. */
export function stateOf(control: Element): unknown {
  const { checked, value } = control as HTMLInputElement
  return checked || value
}

/**
 * For blocks that count clicks, stores clicks that are still waiting for code when the page is hidden, so that the next
 * page in this tab can read them in `src/page/addKeptClicks.ts` (docs/decisions.md#73). Without the code we cannot tell
 * what was chosen, so the page's markup is stored with the states of its controls at each click: nothing that was
 * typed, except numbers. When the visitor comes back to this page, they wait for their code again.
 */
export function keepClicks(islands: readonly Island[]): void {
  const { body, hidden } = document
  for (const island of islands) {
    const { interaction, definition } = island
    if (!hidden) takeBack(island)
    // Other controls, such as the steps of a quantity, just wait for their code.
    else if (definition.countsInteractions && interaction?.control.matches(definition.selector)) {
      const { control, log, key = `skerry.clicks ${Math.random()}` } = interaction
      const controls = [...body.querySelectorAll(`${choices},${definition.selector}`)]
      const kept = log.flatMap((press) =>
        press instanceof Element ? [] : [controls.map((one) => (one === control ? 1 : press.states.get(one)))],
      )
      sessionStorage[key] = JSON.stringify({ value: [body.outerHTML, ...kept] })
      interaction.key = key
    }
  }
}

/** Removes the stored copy of an island's interaction, or the interaction if the next page has read the copy. */
export function takeBack(island: Island): void {
  const { key } = island.interaction ?? {}
  if (!key) return
  if (sessionStorage[key]) island.interaction!.key = undefined
  else island.interaction = null
  sessionStorage.removeItem(key)
}
