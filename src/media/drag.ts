import { axisOf, type Sample, sampleCount, velocityOf } from './dragPhysics'

/** How a drag ended. */
export interface Release {
  /** Distance from where the pointer was pressed, px to the right. */
  readonly distancePx: number
  readonly elapsedMs: number
  /** Px per ms to the right, over the last five samples. */
  readonly velocity: number
}

/** Called during a drag. */
export interface DragListeners {
  /**
   * Called when a finger or a pen is pressed. Returns whether that stopped a moving slide. If so, the press is not a
   * tap.
   */
  readonly onTouch: () => boolean
  /** Called when the pointer starts to move sideways. */
  readonly onStart: () => void
  /** Distance since the start, px to the right. */
  readonly onMove: (distancePx: number) => void
  /**
   * Called when the drag ends; with `null` if it was cancelled, because the browser scrolls or zooms or the finger
   * never moved.
   */
  readonly onEnd: (release: Release | null) => void
}

/** One press of a finger, a pen or a mouse button. */
interface Press {
  readonly isMouse: boolean
  readonly isOver: () => boolean
  /** Cancels it. Calls `onEnd` if a slide is held. */
  readonly end: () => void
  /** Cancels it without calling `onEnd`. */
  readonly drop: () => void
}

const draggableItself = 'input, select, textarea, video, audio, [contenteditable]'

/**
 * Listens for sideways drags by finger, pen or mouse on an element. Returns a function that stops it. The page still
 * scrolls and zooms (give the element `touch-action: pan-y pinch-zoom`). A drag does not cause a click, but any other
 * press does. A mouse that is pressed on `selectable` selects text.
 */
export function watchDrag(element: HTMLElement, listeners: DragListeners, selectable: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const suppressClick = guardClicks(element, signal)
  let press: Press | null = null

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    press?.end()
    suppressClick(false)
    const isMouse = event.pointerType === 'mouse'
    const excluded = isMouse ? `${draggableItself}, ${selectable}` : draggableItself
    if ((event.target as Element).closest(excluded)) return
    const isCaught = !isMouse && listeners.onTouch()
    suppressClick(isCaught)
    const onStart = () => {
      suppressClick(true)
      listeners.onStart()
    }
    press = followPress(element, event, { ...listeners, onStart, isCaught })
  }
  // A mouse drags the slide, not its image or link, and does not select text.
  const onNativeDrag = (event: Event) => {
    if (press?.isMouse && !press.isOver()) event.preventDefault()
  }

  element.addEventListener('pointerdown', onDown, { signal })
  element.addEventListener('dragstart', onNativeDrag, { signal })
  element.addEventListener('selectstart', onNativeDrag, { signal })
  return () => {
    stop.abort()
    press?.drop()
  }
}

interface FollowOptions extends Pick<DragListeners, 'onStart' | 'onMove' | 'onEnd'> {
  /** Whether the press has stopped a moving slide. */
  readonly isCaught: boolean
}

/** Follows one press until it is released. */
function followPress(element: HTMLElement, down: PointerEvent, options: FollowOptions): Press {
  const { onStart, onMove, onEnd, isCaught } = options
  const over = new AbortController()
  const { signal } = over
  const samples: Sample[] = []
  let isHeld = isCaught
  /** Where the sideways movement began. */
  let startPx: number | undefined

  const end = (release: Release | null = null) => {
    if (signal.aborted) return
    over.abort()
    if (isHeld) onEnd(release)
  }
  const take = (event: PointerEvent) => {
    samples.push({ at: event.timeStamp, px: event.clientX })
    if (samples.length > sampleCount) samples.shift()
  }
  const isOurs = (event: PointerEvent) => event.pointerId === down.pointerId
  const move = (event: PointerEvent) => {
    if (!isOurs(event)) return
    if (event.buttons === 0) return end() // the button was released without an event
    take(event)
    if (startPx === undefined) {
      const axis = axisOf(event.clientX - down.clientX, event.clientY - down.clientY)
      if (axis === 'y') return end()
      if (axis === null) return
      startPx = event.clientX
      isHeld = true
      element.setPointerCapture(event.pointerId)
      onStart()
    }
    onMove(event.clientX - startPx)
  }
  const up = (event: PointerEvent) => {
    if (!isOurs(event)) return
    take(event)
    end(startPx === undefined ? null : releaseOf(down, event, samples))
  }
  const lose = (event: PointerEvent) => {
    // When the capture of a touch moves from the slide to the element, the slide dispatches this event too.
    if (isOurs(event) && (event.type === 'pointercancel' || event.target === element)) end()
  }

  take(down)
  // On the document until the pointer is captured, because a fast mouse may leave the element with its first movement.
  const page = element.ownerDocument
  page.addEventListener('pointermove', move, { signal })
  page.addEventListener('pointerup', up, { signal })
  page.addEventListener('pointercancel', lose, { signal })
  element.addEventListener('lostpointercapture', lose, { signal })
  return { isMouse: down.pointerType === 'mouse', isOver: () => signal.aborted, end, drop: () => over.abort() }
}

function releaseOf(down: PointerEvent, up: PointerEvent, samples: readonly Sample[]): Release {
  return {
    distancePx: up.clientX - down.clientX,
    elapsedMs: up.timeStamp - down.timeStamp,
    velocity: velocityOf(samples),
  }
}

/** Returns a function that sets whether the next click on an element is ignored. Clicks by keyboard never are. */
function guardClicks(element: HTMLElement, signal: AbortSignal): (isSuppressed: boolean) => void {
  let isNext = false
  const onClick = (event: MouseEvent) => {
    if (isNext && event.detail > 0) {
      event.preventDefault()
      event.stopPropagation()
    }
    isNext = false
  }
  element.addEventListener('click', onClick, { signal, capture: true })
  return (isSuppressed) => {
    isNext = isSuppressed
  }
}
