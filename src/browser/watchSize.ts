import { onResize } from './resize'

const quietMs = 100 // B9 Timing: the resize emitter in galleries

/**
 * Calls `listener` before the next paint and whenever the element's size has changed. Returns a function that stops it.
 * Without `ResizeObserver`, it follows the window.
 */
export function watchSize(element: Element, listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    listener()
    return onResize(listener, quietMs)
  }
  const observer = new ResizeObserver(listener)
  observer.observe(element)
  return () => observer.disconnect()
}
