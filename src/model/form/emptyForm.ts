/** Where a form is drawn from its description: until then it is empty, and has the room of `formRoom`. */
export const emptyForm = '.form-wrapper:not(.hidden,:has(*))'

/**
 * The height of a form whose description that is, as drawn with default styles at the default size: each field has a label,
 * a box and a margin; then comes the button.
 */
export function formRoom(description: string): string {
  const count = (types: string) => description.split(new RegExp(`"type":\\s*"(?:${types})`)).length - 1
  const parts = count('(?:name|phone|date|time)"') * 1.125 // each has a caption
  return `${count('[a-z]') * 5.75 + parts + count('textarea') * 5 + count('address') * 10.4 + 2.75}em`
}
