import { readText } from '../../src/runtime/attributes'
import type { AnimatedProps, AnimationKind } from './props'

const defaults = { duration: 0.3, offset: 30, ratio: 0.5 } // B9 Animation
const kinds: readonly AnimationKind[] = ['slide', 'scale', 'clip', 'fade']
const siteDefault = 'site-default'

/**
 * Reads a block's animation: from `data-animation` with `data-animation-duration` (seconds), `data-animation-offset`
 * (px) and `data-animation-ratio`, else from the platform's class `combination-animation-…` or
 * `individual-animation-…`, else from the site's default. Returns `null` if there is none.
 */
export function readAnimation(element: Element): AnimatedProps | null {
  const name = readName(element)
  if (!name || name === 'none') return null
  return {
    kind: kinds.find((kind) => name.includes(kind)) ?? 'fade', // `fade-in`, `slide-up`: only the kind matters
    duration: readNumber(element, 'data-animation-duration', defaults.duration),
    offset: readNumber(element, 'data-animation-offset', defaults.offset),
    ratio: Math.min(readNumber(element, 'data-animation-ratio', defaults.ratio), 1),
  }
}

function readName(element: Element): string {
  const served = readText(element, 'data-animation') || nameByClass(element)
  return served === siteDefault || served === '' ? siteName() : served
}

function nameByClass({ classList }: Element): string {
  const names = ['combination-animation-', 'individual-animation-'].flatMap((prefix) =>
    [...classList].flatMap((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : [])),
  )
  return names.find((name) => name !== 'none') ?? names[0] ?? ''
}

/** Reads the site's default animation from the classes of the body. */
function siteName(): string {
  const { className } = document.body
  if (!/(^|\s)tweak-global-animations-enabled(\s|$)/.test(className)) return ''
  return /tweak-global-animations-animation-type-([a-z]+)/.exec(className)?.[1] ?? ''
}

function readNumber(element: Element, name: string, fallback: number): number {
  const number = Number.parseFloat(readText(element, name))
  return number >= 0 ? number : fallback
}
