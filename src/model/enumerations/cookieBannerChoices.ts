/** B3 Cookie banner settings. */
export const cookieBannerChoices = {
  variant: ['BAR', 'POPUP'],
  barPosition: ['TOP', 'BOTTOM'],
  popupPosition: ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
  theme: ['LIGHT', 'DARK'],
  ctaVariant: ['TEXT', 'BUTTON', 'ICON'],
  acceptType: ['OPT_IN', 'OPT_IN_AND_OUT'],
} as const
