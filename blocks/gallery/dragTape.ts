import { watchDrag } from '../../src/media/drag'
import { type Boundary, clamp, easeOutCurve, holdWithin } from '../../src/media/dragPhysics'
import { mayAnimate } from '../../src/media/reducedMotion'
import type { Step } from './galleryState'
import { createTape } from './tape'
import type { Stage, Transition } from './transition'

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

/** What tells one kind of swipe from another. */
export interface DragRules {
  readonly boundaries: readonly [Boundary, Boundary]
  /** What a change takes that no finger made. */
  readonly durationMs: () => number
  /** Where a slide goes that is let go, and in what time. */
  readonly settle: (letGo: LetGo) => { readonly to: number; readonly durationMs: number }
}

/**
 * A transition that slides follow the finger in. Let go, they ask the controller for the slide they go to, and go on from
 * where they are; a finger catches them on their way. Where nothing may move, the finger only chooses.
 */
export function dragTape(stage: Stage, rules: DragRules): ReturnType<Transition> {
  const { container, slides, changes, autoplay, canStep, step } = stage
  const tape = createTape(stage)
  let isHeld = false
  let caughtAt = 0
  let position = 0
  let widthPx = 1
  let towardsNext = -1
  let plan: { readonly rest: number; readonly durationMs: number } | null = null

  const hold = () => {
    isHeld = true
    autoplay?.hold('drag')
    tape.halt()
    caughtAt = position = tape.position()
  }
  const follow = (distancePx: number) => {
    if (!isHeld) return
    const limits = [canStep(-1) ? -1 : 0, canStep(1) ? 1 : 0] as const
    const { boundaries } = rules
    const [start, end] = [limits[0] ? 'hard' : boundaries[0], limits[1] ? 'hard' : boundaries[1]] as const
    position = holdWithin(caughtAt + (distancePx * towardsNext) / widthPx, limits, [start, end])
    if (mayAnimate()) tape.drag(position)
  }
  const settle = (target: number, durationMs: number) => {
    const to = clamp(target, canStep(-1) ? -1 : 0, canStep(1) ? 1 : 0)
    const by = Math.round(to)
    plan = { rest: to - by, durationMs }
    if (by === 0 || !step(by as Step)) tape.glide(by === 0 ? to : 0, durationMs, easeOutCurve)
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
          towardsNext = getComputedStyle(container).direction === 'rtl' ? 1 : -1
          hold()
        },
        onMove: follow,
        onEnd(release) {
          autoplay?.release('drag')
          if (!isHeld) return
          isHeld = false
          if (!release) return settle(0, rules.durationMs())
          const { distancePx, velocity, elapsedMs } = release
          const { to, durationMs } = rules.settle({
            position,
            velocity: (velocity * towardsNext) / widthPx,
            distancePx: distancePx * towardsNext,
            elapsedMs,
            widthPx,
          })
          settle(to, durationMs)
        },
      },
      '.meta',
    )
    changes.onUndo(stop)
  }

  return (change) => {
    isHeld = false // whoever asks for a slide takes it out of the hand
    const { rest, durationMs } = plan ?? { rest: 0, durationMs: rules.durationMs() }
    return tape.change(change, durationMs, easeOutCurve, rest)
  }
}
