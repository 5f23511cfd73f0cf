/** A point in the window, in CSS px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** What a tooltip is placed next to: an element, or the pointer, whose `top` and `bottom` are equal. */
export interface Anchor {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const mouseOffset = 15 // A9 Tooltip
const edgeMargin = 20 // A9 Tooltip
const focusGap = 8

/**
 * The top left corner of a tooltip: 15 px to the right of and below its anchor, at least 20 px from the edges of the
 * window. If there is no space below the anchor, it goes above, so that it never covers what it explains.
 */
export function tooltipPlace(anchor: Anchor, tooltip: Size, screen: Size): Point {
  const below = anchor.bottom + mouseOffset
  const hasRoom = below + tooltip.height <= screen.height - edgeMargin
  const y = hasRoom ? below : anchor.top - mouseOffset - tooltip.height
  return {
    x: within(anchor.x + mouseOffset, edgeMargin, screen.width - edgeMargin - tooltip.width),
    y: within(y, edgeMargin, screen.height - edgeMargin - tooltip.height),
  }
}

/** The anchor of the mouse pointer. */
export function pointerAnchor({ x, y }: Point): Anchor {
  return { x, top: y, bottom: y }
}

/** The anchor on keyboard focus: the tooltip starts where the element starts, slightly closer than to the pointer. */
export function focusAnchor(
  { left, right, top, bottom }: DOMRect,
  isRightToLeft: boolean,
  tooltipWidth: number,
): Anchor {
  const nearer = mouseOffset - focusGap
  return { x: (isRightToLeft ? right - tooltipWidth : left) - mouseOffset, top: top + nearer, bottom: bottom - nearer }
}

function within(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest))
}
