import type { Step } from '../../model/gallery/galleryIndex'

const throttleMs = 200 // B9 Lightbox: arrow-key throttle
const bandShare = 0.02 // B9 Lightbox: edge band of the window's width
const bandPx = 24 // docs/decisions.md#42

/** Returns a function that allows each arrow key once per 200 ms of event time (B4, docs/decisions.md#41). */
export function createArrowPace(): (step: Step, timeMs: number) => boolean {
  const last: { [step in Step]?: number } = {}
  return (step, timeMs) => {
    if (timeMs - (last[step] ?? -throttleMs) < throttleMs) return false
    last[step] = timeMs
    return true
  }
}

/** Which edge band of the window an x coordinate is in: 2 % of its width, at least 24 px. `null` between them. */
export function bandAt(x: number, width: number): 'left' | 'right' | null {
  const band = Math.max(width * bandShare, bandPx)
  if (x < band) return 'left'
  return x >= width - band ? 'right' : null
}
