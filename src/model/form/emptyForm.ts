/** Selects a form that is drawn from its description and still empty. Its height is reserved by `formStyle`. */
export const emptyForm = '.form-wrapper:not(.hidden,:has(*))'

/**
 * Returns the style of a form with this description until it is drawn. An empty one has the height that it will have
 * with default styles, which is close to that in most templates: a label, a box and a margin per field, then the
 * button. Content that the server has sent (`isSent`) is hidden for at most four seconds if it will be replaced.
 */
export function formStyle(description: string, isSent: boolean): string {
  if (isSent) return /FormsJs":\s*true/.test(description) ? 'animation:skerry-wait 4s' : ''
  const count = (types: string) => description.split(RegExp(`"type":\\s*"(?:${types})`)).length - 1
  const captions = count('(?:name|phone)"') * 1.125
  return `--skerry-form-room:${count('[a-z]') * 5.5625 + captions + count('textarea') * 3.5 + count('address') * 27 + 2.75}em`
}
