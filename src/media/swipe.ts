/** B9 Swipe: so far, within so long. */
export const swipeThresholdPx = 50
export const swipeThresholdMs = 250

/** B9 Swipe: how far a finger goes before its axis is locked. */
export const axisLockPx = 10

/** B9 Swipe: what a change takes in the swipe layout. */
export const swipeMs = 280

const widthDivisor = 2.25 // B9 Swipe

/**
 * Whether a finger that went so far (px, to either side) in so long (ms) meant the next thing: by a quick swipe of 50 px
 * within 250 ms, or, however slow, by the width divided by 2.25 (B9 Swipe).
 */
export function isSwipe(distancePx: number, elapsedMs: number, widthPx: number): boolean {
  const distance = Math.abs(distancePx)
  return (distance >= swipeThresholdPx && elapsedMs <= swipeThresholdMs) || distance >= widthPx / widthDivisor
}
