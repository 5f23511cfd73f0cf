import type { ElementChanges } from '../../src/browser/elementChanges'
import { safeRedirect } from '../../src/model/address/redirect'
import { element as create } from '../../src/ui/element'
import type { MarqueeLink } from './props'

const plainSchemes = /^(?:mailto|tel|sms):/i

/**
 * Reads where a marquee leads: the link that the server drew, else `linkTo` of its JSON. Returns `null` if it leads
 * nowhere, to an address that must not be followed, or if a link of the server is already around the drawing.
 */
export function readLink(svg: SVGSVGElement, linkTo: unknown): MarqueeLink | null {
  if (svg.closest('a[href]')) return null
  const served = svg.querySelector('a[href]')
  const address = served?.getAttribute('href') ?? (typeof linkTo === 'string' ? linkTo.trim() : '')
  const href = plainSchemes.test(address) ? address : safeRedirect(address, document.baseURI)
  return href === null ? null : { href, target: served?.getAttribute('target') || undefined, served }
}

/**
 * Puts the text for screen readers into a link that covers the drawing: one link with one name, in the place of the text
 * in the page. A link inside the drawing has no area that a pointer could hit, and none of the drawing is read.
 */
export function addLink({ href, target, served }: MarqueeLink, spoken: Element, changes: ElementChanges): void {
  const rel = target === '_blank' ? 'noopener' : undefined
  const link = create('a', { class: 'skerry-marquee-link', href, target, rel })
  spoken.replaceWith(link)
  link.append(spoken)
  changes.onUndo(() => link.replaceWith(spoken))
  if (served) changes.attribute(served, 'tabindex', -1)
}
