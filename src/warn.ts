/** Warns developers about a part that failed to load, without consequences for the content of the page. */
export function warn(error: unknown): null {
  console.warn('Skerry:', error)
  return null
}
