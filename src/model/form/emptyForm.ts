/** Selects a form that is drawn from its description and still empty. Its height is reserved by `formStyle`. */
export const emptyForm = '.form-wrapper:not(.hidden,:has(*))'

/**
 * The style of a form with this description until it is drawn. An empty one has the height of a form that is drawn with
 * default styles, about that of most templates: a label, a box and a margin per field, then the button. What the server has sent (`isSent`) is
 * hidden for at most four seconds if it will be replaced.
 */
export function formStyle(description: string, isSent: boolean): string {
  if (isSent) return description.includes('"useFormsJs":true') ? 'animation:skerry-wait 4s' : ''
  const count = (types: string) => description.split(new RegExp(`"type":\\s*"(?:${types})`)).length - 1
  const captions = count('(?:name|phone)"') * 1.125
  return `--skerry-form-room:${count('[a-z]') * 5.5625 + captions + count('textarea') * 3.5 + count('address') * 27 + 2.75}em`
}
