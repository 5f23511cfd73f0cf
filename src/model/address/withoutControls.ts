// C0 and C1 controls, and line separators that a URL parser drops: they can hide a scheme from a reader.
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

/** A URL as a browser reads it: without control characters and surrounding spaces (docs/decisions.md#7). */
export function withoutControls(address: string): string {
  return address.replace(controls, '').trim()
}
