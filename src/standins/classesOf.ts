/** The names in the text of a class attribute. */
export function classesOf(names: unknown): string[] {
  return String(names ?? '')
    .split(/\s+/)
    .filter(Boolean)
}
