import { watchDrag } from './drag'
import { type Boundary, clamp, easeOutCurve, holdWithin } from './dragPhysics'
import { mayAnimate } from './reducedMotion'
import { createTape, type Tape, type TapeParts } from './tape'

/** A slide that is let go. */
export interface LetGo {
  /** Where it is, in slides from its place. */
  readonly position: number
  /** Slides per ms. */
  readonly velocity: number
  /** How far the finger went towards the next slide, px, and how long it took, ms. */
  readonly distancePx: number
  readonly elapsedMs: number
  readonly widthPx: number
}

/** What a tape needs that follows a finger, and what tells one kind of swipe from another. */
export interface SwipeParts extends TapeParts {
  /** Asks for the next or the previous slide; answered, where it is granted, by the call of what `swipeTape` returns. */
  readonly step: (step: 1 | -1) => boolean
  /** A finger holds a slide, or has let it go. */
  readonly onHold: (isHeld: boolean) => void
  /** What a mouse can select text in. */
  readonly selectable: string
  /** What holds the first and the last slide. */
  readonly boundaries: readonly [Boundary, Boundary]
  /** What a change takes that no finger made. */
  readonly restMs: () => number
  /** Where a slide goes that is let go, and in what time. */
  readonly settle: (letGo: LetGo) => { readonly to: number; readonly durationMs: number }
}

/**
 * Slides that follow the finger. Let go, they ask for the slide they go to, and go on from where they are; a finger
 * catches them on their way. Where nothing may move, the finger only chooses. Returns what draws a change.
 */
export function swipeTape(parts: SwipeParts): (change: Parameters<Tape['change']>[0]) => Promise<void> {
  const { container, slides, changes, canStep, step, boundaries, restMs } = parts
  const tape = createTape(parts)
  let isHeld = false
  let caughtAt = 0
  let position = 0
  let widthPx = 1
  let plan: { readonly rest: number; readonly durationMs: number } | null = null

  const limits = () => [canStep(-1) ? -1 : 0, canStep(1) ? 1 : 0] as const
  const hold = () => {
    isHeld = true
    parts.onHold(true)
    tape.halt()
    caughtAt = position = tape.position()
  }
  const settle = (target: number, durationMs: number) => {
    const to = clamp(target, ...limits())
    const by = Math.round(to)
    plan = { rest: to - by, durationMs }
    if (by === 0 || !step(by > 0 ? 1 : -1)) tape.glide(by === 0 ? to : 0, durationMs, easeOutCurve)
    plan = null
  }

  if (slides.length > 1) {
    changes.style(container, 'touch-action', 'pan-y pinch-zoom')
    const stop = watchDrag(
      container,
      {
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
          const [min, max] = limits()
          // Where there is a next slide, that is the end of it.
          const ends = [min ? 'hard' : boundaries[0], max ? 'hard' : boundaries[1]] as const
          position = holdWithin(caughtAt + (distancePx * tape.pull()) / widthPx, [min, max], ends)
          if (mayAnimate()) tape.drag(position)
        },
        onEnd(release) {
          parts.onHold(false)
          if (!isHeld) return
          isHeld = false
          if (!release) return settle(0, restMs())
          const { distancePx, velocity, elapsedMs } = release
          const pull = tape.pull()
          const { to, durationMs } = parts.settle({
            position,
            velocity: (velocity * pull) / widthPx,
            distancePx: distancePx * pull,
            elapsedMs,
            widthPx,
          })
          settle(to, durationMs)
        },
      },
      parts.selectable,
    )
    changes.onUndo(stop)
  }

  return (change) => {
    isHeld = false // whoever asks for a slide takes it out of the hand
    const { rest, durationMs } = plan ?? { rest: 0, durationMs: restMs() }
    return tape.change(change, durationMs, easeOutCurve, rest)
  }
}
