const sliceMs = 50 // B9 Timing: idle callback slices capped at 50 ms
const fallbackMs = 100 // B9 Timing: with a 100 ms fallback
/** The longest wait for an idle browser, because some pages are never idle. */
export const idleTimeoutMs = 2000

/**
 * Calls `callback` when the browser is idle, with a function that returns how many milliseconds of the slice are left,
 * 50 at most. On a page that is never idle, it runs after two seconds; without idle callbacks (Safari), after 100 ms.
 * Both give it a whole slice. Returns a function that cancels it.
 */
export function whenIdle(callback: (timeRemaining: () => number) => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => runSlice(callback), fallbackMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback((deadline) => runSlice(callback, deadline.didTimeout ? undefined : deadline), {
    timeout: idleTimeoutMs,
  })
  return () => cancelIdleCallback(handle)
}

function runSlice(callback: (timeRemaining: () => number) => void, deadline?: IdleDeadline): void {
  const end = performance.now() + sliceMs
  callback(() => Math.max(0, Math.min(end - performance.now(), deadline?.timeRemaining() ?? sliceMs)))
}
