/** What answers clicks and keys itself, wherever it stands. */
export const interactive =
  'a[href], button, input, select, textarea, label, summary, video, audio, iframe, [role="button"], [role="link"]'

/** Whether a modifier is held: then a click or a key means something to the browser. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Whether a click is one of the main button alone that nobody has answered yet. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !hasModifier(event)
}

/** Whether a key presses what has the focus, and nobody has answered yet. */
export function isPress(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.defaultPrevented && !hasModifier(event)
}
