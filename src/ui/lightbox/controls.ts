import type { Step } from '../../model/galleryIndex'
import { containsDeeply, focusedElement } from '../tabbables'
import type { CloseUp } from './closeUp'
import { watchGestures } from './gestures'
import { animate, type Motion } from './motion'
import { bandAt, createArrowPace } from './pace'
import { windowSize } from './panel'
import type { Parts } from './parts'

const settleMs = 300
const doubleTapMs = 300
const pullShare = 0.25 // of the window's height, after which letting go closes
const scrollKeys = [' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']
const notOurs = 'button, a, .caption, slot'

export interface ControlsOptions {
  readonly parts: Parts
  readonly motion: Motion
  readonly closeUp: CloseUp
  readonly hasOthers: boolean
  readonly sign: Step
  readonly go: (step: Step, fromPx?: number) => void
  /** Closes from where a finger has pulled it to. */
  readonly close: (pulledPx?: number) => void
  /** Ends all of it. */
  readonly signal: AbortSignal
}

/** Answers fingers, mice, wheels and keys (B4 Lightbox gallery). Captions, controls and players keep their own. */
export function watchControls(options: ControlsOptions): void {
  const { parts, motion, closeUp, hasOthers, sign, go, close, signal } = options
  const { dialog, track } = parts

  const isOurs = (event: Event) =>
    !event.composedPath().some((node) => node instanceof Element && node.matches(notOurs))
  const settle = (from: string) => {
    track.style.transform = ''
    dialog.style.setProperty('--pulled', '0')
    motion.run(animate(track, [{ transform: from }, { transform: 'none' }], settleMs))
  }

  const gestures = watchGestures(
    dialog,
    isOurs,
    {
      isZoomed: closeUp.isZoomed,
      onSwipe(dx) {
        motion.finish()
        if (hasOthers) track.style.transform = `translateX(${dx}px)`
      },
      onSwipeEnd(dx, isQuick) {
        if (!hasOthers) return
        if (!isQuick && Math.abs(dx) < windowSize().width / 2) return settle(`translateX(${dx}px)`)
        track.style.transform = ''
        go(dx * sign < 0 ? 1 : -1, dx)
      },
      onPull(dy) {
        track.style.transform = `translateY(${dy}px)`
        dialog.style.setProperty('--pulled', `${Math.min(dy / windowSize().height, 1)}`)
      },
      onPullEnd(dy, isQuick) {
        if (!isQuick && dy < windowSize().height * pullShare) return settle(`translateY(${dy}px)`)
        track.style.transform = ''
        close(dy)
      },
      onPan: closeUp.pan,
      onPinch: closeUp.pinch,
      onRest: closeUp.rest,
    },
    signal,
  )

  let closing: ReturnType<typeof setTimeout> | undefined
  /** The band at an edge moves, anywhere else closes; on an image a finger's second tap looks closer instead. */
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || gestures.wasGesture() || !isOurs(event)) return
    const point = { x: event.clientX, y: event.clientY }
    const band = bandAt(point.x, windowSize().width)
    const isImage = event.target instanceof HTMLImageElement && closeUp.canZoom()
    if (band && hasOthers) return go((band === 'left') === (sign === 1) ? -1 : 1)
    if (!gestures.isTouch() || !isImage) return close()
    if (closing === undefined) {
      closing = setTimeout(close, doubleTapMs)
      return
    }
    clearTimeout(closing)
    closing = undefined
    closeUp.toggle(point)
  }

  const onWheel = (event: WheelEvent) => {
    if (!isOurs(event) && !event.ctrlKey) return
    event.preventDefault() // neither the page behind nor the browser's own zoom
    closeUp.onWheel(event)
  }

  const pace = createArrowPace()
  const onKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event
    const focused = focusedElement()
    const isElsewhere = focused && focused !== document.body && !containsDeeply(dialog, focused)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const step = (key === 'ArrowRight') === (sign === 1) ? 1 : -1
      event.preventDefault()
      if (pace(step, timeStamp)) go(step)
    } else if (key === '+' || key === '=' || key === '-') closeUp.step(key !== '-')
    else if (focused === dialog && scrollKeys.includes(key)) event.preventDefault() // the page behind stays where it is
  }

  dialog.addEventListener('click', onClick, { signal })
  dialog.addEventListener('wheel', onWheel, { signal, passive: false })
  dialog.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  document.addEventListener('keydown', onKey, { signal })
  signal.addEventListener('abort', () => clearTimeout(closing))
}
