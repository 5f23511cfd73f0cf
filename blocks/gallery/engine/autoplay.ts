import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AutoplayState, hold, isPlaying, type PauseReason, release, stopPlaying, toggle } from './autoplayState'

/** Advances a gallery automatically. */
export interface Autoplay {
  readonly store: StoreApi<AutoplayState>
  readonly hold: (reason: PauseReason) => void
  readonly release: (reason: PauseReason) => void
  readonly toggle: () => void
  /** Stops until the visitor starts it again. */
  readonly stopPlaying: () => void
  /** Restarts the timer after a change of slides, so that the new slide is shown for its full time, or for `ms`. */
  readonly restart: (ms?: number) => void
  /** Starts autoplay; returns a function that stops it. */
  readonly start: () => () => void
}

export interface AutoplayOptions {
  readonly isWanted: boolean
  readonly timeoutMs: number
  readonly advance: () => void
}

const resumeMs = 1000 // B9 Gallery: slideshow autoplay

/**
 * Creates the autoplay of one gallery (B4 Gallery, docs/decisions.md#44). It advances one second after a pause has
 * ended, or after `timeoutMs` if that is shorter (docs/decisions.md#98).
 */
export function createAutoplay({ isWanted, timeoutMs, advance }: AutoplayOptions): Autoplay {
  const store = createStore<AutoplayState>(() => ({ isWanted, reasons: [] }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasStarted = false

  const schedule = (ms: number) => {
    clearTimeout(timer)
    if (!hasStarted || !isPlaying(store.getState())) return
    timer = setTimeout(() => {
      schedule(timeoutMs)
      advance()
    }, ms)
  }
  const change = (next: AutoplayState) => {
    const wasPlaying = isPlaying(store.getState())
    store.setState(next)
    if (isPlaying(next) !== wasPlaying) schedule(Math.min(resumeMs, timeoutMs))
  }

  return {
    store,
    hold: (reason) => change(hold(store.getState(), reason)),
    release: (reason) => change(release(store.getState(), reason)),
    toggle: () => change(toggle(store.getState())),
    stopPlaying: () => change(stopPlaying(store.getState())),
    restart: (ms = timeoutMs) => schedule(ms),
    start() {
      hasStarted = true
      schedule(timeoutMs)
      return () => {
        hasStarted = false
        clearTimeout(timer)
      }
    },
  }
}
