import { axisLockPx, swipeThresholdMs, swipeThresholdPx } from '../../media/swipe'
import type { Point } from './zoom'

/** What fingers and mice mean; distances from where they began, in css px. */
export interface GestureAnswers {
  readonly isZoomed: () => boolean
  readonly onSwipe: (dx: number) => void
  /** `isQuick`: 50 px within 250 ms. */
  readonly onSwipeEnd: (dx: number, isQuick: boolean) => void
  readonly onPull: (dy: number) => void
  readonly onPullEnd: (dy: number, isQuick: boolean) => void
  /** By how much since the last time. */
  readonly onPan: (dx: number, dy: number) => void
  /** What lay between the fingers is `factor` times as large as it was the last time, and has moved from one point to the other. */
  readonly onPinch: (from: Point, to: Point, factor: number) => void
  /** Panning or pinching is over. */
  readonly onRest: () => void
}

export interface Gestures {
  /** Whether what ended with the current click was a gesture. */
  readonly wasGesture: () => boolean
  readonly isTouch: () => boolean
}

type Kind = 'swipe' | 'pull' | 'pan' | 'pinch' | 'none' | null

/** Tells the gestures on an element apart. Those that begin where `isOurs` says no are left alone. */
export function watchGestures(
  stage: HTMLElement,
  isOurs: (event: Event) => boolean,
  answers: GestureAnswers,
  signal: AbortSignal,
): Gestures {
  const fingers = new Map<number, Point>()
  let kind: Kind = null
  let start = { x: 0, y: 0, timeMs: 0 }
  let type = ''

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0 || !isOurs(event)) return
    if (fingers.size === 0) kind = null
    type = event.pointerType
    fingers.set(event.pointerId, pointOf(event))
    if (fingers.size === 1) start = { ...pointOf(event), timeMs: event.timeStamp }
    if (fingers.size === 2) {
      endSingle(0, 0, false) // what one finger began the second one ends
      kind = 'pinch'
      for (const id of fingers.keys()) stage.setPointerCapture(id)
    }
  }

  const onMove = (event: PointerEvent) => {
    const last = fingers.get(event.pointerId)
    if (!last) return
    const point = pointOf(event)
    const [dx, dy] = [point.x - start.x, point.y - start.y]
    if (kind === null && Math.hypot(dx, dy) > axisLockPx) {
      kind = kindOf(dx, dy, event.pointerType)
      stage.setPointerCapture(event.pointerId)
    }
    const before = [...fingers.values()]
    fingers.set(event.pointerId, point)
    if (kind === 'pinch') pinch(before, [...fingers.values()])
    else if (kind === 'pan') answers.onPan(point.x - last.x, point.y - last.y)
    else if (kind === 'swipe') answers.onSwipe(dx)
    else if (kind === 'pull') answers.onPull(Math.max(dy, 0))
  }

  const kindOf = (dx: number, dy: number, pointerType: string): Kind => {
    if (answers.isZoomed()) return 'pan'
    if (Math.abs(dx) > Math.abs(dy)) return 'swipe'
    return pointerType === 'touch' && dy > 0 ? 'pull' : 'none'
  }

  const pinch = ([a, b]: readonly Point[], [c, d]: readonly Point[]) => {
    if (a && b && c && d) answers.onPinch(middle(a, b), middle(c, d), distance(c, d) / (distance(a, b) || 1))
  }

  const endSingle = (dx: number, dy: number, isQuick: boolean) => {
    if (kind === 'swipe') answers.onSwipeEnd(dx, isQuick && Math.abs(dx) > swipeThresholdPx)
    if (kind === 'pull') answers.onPullEnd(Math.max(dy, 0), isQuick && dy > swipeThresholdPx)
  }

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (kind === 'pinch' || kind === 'pan') {
      if (fingers.size === 0) answers.onRest()
      else kind = 'pan' // the finger that is left goes on panning
      return
    }
    if (event.type === 'pointercancel') return endSingle(0, 0, false)
    const { x, y } = pointOf(event)
    endSingle(x - start.x, y - start.y, event.timeStamp - start.timeMs < swipeThresholdMs)
  }

  stage.addEventListener('pointerdown', onDown, { signal })
  stage.addEventListener('pointermove', onMove, { signal })
  stage.addEventListener('pointerup', onUp, { signal })
  stage.addEventListener('pointercancel', onUp, { signal })
  return { wasGesture: () => kind !== null, isTouch: () => type === 'touch' }
}

function pointOf({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY }
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
