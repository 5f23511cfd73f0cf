import type { ElementChanges } from '../../src/browser/elementChanges'
import { safeRedirect } from '../../src/model/address/redirect'
import { element as create } from '../../src/ui/element'
import type { MarqueeLink } from './props'

const plainSchemes = /^(?:mailto|tel|sms):/i

/**
 * Reads a marquee's link: the one the server drew, or `linkTo` in its JSON. Returns `null` without a link, for an
 * unsafe URL, or if the server's link already wraps the drawing.
 */
export function readLink(svg: SVGSVGElement, linkTo: unknown): MarqueeLink | null {
  if (svg.closest('a[href]')) return null
  const served = svg.querySelector('a[href]')
  const address = served?.getAttribute('href') ?? (typeof linkTo === 'string' ? linkTo.trim() : '')
  const href = plainSchemes.test(address) ? address : safeRedirect(address, document.baseURI)
  return href === null ? null : { href, target: served?.getAttribute('target') || undefined, served }
}

/**
 * Puts the text for screen readers into a link that covers the drawing: one link with one name, at the text's position
 * in the page. A link inside the drawing would have no clickable area, and screen readers skip the drawing.
 */
export function addLink({ href, target, served }: MarqueeLink, spoken: Element, changes: ElementChanges): void {
  const rel = target === '_blank' ? 'noopener' : undefined
  const link = create('a', { class: 'skerry-marquee-link', href, target, rel })
  const place = spoken.closest('.skerry-marquee-link') ?? spoken // in a copy of a mounted block
  place.replaceWith(link)
  link.append(spoken)
  changes.onUndo(() => link.replaceWith(spoken))
  if (served) changes.attribute(served, 'tabindex', -1)
}
