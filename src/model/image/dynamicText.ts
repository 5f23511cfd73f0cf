/**
 * The text of an image block. Templates size it for the whole window, and expect it to be scaled down to its column.
 */
export const dynamicText = '.sqs-dynamic-text'

/** The share of the window that a text takes, in percent with one decimal, rounded as on the platform. */
export function shareOfWindow(widthPx: number, windowPx: number): number {
  return Math.floor((widthPx / windowPx) * 1000) / 10
}

/** The font size of a text that takes that share of the window. */
export function dynamicFontSize(share: number): string {
  return `max(0.75rem, ${share}%)`
}
