import type { Step } from '../../model/gallery/galleryIndex'
import { containsDeeply, focusedElement } from '../tabbables'
import { type GestureListeners, type Gestures, isOurs, watchGestures } from './gestures'
import { animate, type Motion } from './motion'
import { bandAt, createArrowPace } from './pace'
import type { Parts } from './parts'
import { windowBox } from './windowBox'
import type { ZoomController } from './zoomController'

const settleMs = 300
const doubleTapMs = 300
const pullShare = 0.25 // of the window's height; releasing below it closes
const panPx = 80
const pans: { readonly [key: string]: readonly [dx: number, dy: number] } = {
  ArrowLeft: [panPx, 0],
  ArrowRight: [-panPx, 0],
  ArrowUp: [0, panPx],
  ArrowDown: [0, -panPx],
}

export interface ControlsOptions {
  readonly parts: Parts
  readonly motion: Motion
  readonly zoom: ZoomController
  readonly hasOthers: boolean
  readonly sign: Step
  readonly go: (step: Step, fromPx?: number) => void
  /** Closes the lightbox; `pulledPx` is how far a finger has pulled the slide down. */
  readonly close: (pulledPx?: number) => void
  /** Removes all listeners. */
  readonly signal: AbortSignal
}

/** Listens for touch, mouse, wheel and keyboard events (B4 Lightbox gallery). See `isOurs` for the exceptions. */
export function watchControls(options: ControlsOptions): void {
  const { parts, zoom, sign, go, signal } = options
  const { dialog } = parts
  const pace = createArrowPace()

  const onWheel = (event: WheelEvent) => {
    if (!isOurs(event) && !event.ctrlKey) return
    event.preventDefault() // the page behind must not scroll, and the browser must not zoom
    zoom.onWheel(event)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    const focused = focusedElement()
    const isElsewhere = focused && focused !== document.body && !containsDeeply(dialog, focused)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return
    const pan = zoom.isZoomed() && pans[key]
    if (pan) {
      event.preventDefault()
      zoom.pan(...pan)
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const step = (key === 'ArrowRight') === (sign === 1) ? 1 : -1
      event.preventDefault()
      if (pace(step, timeStamp)) go(step)
    } else if (key === '+' || key === '=' || key === '-') zoom.step(key !== '-')
  }

  watchClicks(options, watchGestures(dialog, gestureListeners(options), signal))
  dialog.addEventListener('wheel', onWheel, { signal, passive: false })
  dialog.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  document.addEventListener('keydown', onKey, { signal })
}

/** Swiping changes the slide, pulling down closes the lightbox, and two fingers zoom. */
function gestureListeners(options: ControlsOptions): GestureListeners {
  const { parts, motion, zoom, hasOthers, sign, go, close } = options
  const { dialog, track } = parts
  const settle = (from: string) => {
    track.style.transform = ''
    dialog.style.setProperty('--pulled', '0')
    motion.run(animate(track, [{ transform: from }, { transform: 'none' }], settleMs))
  }
  return {
    isZoomed: zoom.isZoomed,
    onSwipe(dx) {
      motion.finish()
      if (hasOthers) track.style.transform = `translateX(${dx}px)`
    },
    onSwipeEnd(dx, isQuick) {
      if (!hasOthers) return
      if (!isQuick && Math.abs(dx) < windowBox().width / 2) return settle(`translateX(${dx}px)`)
      track.style.transform = ''
      go(dx * sign < 0 ? 1 : -1, dx)
    },
    onPull(dy) {
      track.style.transform = `translateY(${dy}px)`
      dialog.style.setProperty('--pulled', `${Math.min(dy / windowBox().height, 1)}`)
    },
    onPullEnd(dy, isQuick) {
      if (!isQuick && dy < windowBox().height * pullShare) return settle(`translateY(${dy}px)`)
      track.style.transform = ''
      close(dy)
    },
    onPan: zoom.pan,
    onPinch: zoom.pinch,
    onRest: zoom.rest,
  }
}

/**
 * A click in an edge band changes the slide; anywhere else, it closes the lightbox. A double tap on an image zooms. The
 * rest of a double click or tap that has opened the lightbox does nothing.
 */
function watchClicks({ parts, zoom, hasOthers, sign, go, close, signal }: ControlsOptions, gestures: Gestures): void {
  let closing: ReturnType<typeof setTimeout> | undefined
  let isOpening = true
  const openedMs = performance.now()
  const endOpening = (event: MouseEvent) => {
    // Not all browsers count taps.
    const isSecond = event.detail > 1 || (gestures.isTouch() && event.timeStamp - openedMs < doubleTapMs)
    isOpening &&= isSecond
    if (!isOpening) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || gestures.wasGesture() || !isOurs(event)) return
    const point = { x: event.clientX, y: event.clientY }
    const { x, width } = windowBox()
    const band = bandAt(point.x - x, width)
    const isImage = event.target instanceof HTMLImageElement && zoom.canZoom()
    if (band && hasOthers) return go((band === 'left') === (sign === 1) ? -1 : 1)
    if (!gestures.isTouch() || !isImage) return close()
    if (closing === undefined) {
      closing = setTimeout(close, doubleTapMs)
      return
    }
    clearTimeout(closing)
    closing = undefined
    zoom.toggle(point)
  }
  parts.dialog.addEventListener('click', endOpening, { signal, capture: true })
  parts.dialog.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => clearTimeout(closing))
}
