/** In a frame of a docs page, waits until somebody scrolls to it: its blocks load then, and `play` needs them. */
export function untilSeen(): Promise<void> {
  const frame = window.frameElement
  if (!frame?.id.startsWith('iframe--')) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      resolve()
    })
    observer.observe(frame)
  })
}
