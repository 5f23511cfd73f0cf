// C0 and C1 controls, and the blanks that a url parser drops: what hides a scheme from a reader.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

/** An address as a browser reads it: without control characters, and without blanks around it (docs/decisions.md#7). */
export function withoutControls(address: string): string {
  return address.replace(controls, '').trim()
}
