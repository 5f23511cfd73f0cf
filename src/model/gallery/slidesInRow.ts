/**
 * Returns how many of `wanted` slides a row has in a window: at most 2 under 480 px, at most 3 under 724 px (B4
 * Gallery).
 */
export function slidesInRow(wanted: number, windowPx: number): number {
  return Math.min(wanted, windowPx < 480 ? 2 : windowPx < 724 ? 3 : wanted)
}
