/** The words of an image block. Templates size them for the whole window, and expect them scaled down to their column. */
export const dynamicText = '.sqs-dynamic-text'

/** How much of the window a text takes, in percent with one decimal, as the platform rounds it. */
export function shareOfWindow(widthPx: number, windowPx: number): number {
  return Math.floor((widthPx / windowPx) * 1000) / 10
}

/** The font size of a text that takes that share of the window. */
export function dynamicFontSize(share: number): string {
  return `max(0.75rem, ${share}%)`
}
