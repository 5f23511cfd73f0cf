/** The names of the runtime's blocks, as in the registry. Their code files have the same names. */
export const blockNames = [
  'accordion',
  'add-to-cart',
  'animated',
  'audio',
  'cart',
  'cart-indicator',
  'donation-button',
  'form',
  'gallery',
  'image',
  'image-lightbox',
  'money',
  'newsletter',
  'pricing-toggle',
  'product',
  'product-list',
  'product-reviews',
  'quick-view',
  'review-request',
  'spacer',
  'summary',
  'textarea-counter',
  'video',
] as const

export type BlockName = (typeof blockNames)[number]
