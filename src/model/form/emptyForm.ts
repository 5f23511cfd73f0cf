/** Selects a form that is drawn from its description and still empty. Its height is reserved by `formRoom`. */
export const emptyForm = '.form-wrapper:not(.hidden,:has(*))'

/**
 * The height of a form with this description, drawn with default styles at the default size: a label, a box and a
 * margin per field, then the button.
 */
export function formRoom(description: string): string {
  const count = (types: string) => description.split(new RegExp(`"type":\\s*"(?:${types})`)).length - 1
  const parts = count('(?:name|phone|date|time)"') * 1.125 // each has a caption
  return `${count('[a-z]') * 5.75 + parts + count('textarea') * 5 + count('address') * 10.4 + 2.75}em`
}
