import { axisLockPx, swipeThresholdMs, swipeThresholdPx } from '../../media/swipe'
import type { Point } from './zoom'

/** Called for each gesture. Distances are in CSS px from where it began, unless stated otherwise. */
export interface GestureListeners {
  readonly isZoomed: () => boolean
  readonly onSwipe: (dx: number) => void
  /** `isQuick`: 50 px within 250 ms. */
  readonly onSwipeEnd: (dx: number, isQuick: boolean) => void
  readonly onPull: (dy: number) => void
  readonly onPullEnd: (dy: number, isQuick: boolean) => void
  /** Distances since the last call. */
  readonly onPan: (dx: number, dy: number) => void
  /** Since the last call, the fingers' distance has changed by `factor`, and their middle has moved. */
  readonly onPinch: (from: Point, to: Point, factor: number) => void
  /** Called when panning or pinching ends. */
  readonly onRest: () => void
}

export interface Gestures {
  /** Whether the current click is the end of a gesture. */
  readonly wasGesture: () => boolean
  /** Whether the last press was a touch. */
  readonly isTouch: () => boolean
}

const handlesItself = 'button, a, .caption, slot'

type Kind = 'swipe' | 'pull' | 'pan' | 'pinch' | 'none' | null

/** Listens for gestures on an element. */
export function watchGestures(stage: HTMLElement, listeners: GestureListeners, signal: AbortSignal): Gestures {
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
      endSingle() // the second finger ends the gesture of the first
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
      kind = listeners.isZoomed() ? 'pan' : kindOf(dx, dy, event.pointerType)
      stage.setPointerCapture(event.pointerId)
    }
    const before = [...fingers.values()]
    fingers.set(event.pointerId, point)
    if (kind === 'pinch') pinch(before, [...fingers.values()], listeners.onPinch)
    else if (kind === 'pan') listeners.onPan(point.x - last.x, point.y - last.y)
    else if (kind === 'swipe') listeners.onSwipe(dx)
    else if (kind === 'pull') listeners.onPull(Math.max(dy, 0))
  }

  const endSingle = (dx = 0, dy = 0, isQuick = false) => {
    if (kind === 'swipe') listeners.onSwipeEnd(dx, isQuick && Math.abs(dx) > swipeThresholdPx)
    if (kind === 'pull') listeners.onPullEnd(Math.max(dy, 0), isQuick && dy > swipeThresholdPx)
  }

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (kind === 'pinch' || kind === 'pan') {
      if (fingers.size === 0) listeners.onRest()
      else kind = 'pan' // the remaining finger pans
      return
    }
    if (event.type === 'pointercancel') return endSingle()
    const { x, y } = pointOf(event)
    endSingle(x - start.x, y - start.y, event.timeStamp - start.timeMs < swipeThresholdMs)
  }

  stage.addEventListener('pointerdown', onDown, { signal })
  stage.addEventListener('pointermove', onMove, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const) stage.addEventListener(type, onUp, { signal })
  return { wasGesture: () => kind !== null, isTouch: () => type === 'touch' }
}

/** Whether an event is ours: captions, controls and players handle their own. */
export function isOurs(event: Event): boolean {
  return !event.composedPath().some((node) => node instanceof Element && node.matches(handlesItself))
}

/** The gesture of one finger or a mouse after it has moved this far, on an image that is not zoomed. */
function kindOf(dx: number, dy: number, pointerType: string): Kind {
  if (Math.abs(dx) > Math.abs(dy)) return 'swipe'
  return pointerType === 'touch' && dy > 0 ? 'pull' : 'none'
}

/** Reports a movement of the first two fingers. */
function pinch([a, b]: readonly Point[], [c, d]: readonly Point[], onPinch: GestureListeners['onPinch']): void {
  if (a && b && c && d) onPinch(middle(a, b), middle(c, d), distance(c, d) / (distance(a, b) || 1))
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
