const patienceMs = 2000

/**
 * Calls `act` in a separate task after the next paint. Until then, the page has the network and the processor to
 * itself. A background tab is not painted, so it does not wait.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}

/** Resolves when the page and its images have loaded, but after two seconds at the latest. */
export function pageLoaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve(null) // without adding a listener that is never called
    addEventListener('load', resolve, { once: true })
    setTimeout(resolve, patienceMs)
  })
}
