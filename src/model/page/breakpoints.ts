/** B9 Reservation and layout. Widths and heights of the window in css px. */
export const breakpoints = {
  /** Mobile is a width up to and with this; docs/decisions.md#32 uses it for popups too. */
  mobileMaxWidth: 432,
  desktopMinWidth: 433,
  /** The mobile information bar applies up to and with this width. */
  mobileBarMaxWidth: 1024,
  desktopWidths: [800, 1024],
  deviceHeights: [926, 1024, 1366],
} as const

/** The kinds of device the specification tells apart; a tablet is named there but never matches. */
export type Device = 'mobile' | 'tablet' | 'desktop'

/** Whether a window of this width is a phone's. */
export function isMobile(width: number): boolean {
  return width <= breakpoints.mobileMaxWidth
}

/** Whether a window of this width is a desktop's. */
export function isDesktop(width: number): boolean {
  return !isMobile(width)
}

/** Never: every width is a phone's or a desktop's. Kept because the specification names it. */
export function isTablet(_width: number): boolean {
  return false
}

/** Whether the mobile information bar applies. */
export function hasMobileBar(width: number): boolean {
  return width <= breakpoints.mobileBarMaxWidth
}
