// What leaves a mark on paper: neither a blank nor a control, a direction mark or a joiner.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u

/** Whether nothing of a text is to be seen. Takes any text, never throws. */
export function isBlank(text: string): boolean {
  return !visible.test(text)
}
