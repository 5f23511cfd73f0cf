import { isComposing } from '../browser/isComposing'
import { shared } from '../browser/shared'

/** Handles an Escape. Return `false` to leave the key to the next handler below. */
export type EscapeHandler = (event: KeyboardEvent) => unknown

type Stack = { readonly handlers: EscapeHandler[]; readonly listen: (event: KeyboardEvent) => void }

const stack = () => shared<Stack>('escapeStack', () => ({ handlers: [], listen: answer }))

/**
 * Adds a handler for the Escape key; the last one added is called first (docs/decisions.md#28). Returns a function that
 * removes it. If a handler handles the key, the event's default is prevented, so that nothing else on the page handles
 * it. Escape is ignored during text composition (such as typing Japanese) and if it was already handled.
 */
export function pushEscape(handler: EscapeHandler): () => void {
  const { handlers, listen } = stack()
  // A new function, so that the same handler can be in the stack twice.
  const own: EscapeHandler = (event) => handler(event)
  document.addEventListener('keydown', listen) // once, however many handlers there are
  handlers.push(own)
  return () => {
    const index = handlers.indexOf(own)
    if (index < 0) return
    handlers.splice(index, 1)
    if (handlers.length === 0) document.removeEventListener('keydown', listen)
  }
}

/** Whether there is nothing for Escape to close. Only then may the key take an owner to the panel. */
export function isEscapeStackEmpty(): boolean {
  return stack().handlers.length === 0
}

function answer(event: KeyboardEvent): void {
  // Repeats are ignored, so that holding the key down closes only one layer.
  if (event.key !== 'Escape' || event.repeat || isComposing(event) || event.defaultPrevented) return
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  for (const handler of [...stack().handlers].reverse()) {
    if (handler(event) === false) continue
    event.preventDefault()
    return
  }
}
