import { type DragListeners, watchDrag } from './drag'
import { type Boundary, clamp, easeOutCurve, holdWithin } from './dragPhysics'
import { mayAnimate } from './reducedMotion'
import { createTape, type Tape, type TapeParts } from './tape'

/** A slide at the moment it is released. */
export interface LetGo {
  /** Its distance from its resting place, in slides. */
  readonly position: number
  /** Slides per ms. */
  readonly velocity: number
  /** How far the finger moved towards the next slide, px. */
  readonly distancePx: number
  /** From the press to the release. */
  readonly elapsedMs: number
  readonly widthPx: number
}

/** The parts of a tape that follows a finger, and what differs between the kinds of swipe. */
export interface SwipeParts extends TapeParts {
  /**
   * Requests the next or the previous slide. Returns whether the slide changes. If so, it has called the function that
   * `swipeTape` returned.
   */
  readonly step: (step: 1 | -1) => boolean
  /** Called when a finger holds a slide or releases it. */
  readonly onHold: (isHeld: boolean) => void
  /** A selector for the elements in which a mouse selects text. */
  readonly selectable: string
  /** The boundaries at the first and the last slide. */
  readonly boundaries: readonly [Boundary, Boundary]
  /** The duration of a change that a finger did not make. */
  readonly restMs: () => number
  /** Where a released slide moves, and for how long. */
  readonly settle: (letGo: LetGo) => { readonly to: number; readonly durationMs: number }
}

/**
 * Creates slides that follow the finger. On release, they request the slide that they move towards and continue from
 * where they are. A finger can stop them on their way. If motion is off, the finger only selects the slide. Returns a
 * function that draws a change.
 */
export function swipeTape(parts: SwipeParts): (change: Parameters<Tape['change']>[0]) => Promise<void> {
  const { container, slides, changes, step, restMs, selectable } = parts
  const tape = createTape(parts)
  let plan: { readonly rest: number; readonly durationMs: number } | null = null

  const settle = (target: number, durationMs: number) => {
    const to = clamp(target, ...limitsOf(parts))
    const by = Math.round(to)
    plan = { rest: to - by, durationMs }
    if (by === 0 || !step(by > 0 ? 1 : -1)) tape.glide(by === 0 ? to : 0, durationMs, easeOutCurve)
    plan = null
  }
  const grip = createGrip(tape, parts, settle)

  if (slides.length > 1) {
    changes.style(container, 'touch-action', 'pan-y pinch-zoom')
    changes.onUndo(watchDrag(container, grip.listeners, selectable))
  }

  return (change) => {
    grip.release()
    const { rest, durationMs } = plan ?? { rest: 0, durationMs: restMs() }
    return tape.change(change, durationMs, easeOutCurve, rest)
  }
}

/** The drag of a tape. */
interface Grip {
  readonly listeners: DragListeners
  /** Ends the drag, because another slide was requested from elsewhere. */
  readonly release: () => void
}

/** `settle` is called on release, with the position to move to and the duration. */
function createGrip(tape: Tape, parts: SwipeParts, settle: (target: number, durationMs: number) => void): Grip {
  const { container, boundaries } = parts
  let isHeld = false
  let caughtAt = 0
  let position = 0
  let widthPx = 1

  const hold = () => {
    isHeld = true
    parts.onHold(true)
    tape.halt()
    caughtAt = position = tape.position()
  }
  const listeners: DragListeners = {
    onTouch() {
      if (!tape.isGliding()) return false
      hold()
      return true
    },
    onStart() {
      widthPx = container.clientWidth || 1
      hold()
    },
    onMove(distancePx) {
      if (!isHeld) return
      const [min, max] = limitsOf(parts)
      // A boundary towards an existing slide is a wall at that slide.
      const ends = [min ? 'hard' : boundaries[0], max ? 'hard' : boundaries[1]] as const
      position = holdWithin(caughtAt + (distancePx * tape.pull()) / widthPx, [min, max], ends)
      if (mayAnimate()) tape.drag(position)
    },
    onEnd(release) {
      parts.onHold(false)
      if (!isHeld) return
      isHeld = false
      if (!release) return settle(0, parts.restMs())
      const pull = tape.pull()
      const velocity = (release.velocity * pull) / widthPx
      const { elapsedMs } = release
      const letGo = { position, velocity, distancePx: release.distancePx * pull, elapsedMs, widthPx }
      const { to, durationMs } = parts.settle(letGo)
      settle(to, durationMs)
    },
  }
  return {
    listeners,
    release() {
      isHeld = false
    },
  }
}

/** How far the tape can move: one slide to either side, if there is one. */
function limitsOf({ canStep }: SwipeParts): readonly [number, number] {
  return [canStep(-1) ? -1 : 0, canStep(1) ? 1 : 0]
}
