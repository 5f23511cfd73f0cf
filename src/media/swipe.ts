/** B9 Swipe: a quick swipe is at least this long, in at most this time. */
export const swipeThresholdPx = 50
export const swipeThresholdMs = 250

/** B9 Swipe: how far a finger moves before its axis is locked. */
export const axisLockPx = 10

/** B9 Swipe: how long a change takes in the swipe layout. */
export const swipeMs = 280

const widthDivisor = 2.25 // B9 Swipe

/**
 * Whether a movement (px, to either side) within a time (ms) is a swipe to the next slide: at least 50 px within 250 ms
 * or, at any speed, the width divided by 2.25 (B9 Swipe).
 */
export function isSwipe(distancePx: number, elapsedMs: number, widthPx: number): boolean {
  const distance = Math.abs(distancePx)
  return (distance >= swipeThresholdPx && elapsedMs <= swipeThresholdMs) || distance >= widthPx / widthDivisor
}
