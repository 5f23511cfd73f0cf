import type { Island } from './island'

/**
 * Keeps clicks whose code has not arrived, of blocks whose every click counts, for the next page of this tab, which
 * reads them in `src/page/addKeptClicks.ts` (docs/decisions.md#73). Without the code nobody knows what was chosen, so the
 * page is kept as it was sent, with the states of its controls: nothing that was typed, except numbers.
 */
export function keepClicks(islands: readonly Island[]): void {
  const { body } = document
  for (const island of islands) {
    const { interaction, definition } = island
    // The steps of a quantity wait for their code.
    if (!definition.countsInteractions || !interaction?.control.matches(definition.selector)) continue
    const { control, times } = interaction
    const controls = body.querySelectorAll<HTMLInputElement>(`select,[type=radio],[type=number],${definition.selector}`)
    const states = [...controls].map((one) => (one === control ? times : one.checked || one.value))
    sessionStorage[`skerry.clicks ${Math.random()}`] = JSON.stringify({ value: [body.outerHTML, states] })
    island.interaction = null
  }
}
