import { shared } from '../browser/shared'

/** How far outside the screen a thing is loaded already, B9 Images. */
export const lazyMarginPx = 200

/** B9 Animation. */
export const visibilityThresholds: readonly number[] = [0, 0.1, 0.25, 0.5, 1]

/** How much of an element is on the screen. */
export interface Visibility {
  /** Whether it touches the screen, widened by the margin. */
  readonly isVisible: boolean
  /** The part of the element that is seen, 0 to 1. */
  readonly ratio: number
  /** The part of the screen that it fills, 0 to 1: a block of several screens never reaches a high ratio (decision 40). */
  readonly coverage: number
}

export interface WatchOptions {
  /** Widens the screen on all sides. */
  readonly marginPx?: number
  /** The ratios at which the listener is called. */
  readonly thresholds?: readonly number[]
}

type Listener = (visibility: Visibility) => void
type Watch = { readonly observer: IntersectionObserver; readonly listeners: WeakMap<Element, Set<Listener>> }

const watches = () => shared('visibility', () => new Map<string, Watch>())

/**
 * Calls `listener` whenever an element crosses one of the thresholds; returns what stops it. All elements with the same
 * options share one observer. Without observer support everything counts as visible, once (B4 Images and video).
 */
export function watchVisibility(element: Element, listener: Listener, options: WatchOptions = {}): () => void {
  const watch = watchFor(options)
  if (!watch) {
    listener({ isVisible: true, ratio: 1, coverage: 1 })
    return () => {}
  }
  const { observer, listeners } = watch
  const own = listeners.get(element) ?? new Set()
  // An observer reports a new element only at its first `observe`, so a second listener has it observed afresh.
  if (own.size > 0) observer.unobserve(element)
  listeners.set(element, own.add(listener))
  observer.observe(element)
  return () => {
    own.delete(listener)
    if (own.size > 0) return
    listeners.delete(element)
    observer.unobserve(element)
  }
}

/** Calls `callback` once, when an element is within 200 px of the screen or nearer; returns what calls it off. */
export function whenVisible(element: Element, callback: () => void, marginPx: number = lazyMarginPx): () => void {
  let isDone = false
  let stop = () => {}
  const listen = ({ isVisible }: Visibility) => {
    if (!isVisible || isDone) return
    isDone = true
    stop()
    callback()
  }
  stop = watchVisibility(element, listen, { marginPx, thresholds: [0] })
  return stop
}

/** Whether what an element does to the page is out of sight: it begins below the screen. */
export function isBelowScreen(element: Element): boolean {
  return element.getBoundingClientRect().top >= innerHeight
}

function watchFor({ marginPx = 0, thresholds = visibilityThresholds }: WatchOptions): Watch | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined
  const all = watches()
  const name = `${marginPx} ${thresholds.join(' ')}`
  const known = all.get(name)
  if (known) return known
  const listeners: Watch['listeners'] = new WeakMap()
  const observer = new IntersectionObserver((entries) => tell(entries, listeners), {
    rootMargin: `${marginPx}px`,
    threshold: [...thresholds],
  })
  const watch = { observer, listeners }
  all.set(name, watch)
  return watch
}

function tell(entries: readonly IntersectionObserverEntry[], listeners: Watch['listeners']): void {
  for (const entry of entries) {
    const { isIntersecting: isVisible, intersectionRatio: ratio } = entry
    const visibility = { isVisible, ratio, coverage: coverageOf(entry) }
    for (const listener of [...(listeners.get(entry.target) ?? [])]) {
      try {
        listener(visibility)
      } catch (error) {
        reportError(error) // one element's listener must not keep the others from hearing
      }
    }
  }
}

function coverageOf({ intersectionRect: seen, rootBounds: screen }: IntersectionObserverEntry): number {
  const area = (screen?.width ?? innerWidth) * (screen?.height ?? innerHeight)
  return area > 0 ? Math.min((seen.width * seen.height) / area, 1) : 0
}
