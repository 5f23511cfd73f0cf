import { axisLockPx, swipeThresholdMs, swipeThresholdPx } from './swipe'

/** The position of a finger in px, and the time in ms. */
export interface Sample {
  readonly at: number
  readonly px: number
}

/** The boundary that limits a drag at an end (B5 Validation rules): none, a wall, or a spring. */
export type Boundary = 'none' | 'hard' | 'inertial'

/** The number of samples to measure a velocity over, B9 Swipe. */
export const sampleCount = 5

// B9 Swipe
const narrowPx = 767
const narrowMs = [200, 400] as const
const wideMs = [300, 500] as const
const flickPxPerMs = swipeThresholdPx / swipeThresholdMs
const give = 0.5
const easeOutSlope = 3 // the initial speed of `easeOutCurve`: three times its average

/** Fast, then slow, for style sheets and animations. It starts at the speed of the finger. */
export const easeOutCurve = 'cubic-bezier(0.33, 1, 0.68, 1)'

/** The axis of a movement as soon as it is 10 px long (B9 Swipe); `null` before that. */
export function axisOf(x: number, y: number): 'x' | 'y' | null {
  if (Math.hypot(x, y) < axisLockPx) return null
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y'
}

/** Px per ms over the last five samples (B9 Swipe); 0 if no time has passed. */
export function velocityOf(samples: readonly Sample[]): number {
  const last = samples.at(-1)
  const first = samples.at(-sampleCount) ?? samples[0]
  return last && first && last.at > first.at ? (last.px - first.px) / (last.at - first.at) : 0
}

/**
 * Limits a position that was dragged past `min` or `max` to what the boundary there allows. `span` is the length of one
 * slide.
 */
export function holdWithin(
  position: number,
  [min, max]: readonly [number, number],
  [start, end]: readonly [Boundary, Boundary],
  span = 1,
): number {
  const inside = clamp(position, min, max)
  const past = position - inside
  const boundary = past < 0 ? start : end
  if (past === 0 || boundary === 'hard') return inside
  if (boundary === 'none') return position
  // The resistance increases, and it never moves by more than half a slide.
  return inside + (past * give * span) / (span + Math.abs(past))
}

/**
 * The position at which a slide comes to rest after it is released at `position` with `velocity` (positions per ms):
 * the next snap point in the direction of a flick, otherwise the nearest one. Without an interval it slows to a stop,
 * for at most `glideMs`. `lengthPx` is the length of one position.
 */
export function snapTo(
  position: number,
  velocity: number,
  { interval, lengthPx, glideMs }: { interval: number | null; lengthPx: number; glideMs: number },
): number {
  if (interval === null) return position + (velocity * glideMs) / easeOutSlope
  const places = position / interval
  const isFlick = Math.abs(velocity * lengthPx) >= flickPxPerMs
  const choose = !isFlick ? Math.round : velocity > 0 ? Math.ceil : Math.floor
  return choose(places) * interval
}

/** The minimum and maximum duration in ms of a transition in a window of this width (B9 Swipe). */
export function transitionLimits(windowPx: number): readonly [number, number] {
  return windowPx < narrowPx ? narrowMs : wideMs
}

/** The duration in ms of a transition over a distance that starts at `velocity`, within the limits for the window. */
export function settleMs(distance: number, velocity: number, windowPx: number): number {
  const [least, most] = transitionLimits(windowPx)
  const ms = (easeOutSlope * distance) / velocity
  return ms >= 0 ? clamp(ms, least, most) : most // no movement, or movement in the other direction
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
