import type { Island } from './island'

/**
 * For blocks that count clicks, stores clicks that are still waiting for code, so that the next page in this tab can
 * read them in `src/page/addKeptClicks.ts` (docs/decisions.md#73). Without the code we cannot tell what was chosen, so
 * the page's markup is stored with the states of its controls: nothing that was typed, except numbers.
 */
export function keepClicks(islands: readonly Island[]): void {
  const { body } = document
  for (const island of islands) {
    const { interaction, definition } = island
    // Other controls, such as the steps of a quantity, just wait for their code.
    if (!definition.countsInteractions || !interaction?.control.matches(definition.selector)) continue
    const { control, times } = interaction
    const controls = body.querySelectorAll<HTMLInputElement>(`select,[type=radio],[type=number],${definition.selector}`)
    const states = [...controls].map((one) => (one === control ? times : one.checked || one.value))
    sessionStorage[`skerry.clicks ${Math.random()}`] = JSON.stringify({ value: [body.outerHTML, states] })
    island.interaction = null
  }
}
