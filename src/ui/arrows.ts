import { icon } from './element'

/** Creates the icons of previous and next buttons, in the text direction of `place`. */
export function arrows(place: Element): { readonly previous: SVGSVGElement; readonly next: SVGSVGElement } {
  const left = icon('M15 5l-7 7 7 7')
  const right = icon('M9 5l7 7-7 7')
  const isRtl = getComputedStyle(place).direction === 'rtl'
  return isRtl ? { previous: right, next: left } : { previous: left, next: right }
}
