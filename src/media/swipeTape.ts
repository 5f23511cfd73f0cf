import { type DragListeners, watchDrag } from './drag'
import { type Boundary, clamp, easeOutCurve, holdWithin } from './dragPhysics'
import { mayAnimate } from './reducedMotion'
import { createTape, type Tape, type TapeParts } from './tape'

/** A slide at the moment it is let go. */
export interface LetGo {
  /** How far it is from its place, in slides. */
  readonly position: number
  /** Slides per ms. */
  readonly velocity: number
  /** How far the finger moved towards the next slide, px. */
  readonly distancePx: number
  /** From the press to the release. */
  readonly elapsedMs: number
  readonly widthPx: number
}

/** What a tape that follows a finger needs, and what differs between the kinds of swipe. */
export interface SwipeParts extends TapeParts {
  /**
   * Asks for the next or the previous slide. Returns whether it comes; then what `swipeTape` returned has been called.
   */
  readonly step: (step: 1 | -1) => boolean
  /** A finger holds a slide, or has let it go. */
  readonly onHold: (isHeld: boolean) => void
  /** A selector: where a mouse selects text. */
  readonly selectable: string
  /** What holds the first and the last slide. */
  readonly boundaries: readonly [Boundary, Boundary]
  /** How long a change takes that no finger made. */
  readonly restMs: () => number
  /** Where a slide moves when it is let go, and in what time. */
  readonly settle: (letGo: LetGo) => { readonly to: number; readonly durationMs: number }
}

/**
 * Slides that follow the finger. Let go, they ask for the slide they move towards, and move on from where they are. A
 * finger catches them on their way. If nothing may move, the finger only chooses. Returns what draws a change.
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

/** What holds a tape while it is dragged. */
interface Grip {
  readonly listeners: DragListeners
  /** Takes the tape out of the hand: someone else has asked for a slide. */
  readonly release: () => void
}

/** `settle` is called with the position the tape is to move to when it is let go, and the time for it. */
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
      // If there is a next slide, it is the end.
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
