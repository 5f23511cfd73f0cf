/** Selects elements that handle clicks and keys themselves. */
export const interactive =
  'a[href], button, input, select, textarea, label, summary, video, audio, iframe, [role="button"], [role="link"], [role="tab"]'

/** Whether a modifier key is pressed. The browser has its own actions for such clicks and keys. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

/** Whether a click is an unmodified one of the main button that has not been handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !hasModifier(event)
}

/** Whether a key activates the focused element, and has not been handled yet. */
export function isPress(event: KeyboardEvent): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.defaultPrevented && !hasModifier(event)
}
