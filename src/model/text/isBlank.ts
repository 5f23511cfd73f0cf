// A visible character: not a space, a control, a direction mark or a joiner.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Whether a text has no visible characters. Takes any text, never throws. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
