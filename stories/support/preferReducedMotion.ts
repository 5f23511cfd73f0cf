/** Sets the visitor's preference for a story, whatever that of the browser is. Returns a function that ends it. */
export function preferReducedMotion(isReduced: boolean): () => void {
  const own = globalThis.matchMedia
  globalThis.matchMedia = (query) => {
    const list = own(query)
    if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: isReduced })
    return list
  }
  return () => {
    globalThis.matchMedia = own
  }
}
