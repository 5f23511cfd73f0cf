/** Popup overlay styles (B3 Popup overlay settings) by their number on real pages. */
export const popupStyles = { none: 1, light: 2, dark: 3 } as const
