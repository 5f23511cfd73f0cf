/** Overrides the browser's preference for reduced motion. Returns a function that restores it. */
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
