import { parentOf } from '../browser/callNative'
import { whenIdle } from '../browser/idle'
import type { When } from './defineBlock'

const visibleMarginPx = 200 // B9 Images: lazy-load margin

let observer: IntersectionObserver | undefined
const waiting = new Map<Element, Set<() => void>>()
/** The element that is watched for each callback. */
const targets = new Map<() => void, Element>()

/**
 * Calls `act` once when the element is due. Returns a function that cancels the wait. `interaction` never calls it: the
 * first interaction starts the block. Without IntersectionObserver everything is visible at once (B4 Images).
 */
export function waitFor(when: When, element: Element, act: () => void): () => void {
  if (when === 'idle') return whenIdle(act)
  if (when === 'visible') return whenVisible(element, act)
  if (when === 'interaction') return () => {}
  if (typeof when === 'object' && when.media) return whenMedia(when.media, act)
  return immediately(act) // `now`, or an unknown value, which is reported when the block loads
}

/** Resolves when the browser is idle. */
export function idle(): Promise<void> {
  return new Promise((resolve) => waitFor('idle', document.documentElement, resolve))
}

/** Stops watching all elements. */
export function stopWaiting(): void {
  observer?.disconnect()
  observer = undefined
  waiting.clear()
  targets.clear()
}

function immediately(act: () => void): () => void {
  act()
  return () => {}
}

// Separate from `whenVisible` in `src/media/visibility.ts`, because the two treat an element without a box differently:
// a block that is hidden until its code shows it is due with its parent, but a hidden image must not load. That module
// also measures how much of an element is visible, which only some blocks need; this one is in the wiring, which every
// page with a block loads. Neither room imports the other.
function whenVisible(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return immediately(act)
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: `${visibleMarginPx}px` })
  watch(element, act)
  return () => {
    const target = targets.get(act)
    if (target) unwatch(target, act)
  }
}

function watch(target: Element, act: () => void): void {
  waiting.set(target, (waiting.get(target) ?? new Set()).add(act))
  targets.set(act, target)
  observer?.observe(target)
}

function unwatch(target: Element, act: () => void): void {
  const acts = waiting.get(target)
  acts?.delete(act)
  targets.delete(act)
  if (acts?.size) return
  waiting.delete(target)
  observer?.unobserve(target)
}

function onIntersect(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target, boundingClientRect: box } of entries) {
    // An element that has no box, because its block has yet to show it, would never intersect, so its parent is watched
    // instead. This is checked here, where layout is up to date, and not at the start, where it would force a layout.
    const parent = box?.width || box?.height || hasBox(target) ? null : parentOf(target)
    if (!isIntersecting && !parent) continue
    for (const act of [...(waiting.get(target) ?? [])]) {
      unwatch(target, act)
      if (isIntersecting) act()
      else if (parent) watch(parent, act)
    }
  }
}

function hasBox(element: Element): boolean {
  return Element.prototype.getClientRects.call(element).length > 0
}

function whenMedia(media: string, act: () => void): () => void {
  const query = matchMedia(media)
  if (query.matches) return immediately(act)
  const onChange = () => {
    if (!query.matches) return
    stop()
    act()
  }
  const stop = () => query.removeEventListener('change', onChange)
  query.addEventListener('change', onChange)
  return stop
}
