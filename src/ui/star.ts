import { icon } from './element'

/** The highest rating of a review (C7). */
export const mostStars = 5

/** A star, empty or filled by the style sheet of the block that shows it: `fill` is `none` or `currentColor`. */
export function starIcon(): SVGSVGElement {
  return icon('M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z')
}
