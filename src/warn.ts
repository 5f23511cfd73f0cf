/** Tells developers about a part that failed to load, which costs visitors nothing that is on the page. */
export function warn(error: unknown): null {
  console.warn('Skerry:', error)
  return null
}
