/** The direction of a story: the page's, set by the toolbar, or always right-to-left. */
export type Direction = 'page' | 'rtl'

/** The options of a story's control. */
export const directions: readonly Direction[] = ['page', 'rtl']

/** The `dir` attribute of a block's container. */
export function dirOf(direction: Direction): 'rtl' | undefined {
  return direction === 'rtl' ? direction : undefined
}
