/** Where a form is drawn from its description: until then it is empty, and has the room of `formRoom`. */
export const emptyForm = '.form-wrapper:not(.hidden,:has(*))'

/** About the height of a form whose description that is: 7 em for a field, whose label, box and margin it holds, and a button. */
export function formRoom(description: string): string {
  return `${description.split(/"type":\s*"[a-z]/).length * 7 - 6}em`
}
