/** The phase of an item: open, closed or in motion. */
export type ItemPhase = 'closed' | 'opening' | 'open' | 'closing'

/** One phase for each item, in order. */
export type AccordionState = readonly ItemPhase[]

/** `toggle`: the visitor pressed an item. `rest`: its motion ended. `show`: a link or search needs its content now. */
export type AccordionAction =
  | { readonly type: 'toggle' | 'show'; readonly index: number; readonly allowsMultiple: boolean }
  | { readonly type: 'rest'; readonly index: number }

/** Creates the initial state: all items closed, or the first one open. */
export function createAccordionState(itemCount: number, isFirstOpen: boolean): AccordionState {
  return [...Array(itemCount).keys()].map((index) => (isFirstOpen && index === 0 ? 'open' : 'closed'))
}

/**
 * Returns the next state (B4 Accordion). An item in motion ignores clicks. Unless several items may be open, opening
 * one closes the others.
 */
export function accordionReducer(state: AccordionState, action: AccordionAction): AccordionState {
  const phase = state[action.index]
  if (phase === undefined) return state
  if (action.type === 'rest') return replace(state, action.index, isOpening(phase) ? 'open' : 'closed')
  if (action.type === 'show') {
    // Close the others without motion too: an item that closes above it later would move it out of view.
    return replace(action.allowsMultiple ? state : state.map(() => 'closed'), action.index, 'open')
  }
  if (phase === 'closing' || phase === 'opening') return state
  if (phase === 'open') return replace(state, action.index, 'closing')
  const others = action.allowsMultiple ? state : state.map(close)
  return replace(others, action.index, 'opening')
}

/** Whether an item is open or opening. */
export function isOpening(phase: ItemPhase): boolean {
  return phase === 'open' || phase === 'opening'
}

function close(phase: ItemPhase): ItemPhase {
  return isOpening(phase) ? 'closing' : phase
}

function replace(state: AccordionState, index: number, phase: ItemPhase): AccordionState {
  return state.map((other, i) => (i === index ? phase : other))
}
