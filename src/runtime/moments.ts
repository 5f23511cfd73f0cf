const patienceMs = 2000

/**
 * Calls `act` in a task of its own after the next paint: until then, network and processor belong to the
 * page. A tab in the background is not painted, and not waited for.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act)
  else requestAnimationFrame(() => setTimeout(act))
}

/** Resolves when the page and its pictures have loaded, or in two seconds. */
export function pageLoaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve(null) // and leave no listener behind that nothing calls
    addEventListener('load', resolve, { once: true })
    setTimeout(resolve, patienceMs)
  })
}
