import { axisOf, type Sample, sampleCount, velocityOf } from './dragPhysics'

/** A drag that was let go. */
export interface Release {
  /** Since the pointer came down, px to the right. */
  readonly distancePx: number
  readonly elapsedMs: number
  /** Px per ms to the right, over the last five samples. */
  readonly velocity: number
}

/** What a drag does. */
export interface DragListeners {
  /** A finger or pen came down. Returns whether it caught something that moved, so that it is no tap. */
  readonly onTouch: () => boolean
  /** The movement is sideways. */
  readonly onStart: () => void
  /** So far to the right since it began, px. */
  readonly onMove: (distancePx: number) => void
  /** Let go; `null` where it was called off: the browser scrolls or zooms, the finger only touched. */
  readonly onEnd: (release: Release | null) => void
}

interface Press {
  readonly event: PointerEvent
  readonly samples: Sample[]
  readonly over: AbortController
  /** Whether anything is to be let go. */
  isHeld: boolean
  /** Where the sideways movement began; undefined before. */
  startPx?: number
}

const ownDrags = 'input, select, textarea, video, audio, [contenteditable]'

/**
 * Listens for sideways drags by finger, pen or mouse on an element; returns what stops it. The page goes on scrolling and
 * zooming (give the element `touch-action: pan-y pinch-zoom`); a drag is no click, and what was no drag is one. A mouse
 * that comes down on `selectable` selects text.
 */
export function watchDrag(element: HTMLElement, listeners: DragListeners, selectable: string): () => void {
  const stop = new AbortController()
  let press: Press | null = null
  let isNoClick = false

  const end = (release: Release | null = null) => {
    if (!press) return
    const { isHeld, over } = press
    press = null
    over.abort()
    if (isHeld) listeners.onEnd(release)
  }

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    end()
    const isMouse = event.pointerType === 'mouse'
    isNoClick = false
    if ((event.target as Element).closest(isMouse ? `${ownDrags}, ${selectable}` : ownDrags)) return
    const over = new AbortController()
    press = {
      event,
      samples: [{ at: event.timeStamp, px: event.clientX }],
      over,
      isHeld: !isMouse && listeners.onTouch(),
    }
    isNoClick = press.isHeld
    // On the document until it is captured: a quick mouse is out of the element with its first movement.
    const on = { signal: over.signal }
    const page = element.ownerDocument
    page.addEventListener('pointermove', onMove, on)
    page.addEventListener('pointerup', onUp, on)
    page.addEventListener('pointercancel', onLost, on)
    element.addEventListener('lostpointercapture', onLost, on)
  }

  const onMove = (event: PointerEvent) => {
    if (!press || !isOurs(event)) return
    if (event.buttons === 0) return end() // it was let go where nobody could tell
    take(press, event)
    if (press.startPx === undefined) {
      const axis = axisOf(event.clientX - press.event.clientX, event.clientY - press.event.clientY)
      if (axis === 'y') return end()
      if (axis === null) return
      press.startPx = event.clientX
      press.isHeld = true
      isNoClick = true
      element.setPointerCapture(event.pointerId)
      listeners.onStart()
    }
    listeners.onMove(event.clientX - press.startPx)
  }

  const onUp = (event: PointerEvent) => {
    if (!press || !isOurs(event)) return
    take(press, event)
    const { event: down, samples, startPx } = press
    if (startPx === undefined) return end()
    end({
      distancePx: event.clientX - down.clientX,
      elapsedMs: event.timeStamp - down.timeStamp,
      velocity: velocityOf(samples),
    })
  }

  const onLost = (event: PointerEvent) => {
    // A finger's capture moves from the slide to us, of which the slide is told.
    if (isOurs(event) && (event.type === 'pointercancel' || event.target === element)) end()
  }

  const isOurs = (event: PointerEvent) => press?.event.pointerId === event.pointerId
  const take = ({ samples }: Press, event: PointerEvent) => {
    samples.push({ at: event.timeStamp, px: event.clientX })
    if (samples.length > sampleCount) samples.shift()
  }

  const onClick = (event: MouseEvent) => {
    if (isNoClick && event.detail > 0) {
      event.preventDefault()
      event.stopPropagation()
    }
    isNoClick = false
  }
  // A mouse drags the slide, not its picture or its link, and marks no text.
  const onOwnDrag = (event: Event) => {
    if (press?.event.pointerType === 'mouse') event.preventDefault()
  }

  const always = { signal: stop.signal }
  element.addEventListener('pointerdown', onDown, always)
  element.addEventListener('click', onClick, { ...always, capture: true })
  element.addEventListener('dragstart', onOwnDrag, always)
  element.addEventListener('selectstart', onOwnDrag, always)
  return () => {
    stop.abort()
    press?.over.abort()
    press = null
  }
}
