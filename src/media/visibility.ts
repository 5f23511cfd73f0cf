import { shared } from '../browser/shared'

/** How far outside the screen images are loaded, B9 Images. */
export const lazyMarginPx = 200

/** B9 Animation. */
export const visibilityThresholds: readonly number[] = [0, 0.1, 0.25, 0.5, 1]

/** How much of an element is on the screen. */
export interface Visibility {
  /** Whether it intersects the screen, extended by the margin. */
  readonly isVisible: boolean
  /**
   * The visible fraction, 0 to 1, of the element or, if it is larger than the screen, of the part that fits on the
   * screen.
   */
  readonly share: number
}

export interface WatchOptions {
  /** Extends the screen on all sides. */
  readonly marginPx?: number
  /** The ratios at which the listener is called. */
  readonly thresholds?: readonly number[]
}

type Listener = (visibility: Visibility) => void
type Watch = { readonly observer: IntersectionObserver; readonly listeners: WeakMap<Element, Set<Listener>> }

const watches = () => shared('visibility', () => new Map<string, Watch>())

/**
 * Calls `listener` whenever an element crosses one of the thresholds. Returns a function that stops it. Elements with
 * the same options share one observer. Without `IntersectionObserver`, the element counts as visible and the listener
 * is called once (B4 Images and video).
 */
export function watchVisibility(element: Element, listener: Listener, options: WatchOptions = {}): () => void {
  const watch = watchFor(options)
  if (!watch) {
    listener({ isVisible: true, share: 1 })
    return () => {}
  }
  const { observer, listeners } = watch
  const own = listeners.get(element) ?? new Set()
  // An observer only reports an element after its first `observe`, so the element is observed again for a second
  // listener.
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

/** Calls `callback` once, when an element is within `marginPx` of the screen. Returns a function that cancels it. */
export function whenVisible(element: Element, callback: () => void, marginPx: number = lazyMarginPx): () => void {
  let stop = () => {}
  const listen = ({ isVisible }: Visibility) => {
    if (!isVisible) return
    stop()
    callback()
  }
  stop = watchVisibility(element, listen, { marginPx, thresholds: [0] })
  return stop
}

/** Whether an element starts below the screen, so that changes to it are out of sight. */
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
  const observer = new IntersectionObserver((entries) => notify(entries, listeners), {
    rootMargin: `${marginPx}px`,
    threshold: [...thresholds],
  })
  const watch = { observer, listeners }
  all.set(name, watch)
  return watch
}

function notify(entries: readonly IntersectionObserverEntry[], listeners: Watch['listeners']): void {
  for (const entry of entries) {
    const visibility = { isVisible: entry.isIntersecting, share: shareOf(entry) }
    for (const listener of [...(listeners.get(entry.target) ?? [])]) {
      try {
        listener(visibility)
      } catch (error) {
        reportError(error) // an error in one listener must not stop the others
      }
    }
  }
}

function shareOf(entry: IntersectionObserverEntry): number {
  const { boundingClientRect: box, intersectionRect: seen, rootBounds: screen } = entry
  const fitting = Math.min(box.width, screen?.width ?? innerWidth) * Math.min(box.height, screen?.height ?? innerHeight)
  return fitting > 0 ? (seen.width * seen.height) / fitting : entry.intersectionRatio
}
