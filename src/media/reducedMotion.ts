import { queryValue } from '../browser/queryString'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

/** Whether the address contains `nomotion=true`, which turns off all autoplay (B2). */
export function isMotionOff(): boolean {
  return queryValue('nomotion') === 'true'
}

/** Whether animations are allowed by both the visitor's preference and the address. */
export function mayAnimate(): boolean {
  return !prefersReducedMotion() && !isMotionOff()
}

/** Calls `listener` when the visitor's preference changes. Returns a function that stops it. */
export function onReducedMotion(listener: (isReduced: boolean) => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  const listen = () => listener(list.matches)
  list.addEventListener('change', listen)
  return () => list.removeEventListener('change', listen)
}
