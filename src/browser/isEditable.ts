const fields = 'input, select, textarea'

/** Whether an element is a field, or text that can be edited. Not `instanceof`, because it may be in a frame. */
export function isEditable(element: Element): boolean {
  return element.matches?.(fields) || (element as HTMLElement).isContentEditable === true
}
