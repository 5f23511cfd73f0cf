/** The direction of a story: that of the page, which the toolbar sets, or always from the right. */
export type Direction = 'page' | 'rtl'

/** For a story's control. */
export const directions: readonly Direction[] = ['page', 'rtl']

/** The `dir` of what is around a block. */
export function dirOf(direction: Direction): 'rtl' | undefined {
  return direction === 'rtl' ? direction : undefined
}
