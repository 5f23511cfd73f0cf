/** Where an item is: at rest open or closed, or on its way. */
export type ItemPhase = 'closed' | 'opening' | 'open' | 'closing'

/** One phase for each item, in order. */
export type AccordionState = readonly ItemPhase[]

/** `toggle`: somebody pressed an item. `rest`: its motion is over. `show`: its content is looked for, and must be there at once. */
export type AccordionAction =
  | { readonly type: 'toggle' | 'show'; readonly index: number; readonly allowsMultiple: boolean }
  | { readonly type: 'rest'; readonly index: number }

/** The accordion as it starts: all closed, or the first one open. */
export function createAccordionState(itemCount: number, isFirstOpen: boolean): AccordionState {
  return Array.from({ length: itemCount }, (_, index) => (isFirstOpen && index === 0 ? 'open' : 'closed'))
}

/**
 * What an item does next (B4 Accordion): an item that is moving ignores clicks; unless several may be open, opening one
 * closes the others.
 */
export function accordionReducer(state: AccordionState, action: AccordionAction): AccordionState {
  const phase = state[action.index]
  if (phase === undefined) return state
  if (action.type === 'rest') return replace(state, action.index, isOpening(phase) ? 'open' : 'closed')
  if (action.type === 'show') {
    // The others as well at once: what closed above it later would move it out of sight.
    return replace(action.allowsMultiple ? state : state.map(() => 'closed'), action.index, 'open')
  }
  if (phase === 'closing' || phase === 'opening') return state
  if (phase === 'open') return replace(state, action.index, 'closing')
  const others = action.allowsMultiple ? state : state.map(close)
  return replace(others, action.index, 'opening')
}

/** Whether an item shows its content, or is about to. */
export function isOpening(phase: ItemPhase): boolean {
  return phase === 'open' || phase === 'opening'
}

function close(phase: ItemPhase): ItemPhase {
  return isOpening(phase) ? 'closing' : phase
}

function replace(state: AccordionState, index: number, phase: ItemPhase): AccordionState {
  return state.map((other, i) => (i === index ? phase : other))
}
