/** B9 Reservation and layout. Widths and heights of the window in CSS px. */
export const breakpoints = {
  /** The largest width of mobile; docs/decisions.md#32 uses it for popups too. */
  mobileMaxWidth: 432,
  desktopMinWidth: 433,
  /** The largest width at which the mobile information bar is shown. */
  mobileBarMaxWidth: 1024,
  desktopWidths: [800, 1024],
  deviceHeights: [926, 1024, 1366],
} as const

/** The kinds of device in the specification. It names a tablet, but no width matches it. */
export type Device = 'mobile' | 'tablet' | 'desktop'

/** Whether a window of this width is a phone. */
export function isMobile(width: number): boolean {
  return width <= breakpoints.mobileMaxWidth
}

/** Whether a window of this width is a desktop. */
export function isDesktop(width: number): boolean {
  return !isMobile(width)
}

/** Always false: every width is a phone or a desktop. Kept because the specification names it. */
export function isTablet(_width: number): boolean {
  return false
}

/** Whether the mobile information bar is shown. */
export function hasMobileBar(width: number): boolean {
  return width <= breakpoints.mobileBarMaxWidth
}
